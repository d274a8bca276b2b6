// Which texts belong together: those of every page, and those of a game's table.
export const SHARED = ['common', 'grammar', 'client']
/**
 * The areas of a game's table: its own, and those that begin with its name. The terminal's are not for us, and what the
 * pages of rules and lessons say is loaded by them: `voice.need('five_armies_rules')`. Of what cards say (`_cards`) the
 * server makes whole texts.
 */
export const ELSEWHERE = /_(terminal|rules|learn|decks|building|cards)$/
/** Areas of which a language has only some texts: the others are said in English. */
export const GAPS: Record<string, string[]> = { pl: ['meccg_dragons', 'meccg_minions', 'meccg_wizards'] }
