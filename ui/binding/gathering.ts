import type { UiLanguage } from '@xuekan/core'
import type { AddedToBasket, BasketKey, CollectingModel, ShownHits } from '@xuekan/core/citation'
import type { Translate } from '../locales/translate.ts'

/** Some articles of a list, chosen to be put into the basket together. */
export interface Selection {
  /** In the order of the list. */
  readonly selected: readonly BasketKey[]
  readonly isSelected: (article: BasketKey) => boolean
  readonly toggle: (article: BasketKey) => void
  /** Whether every article of the list that is shown is chosen, or only some of them. */
  readonly all: boolean
  readonly some: boolean
  readonly setAll: (all: boolean) => void
  readonly clear: () => void
  readonly addTo: (basket: CollectingModel) => AddedToBasket
}

/** What is said of a selection that holds over the pages of a list. */
export interface SelectionWords {
  /** How many are chosen. */
  readonly chosen: string
  /** Of choosing none any more. */
  readonly clear: string
  /** What became of the whole list; '' where it was not added. */
  readonly told: string
}

/** What is chosen over the pages of a search, and how it stands with its whole result. */
export interface Gathered {
  readonly selection: Selection
  readonly words: SelectionWords
}

/** The basket with how hits that are gathered for it are shown. */
export interface GatheringModel extends CollectingModel {
  readonly gather: (shown: ShownHits, words: GatheringWords) => Gathered
}

export interface GatheringWords {
  readonly language: UiLanguage
  readonly t: Translate
}
