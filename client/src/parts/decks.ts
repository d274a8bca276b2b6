// Games whose players bring decks have a room for them.
const rooms = import.meta.glob('../games/*/decks/Decks.svelte')
export const bringsDecks = (game: string): boolean => `../games/${game}/decks/Decks.svelte` in rooms
