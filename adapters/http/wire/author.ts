import type { UiLanguage } from '@xuekan/core'
import { readOrcid, type Author } from '@xuekan/core/content'
import type { WireAuthor } from '../contract/author.ts'
import { textFrom } from './localized.ts'

/** An author (C7.16); what is no ORCID is left out. */
export const authorFrom = (wire: WireAuthor, language: UiLanguage): Author => ({
  name: textFrom(wire, 'name', language),
  orcid: readOrcid(wire.orcid ?? ''),
  orcids: wire.orcids.map(readOrcid).filter((orcid) => orcid !== ''),
  affiliations: wire.affiliations
    .map((affiliation) => textFrom(affiliation, 'name', language))
    .filter(({ zh, en }) => zh !== '' || en !== ''),
  articleCount: wire.articleCount ?? 0,
})
