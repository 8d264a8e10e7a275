import type { Channel } from '../domain/channel/channel.ts'
import type { SearchType } from '../domain/shell/header-config.ts'
import type { Behavior } from '../reactive/behavior.ts'

/** One entry of the menu as it is drawn. */
export interface MenuItem {
  readonly channel: Channel
  readonly label: string
  /** The code of the channel above; '' at the top. */
  readonly parentCode: string
  /** Opens in a window of its own (a jump column to another host). */
  readonly external: boolean
  readonly nofollow: boolean
  readonly children: readonly MenuItem[]
}

export interface MenuState {
  /** False until widths are known: then all entries are in `shown`, and style sheets decide what is seen. */
  readonly measured: boolean
  readonly shown: readonly MenuItem[]
  readonly more: readonly MenuItem[]
  /** Index over shown and more together; -1 when nothing is selected (C4.14). */
  readonly selected: number
  /** Ids of the channels that lead to the page, from the selected entry down to the page's own; none without one. */
  readonly path: readonly string[]
}

export interface MenuModel {
  readonly state$: Behavior<MenuState>
  /** All entries in order, before any is moved into More. */
  readonly items: readonly MenuItem[]
  /** Natural widths of all entries and of More, in CSS pixels, as measured in the page. */
  readonly measured: (widths: readonly number[], moreWidth: number) => void
  /** Width that the page leaves for the menu, in CSS pixels, where that can be less than the header's budget. */
  readonly hasRoom: (width: number) => void
}

export interface SearchBoxState {
  readonly open: boolean
  readonly term: string
  readonly type: SearchType
  /** The field of the selected condition; 'all' searches every field (C4.17). */
  readonly field: string
  /** Longest term that the input takes (C5.1). */
  readonly limit: number
}

export interface SearchBoxModel {
  readonly state$: Behavior<SearchBoxState>
  readonly types: readonly SearchType[]
  readonly setTerm: (term: string) => void
  /** Puts a term in the box, unless the reader has typed what is not searched for yet. */
  readonly offer: (term: string) => void
  /** Another type has other conditions: no field of them is chosen yet (C4.17). It is taken as it comes; `types` are to be offered. */
  readonly setType: (type: SearchType) => void
  readonly setField: (field: string) => void
  /** The icon of a box: opens, closes, or searches when there is a term (C4.16). */
  readonly toggle: () => void
  /** Escape: the box closes, and nothing is searched. */
  readonly close: () => void
  /**
   * Enter or the button of an open box: searches, or tells that the term is empty (C5.2). What is given is searched this
   * once in place of the type and the field of the box.
   */
  readonly submit: (as?: Pick<SearchBoxState, 'type' | 'field'>) => void
}

export interface LanguageSwitchModel {
  /** 'CN', 'EN', '切换中文' or 'English Version' by header style (C4.3). */
  readonly label: string
  /** The same address in the other language, for readers without scripts. */
  readonly href$: Behavior<string>
  /** True from the choice until the page leaves (C4.2). */
  readonly switching$: Behavior<boolean>
  /** The place is the id of an element that the other page has too; without one it keeps the hash. */
  readonly choose: (place?: string) => void
}

export interface BackToTopModel {
  readonly visible$: Behavior<boolean>
  readonly start: () => void
}
