import { citeAsUrl } from '../article/doi.ts'
import { writtenText } from '../article/written-text.ts'
import type { SiteShell } from '../shell/site-shell.ts'
import { feedAddress } from '../feed/feed-address.ts'
import { defaultLanguage, uiLanguages } from '../language/ui-language.ts'
import { localise, type LocalizedText } from '../language/localized.ts'
import type { JournalImprint } from '../site/journal.ts'
import type { SiteId } from '../site/site.ts'
import { excerpt } from '../text/excerpt.ts'
import { canonicalUrl } from './canonical-route.ts'
import { citationMetas } from './citation-metas.ts'
import type { HeadInput, HeadSource } from './head-input.ts'
import type { HeadLink, HeadMeta, HeadModel } from './head-model.ts'
import { articleJsonLd, figureJsonLd, issueJsonLd, journalJsonLd } from './json-ld.ts'
import { isOutsideIndexes } from './outside-indexes.ts'
import { pageTitle } from './page-title.ts'

/** Longest description, in characters. */
const descriptionLength = 300

/**
 * What stands in the head of a page, for people and for programs (C9.12). A page whose content could not be had is listed
 * by no index. Laws: no content is empty; the addresses of
 * both languages name each other and themselves; one primary language a page; plain text only.
 */
export function headOf(from: HeadInput): HeadModel {
  const { content = null, language } = from
  const input: HeadSource = { ...from, content }
  const listed = !isOutsideIndexes(from.route.page) && from.content !== null && from.listed !== false
  const url = canonicalUrl(input, language)
  return {
    language,
    title: pageTitle(input),
    metas: [
      { name: 'description', content: descriptionOf(input) },
      { name: 'robots', content: listed ? '' : 'noindex, follow' },
      ...openGraph(input, listed ? url : ''),
      ...(content?.page === 'article'
        ? citationMetas(citedArticle(input, content.content.article, url))
        : []),
    ].filter((meta) => meta.content !== ''),
    links: listed ? [...addressLinks(input, url), ...feedLinks(input)] : linksUnlisted(from, input),
    jsonLd: listed ? jsonLdOf(input, url) : null,
  }
}

/** A page that stands for many others, such as results, still has its feed. */
const linksUnlisted = ({ content, route }: HeadInput, input: HeadSource): readonly HeadLink[] =>
  content !== null && isOutsideIndexes(route.page) ? feedLinks(input) : []

/** Canonical, both languages, and for readers of other languages the site's default (C1.5). */
function addressLinks(input: HeadSource, url: string): readonly HeadLink[] {
  const fallback = input.shell.header.defaultLanguage ?? defaultLanguage
  const doi = input.content?.page === 'article' ? citeAsUrl(input.content.content.article.doi) : ''
  return [
    { rel: 'canonical', href: url },
    ...uiLanguages.map((one) => ({ rel: 'alternate', hreflang: one, href: canonicalUrl(input, one) })),
    { rel: 'alternate', hreflang: 'x-default', href: canonicalUrl(input, fallback) },
    ...(doi === '' ? [] : [{ rel: 'cite-as', href: doi }]),
  ]
}

/** The feed that a page has, where programs look for it (C2.36). */
function feedLinks(input: HeadSource): readonly HeadLink[] {
  const { feed, shell, language } = input
  if (feed === undefined) return []
  const href = feedAddress(feed.source, feed.siteId ?? shell.site.id, language)
  return [{ rel: 'alternate', type: 'application/rss+xml', href, title: pageTitle(input) }]
}

const openGraph = (input: HeadSource, url: string): readonly HeadMeta[] => [
  { name: 'og:title', content: pageTitle(input) },
  { name: 'og:type', content: input.content?.page === 'article' ? 'article' : 'website' },
  { name: 'og:url', content: url },
  { name: 'og:description', content: descriptionOf(input) },
  { name: 'og:site_name', content: writtenText(localise(input.shell.site.name, input.language)) },
]

function descriptionOf({ shell, language, description }: HeadInput): string {
  const plain = (text: LocalizedText | undefined): string =>
    text === undefined ? '' : writtenText(localise(text, language))
  return excerpt(plain(description) || plain(shell.site.description), descriptionLength)
}

const citedArticle = (
  { shell, language }: HeadSource,
  article: Parameters<typeof citationMetas>[0]['article'],
  url: string,
) => ({
  article,
  journal: journalOf(shell, article.siteId),
  language,
  url,
})

/** The site's journal, where an article is its own and not one of another site. */
const journalOf = ({ journal }: SiteShell, siteId: SiteId): JournalImprint | null =>
  journal !== null && journal.siteId === siteId ? journal : null

function jsonLdOf(input: HeadSource, url: string): object | null {
  const { content, language } = input
  if (content?.page === 'article') return articleJsonLd(citedArticle(input, content.content.article, url))
  if (content?.page === 'issue') return issueJsonLd(content.content, language, url)
  if (content?.page === 'float') {
    return content.content.kind === 'figure' ? figureJsonLd(content.content, language, url) : null
  }
  if (content?.page === 'home' && content.content.journal !== null) {
    return journalJsonLd(content.content.journal, language, url)
  }
  return null
}
