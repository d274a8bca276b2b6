// A card that may be played or used in several ways: what tells them apart, in the words of the card.
import type { Match } from '../../match.svelte'
import type { Option } from '../../wire/types'
import { library, setOf } from './cards/library.svelte'

export const waysOf =
  (match: Match) =>
  (option: Option): string => {
    const { do: doing, card, n } = option.do
    if (doing !== 'Declared' || match.options.filter((it) => it.do.do === doing && it.do.card === card).length < 2) return ''
    const code = option.names.card ?? ''
    void library.needTexts([setOf(code)]).catch(() => undefined)
    return library.words(code)[2][String(n)] ?? ''
  }
