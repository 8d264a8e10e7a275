import type { UiLanguage } from '@xuekan/core'
import type { IndexTermSummary } from '@xuekan/core/content'
import type { WireIndexTerm } from '../contract/index-term.ts'
import { textFrom } from './localized.ts'
import { facetFrom } from './search.ts'

/** What stands under a term. */
export const indexTermFrom = (wire: WireIndexTerm, language: UiLanguage): IndexTermSummary => ({
  name: textFrom(wire, 'name', language),
  articleCount: wire.articleCount ?? 0,
  years: facetFrom(wire.years),
  journals: facetFrom(wire.journals),
  keywords: facetFrom(wire.keywords),
  authors: facetFrom(wire.authors),
})
