import { basketLimit, type BasketKey, type CollectingModel, type ShownHits } from '@xuekan/core/citation'
import { totalLabel } from '@xuekan/core/search'
import type { Gathered, GatheringWords } from '../../binding/gathering.ts'
import { formatNumber } from '../../locales/format.ts'
import { gatheringEn } from '../../locales/gathering.en.ts'
import { gatheringZh } from '../../locales/gathering.zh.ts'

const words = { zh: gatheringZh, en: gatheringEn } as const

/** Hits of a page as they stand in the basket's model, a chunk of its own: few readers gather any (C4.21). */
export function gather(model: CollectingModel, shown: ShownHits, { language, t }: GatheringWords): Gathered {
  const { hits, found } = model
  const chosen = hits.of(shown.search)
  const added = found.of(shown.search)
  const numbered = (count: number): string => formatNumber(count, language)
  const own = words[language]
  const here = shown.articles.filter(chosen.holds).length
  const all = here > 0 && here === shown.articles.length
  const selected = chosen.hits.map(({ entry }) => entry)
  const select = (articles: readonly BasketKey[], wanted: boolean): void =>
    hits.select(shown, articles, wanted)
  const toldOf = (held: number, total: number): string => {
    if (held === total) return t('basket.addedNow', { count: held, shown: numbered(held) })
    const { count, more } = totalLabel(total)
    return own.part(numbered(held), more ? own.over(numbered(count)) : numbered(count), numbered(basketLimit))
  }
  return {
    selection: {
      selected,
      isSelected: chosen.holds,
      toggle: (article) => select([article], !chosen.holds(article)),
      all,
      some: here > 0 && !all,
      setAll: (wanted) => select(shown.articles, wanted),
      clear: hits.clear,
      addTo: ({ addAll }) => addAll(selected),
    },
    words: {
      chosen: own.chosen(numbered(selected.length), numbered(chosen.pages)),
      clear: own.clear,
      told: added === null ? '' : added.status === 'adding' ? own.adding : toldOf(added.held, added.total),
    },
  }
}
