"""The games for people who study search and learning: observations, environments, batches, datasets."""
