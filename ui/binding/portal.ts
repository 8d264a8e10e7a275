import type { StoredValue } from '@xuekan/core'
import type { TheatreModel } from '@xuekan/core/page'
import type { ArticleSummary, ReadingLook, ReadingPlace, StoppedPlaces } from '@xuekan/core/content'
import type { CiteModel } from '@xuekan/core/citation'
import type { FollowedTerm, ToggleModel } from '@xuekan/core/member'
import type { Behavior } from '@xuekan/core/reactive'
import type { SearchHelp } from '@xuekan/core/search'
import type { ShellModel } from '@xuekan/core/site'
import { createContext, useContext } from 'react'
import type { Translate } from '../locales/translate.ts'
import type { GatheringModel } from './gathering.ts'
import type { SiteWidgets } from './site-widgets.ts'
import type { LazyModel } from './lazy-model.ts'
import type { StoredPlayback } from './stored-playback.ts'

/** Citations that are shown, until they are closed. */
export interface OpenCite extends CiteModel {
  readonly close: () => void
}

/** Where the reader stopped in articles, at earlier visits and at this one. */
export interface Stopped {
  /** The section in which the reader left the article; null for none. */
  readonly sectionOf: (articleId: string) => string | null
  readonly places$: Behavior<StoppedPlaces>
  /** Says whether places are to be remembered; without it all are forgotten. */
  readonly remember: (wanted: boolean) => void
  /** Stores that the reader is at this place among the headings of these ids. */
  readonly isAt: (articleId: string, ids: readonly string[], place: ReadingPlace) => void
}

/** Something of a member that is on or off, until it is closed. */
export interface OpenToggle extends Pick<ToggleModel, 'state$' | 'toggle'> {
  readonly close: () => void
}

/** What every component may ask for: the shell around the page, and what this front end adds to it. */
export interface Portal extends ShellModel {
  readonly t: Translate
  /** Header, footer and top news in the site's styles. */
  readonly widgets: SiteWidgets
  /** The citation basket: its code comes with the first item, or when it is wanted. */
  readonly basket: LazyModel<GatheringModel>
  /** Suggestions, recent searches and conditions: their code comes when the reader turns to the search box. */
  readonly searchHelp: LazyModel<SearchHelp>
  /** Figures and tables over the page: their code comes with the first one. */
  readonly theatre: LazyModel<TheatreModel>
  /** The citations of an article in every style and format; null where their code cannot be had. */
  readonly cite: (article: Pick<ArticleSummary, 'id' | 'siteId'>) => Promise<OpenCite | null>
  /** Whether the member keeps the article with this id; null where the code of it cannot be had. */
  readonly favourite: (articleId: string) => Promise<OpenToggle | null>
  /** Whether the member is written to of new articles under a term; null where the code of it cannot be had. */
  readonly follow: (term: FollowedTerm) => Promise<OpenToggle | null>
  /** How the reader wants texts to look, shown and stored as it changes; null where the code of it cannot be had. */
  readonly look: () => Promise<StoredValue<ReadingLook> | null>
  /** How fast films and sounds are played, and with which captions; null where the code of it cannot be had. */
  readonly playback: () => Promise<StoredPlayback | null>
  /** Where the reader stopped in articles; null where the code of it cannot be had. */
  readonly stopped: () => Promise<Stopped | null>
  /** Puts text on the clipboard; false where that is not allowed. */
  readonly copyText: (text: string) => Promise<boolean>
  /** Saves a picture as PNG, under a name without an ending; false where that cannot be done. */
  readonly savePng: (picture: { readonly url: string; readonly fileName: string }) => Promise<boolean>
}

const PortalContext = createContext<Portal | null>(null)

export const PortalProvider = PortalContext.Provider

export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (portal === null) throw new Error('usePortal needs a PortalProvider above it')
  return portal
}
