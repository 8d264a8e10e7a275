import { ownImprint } from '@xuekan/core/content'
import type { ArticleRow } from './article-row.ts'
import type { SiteRow } from './site-row.ts'

const none = { zh: '', en: '' }

/** The journal that an article is in: its own words, completed from the journal of its site where that is the same one. */
export const imprintOf = ({ record, siteName }: ArticleRow, journal?: SiteRow) =>
  ownImprint(
    {
      journalName: record.journalName,
      about: {
        imprint: {
          issn: record.issn,
          abbreviation: record.about?.abbreviation ?? '',
          publisher: record.publisher,
        },
      },
    },
    {
      name: journal?.config.name ?? siteName,
      abbreviation: none,
      issn: journal?.config.journal?.issn ?? '',
      publisher: journal?.config.journal?.publisher ?? none,
    },
  )
