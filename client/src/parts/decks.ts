// Games whose players bring decks have a room for them.
const rooms = import.meta.glob('../games/*/decks/Decks.svelte')
export const bringsDecks = (game: string): boolean => `../games/${game}/decks/Decks.svelte` in rooms

/** What of the options of a match its decks are judged by. */
export function judgedBy(options: Record<string, unknown>) {
  const optional = (options.optional ?? []) as string[]
  return {
    sets: (options.sets ?? []) as string[],
    casual: Boolean(options.casual),
    rules: {
      rules: (options.rules ?? 'standard') as 'standard' | 'basic',
      length: Number(options.length ?? 1),
      wizard_may_start: optional.includes('wizard-may-start'),
    },
  }
}
