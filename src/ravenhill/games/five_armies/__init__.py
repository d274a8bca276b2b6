"""The Battle of Five Armies: a battle of two sides, of Armies, dice and cards."""
