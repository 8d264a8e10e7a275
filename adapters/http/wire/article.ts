import type { UiLanguage, Sanitiser } from '@xuekan/core'
import { articleSource, type Article } from '@xuekan/core/content'
import { safeLink } from '@xuekan/core/menu'
import { fileUrl } from '@xuekan/core/site'
import type { WireArticle } from '../contract/article.ts'
import { aboutFrom, textsFrom } from './article-about.ts'
import { summaryFrom } from './article-summary.ts'
import { affiliationsFrom, contributorsFrom } from './contributors.ts'
import { isoDate } from './iso-date.ts'
import { localizedOf, textFrom } from './localized.ts'
import { proseFrom } from './prose.ts'
import { splitEach } from './semicolons.ts'

/** An article with all that its page shows (C3.13). */
export function articleFrom(wire: WireArticle, language: UiLanguage, sanitiser: Sanitiser): Article {
  const summary = summaryFrom(wire, language)
  const abstract = textFrom(wire, 'summary', language)
  const keywords = localizedOf(language, {
    plain: wire.keyword ?? wire.keywords,
    zh: wire.zhKeyword,
    en: wire.enKeyword,
  })
  const source = articleSource(wire.vasDocLink, wire.vasDocsource, summary.doi)
  return {
    ...summary,
    contributors: contributorsFrom(wire, summary.authors),
    affiliations: affiliationsFrom(wire, language),
    abstract: { zh: proseFrom(abstract.zh, sanitiser), en: proseFrom(abstract.en, sanitiser) },
    keywords: splitEach(keywords),
    issueId: wire.periodId ?? '',
    dates: {
      received: isoDate(wire.receivedDate),
      revised: isoDate(wire.revisedDate),
      accepted: isoDate(wire.acceptedDate),
      online: isoDate(wire.onlineDate),
      published: isoDate(wire.ppubDate) || isoDate(wire.publishDate),
    },
    funding: { zh: wire.zhFunding ?? '', en: wire.enFunding ?? '' },
    license: licenseFrom(wire),
    referenceCount: wire.referenceCount ?? 0,
    pdfSize: wire.pdfSize ?? 0,
    about: aboutFrom(wire, sanitiser),
    texts: textsFrom(wire, sanitiser),
    coverUrl: fileUrl(wire.pictureUrl),
    ...(source === null ? {} : { source }),
  }
}

/** What an article cannot be shown without, where that is missing: an empty record is no article. */
export const emptyFieldOf = ({ id, title }: Pick<Article, 'id' | 'title'>): string | null => {
  if (id === '') return 'data.id'
  return title.zh === '' && title.en === '' ? 'data.title' : null
}

function licenseFrom({ license }: WireArticle): Article['license'] {
  const url = safeLink(license?.url) ?? ''
  const name = license?.name ?? ''
  return url === '' && name === '' ? null : { url, name }
}
