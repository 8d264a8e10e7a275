import { parseContentLanguage, type Sanitiser } from '@xuekan/core'
import {
  noAbout,
  splitSemicolons,
  type ArticleAbout,
  type ArticleRelation,
  type FurtherText,
} from '@xuekan/core/content'
import { safeLink } from '@xuekan/core/menu'
import { asSiteId } from '@xuekan/core/site'
import type { WireArticle } from '../contract/article.ts'
import { proseFrom } from './prose.ts'

type WireAbout = NonNullable<WireArticle['about']>

const relationFrom = (wire: WireAbout['relations'][number]): ArticleRelation => ({
  type: wire.type ?? '',
  named: wire.named === 1,
  doi: wire.doi ?? '',
  url: safeLink(wire.url) ?? '',
  text: wire.text ?? '',
  id: wire.id ?? '',
  siteId: wire.siteId === null ? null : asSiteId(wire.siteId),
  title: { zh: wire.zhResName ?? '', en: wire.enResName ?? '' },
})

/** What one article alone says; an rc-pub that does not tell it says nothing. */
export function aboutFrom({ about }: WireArticle, sanitiser: Sanitiser): ArticleAbout {
  if (about === null) return noAbout
  return {
    type: about.articleType ?? '',
    heading: {
      zh: proseFrom(about.zhHeading, sanitiser),
      en: proseFrom(about.enHeading, sanitiser),
    },
    summaries: {
      zh: proseFrom(about.zhSummaries, sanitiser),
      en: proseFrom(about.enSummaries, sanitiser),
    },
    copyright: { zh: about.zhCopyright ?? '', en: about.enCopyright ?? '' },
    licenseText: { zh: about.zhLicenseText ?? '', en: about.enLicenseText ?? '' },
    roles: about.roles.map(({ name, roles }) => ({ name: name ?? '', roles })),
    editors: about.editors.map(({ name, roles, affiliation }) => ({
      name: name ?? '',
      roles,
      affiliation: affiliation ?? '',
    })),
    relations: about.relations.map(relationFrom),
    events: about.events.map(({ eventType, label, eventDate, url }) => ({
      type: eventType ?? '',
      label: label ?? '',
      date: eventDate ?? '',
      url: safeLink(url) ?? '',
    })),
    imprint: {
      issn: about.issn ?? '',
      abbreviation: about.publicationAbbrev ?? '',
      publisher: { zh: about.zhPublisher ?? '', en: about.enPublisher ?? '' },
    },
    pmid: about.pmid ?? '',
    ...(about.pmcid === null ? {} : { pmcid: about.pmcid }),
    ...(about.arxiv === null ? {} : { arxiv: about.arxiv }),
  }
}

/** Texts in further languages; one that does not name its language is left out. */
export const textsFrom = ({ texts }: WireArticle, sanitiser: Sanitiser): readonly FurtherText[] =>
  texts.flatMap(({ language, title, summary, keyword, hasFullText }) => {
    const tag = parseContentLanguage(language ?? '')
    return tag === null
      ? []
      : [
          {
            language: tag,
            title: title ?? '',
            abstract: proseFrom(summary, sanitiser),
            keywords: splitSemicolons(keyword ?? ''),
            hasFullText: hasFullText === 1,
          },
        ]
  })
