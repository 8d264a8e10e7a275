import type { UiLanguage } from '@xuekan/core'
import { readOrcid, type Author } from '@xuekan/core/content'
import type { WireAuthor } from '../contract/author.ts'
import { localizedOf } from './localized.ts'

/** An author (C7.16); what is no ORCID is left out. */
export const authorFrom = (wire: WireAuthor, language: UiLanguage): Author => ({
  name: localizedOf(language, { plain: wire.name, zh: wire.zhName, en: wire.enName }),
  orcid: readOrcid(wire.orcid ?? ''),
  orcids: wire.orcids.map(readOrcid).filter((orcid) => orcid !== ''),
  affiliations: wire.affiliations
    .map(({ name, zhName, enName }) => localizedOf(language, { plain: name, zh: zhName, en: enName }))
    .filter(({ zh, en }) => zh !== '' || en !== ''),
  articleCount: wire.articleCount ?? 0,
})
