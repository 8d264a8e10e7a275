import type { AcceptedAgreement, AgreementTexts } from '../../domain/member/agreement.ts'
import type { ThirdParty } from '../../domain/member/third-party-login.ts'
import type { Article, ArticleSummary, FullText } from '../../domain/article/article.ts'
import { articleSummary } from '../../domain/article/article-summary.ts'
import type { DatedArticle } from '../../domain/article/dated-article.ts'
import type { ListedArticle } from '../../domain/article/listed-article.ts'
import { plainText } from '../../domain/article/plain-text.ts'
import type { Channel } from '../../domain/channel/channel.ts'
import type { FooterConfig } from '../../domain/shell/footer-config.ts'
import type { HeaderConfig } from '../../domain/shell/header-config.ts'
import { localise, type Localized } from '../../domain/language/localized.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { IssueYear } from '../../domain/issue/issue.ts'
import type { Journal } from '../../domain/site/journal.ts'
import type { Site, SiteId } from '../../domain/site/site.ts'
import type { SafeHtml } from '../../domain/text/safe-html.ts'
import type { FakeArticleDetails } from './fake-article-details.ts'
import type { FakeMediaContent } from './fake-media-content.ts'
import type { FakeSearchHelp } from './fake-search-help.ts'
import type { FakeShellContent } from './fake-shell-gateways.ts'
import type { FakeProfile } from './fake-profile-gateway.ts'
import type { FakeSideContent } from './fake-side-content.ts'

/** One site with all that hangs from it. */
export interface FakeSite {
  readonly site: Site
  /** The group that a journal belongs to; null when it stands alone. */
  readonly groupId: SiteId | null
  readonly header: HeaderConfig
  readonly footer: FooterConfig | null
  readonly channels: readonly Channel[]
  /** Texts of columns, by the channel's id. */
  readonly bodies: Readonly<Record<string, Localized<SafeHtml | null>>>
  readonly journal: Journal | null
  readonly years: readonly IssueYear[]
}

export interface FakeArticle {
  readonly article: Article
  readonly fullText: Localized<FullText | null>
  /** ISO time in UTC; not known when absent. */
  readonly changedAt?: string
  /** Those in further languages; none when absent. */
  readonly furtherTexts?: readonly FullText[]
}

/** A whole deployment in memory: what the fakes of the gateways answer from. */
export interface FakeContent
  extends FakeSideContent, FakeMediaContent, Omit<FakeShellContent, 'firstExperts' | 'jumpUrls'> {
  readonly sites: readonly FakeSite[]
  readonly articles: readonly FakeArticle[]
  /** Conditions, words and suggestions of searches; none when absent. */
  readonly searchHelp?: FakeSearchHelp
  /** Whose session asks; nobody's where absent. */
  readonly signedIn?: FakeProfile
  /** Through which one can log in; none where absent. */
  readonly thirdParties?: readonly ThirdParty[]
  /** Of the portal; none where absent. */
  readonly agreements?: readonly AgreementTexts[]
  /** By the member who is logged in; nothing where absent. */
  readonly acceptedAgreements?: readonly AcceptedAgreement[]
  /** By the id of the article. */
  readonly articleDetails?: Readonly<Record<string, FakeArticleDetails>>
}

export const siteById = (content: FakeContent, id: SiteId): FakeSite | null =>
  content.sites.find(({ site }) => site.id === id) ?? null

/** The journals that a site shows: itself, those of its group, or all. */
export function journalsOf(content: FakeContent, id: SiteId): readonly FakeSite[] {
  const own = siteById(content, id)
  if (own === null) return []
  if (own.site.type === 'single') return [own]
  return content.sites.filter(
    ({ site, groupId }) => site.type === 'single' && (own.site.type === 'all' || groupId === id),
  )
}

/** The sites whose content a site shows: itself and its journals, for the aggregate all. */
export function shownBy(content: FakeContent, id: SiteId): ReadonlySet<SiteId> {
  const own = siteById(content, id)
  const shown = own?.site.type === 'all' ? content.sites : journalsOf(content, id)
  return new Set([...(own === null ? [] : [id]), ...shown.map(({ site }) => site.id)])
}

/** The articles of these ids as lists show them, in their order; what is no article's id is left out. */
export const summariesOf = ({ articles }: FakeContent, ids: readonly string[]): readonly ArticleSummary[] =>
  ids.flatMap((id) =>
    articles.filter(({ article }) => article.id === id).map(({ article }) => articleSummary(article)),
  )

/** The articles of those journals, newest first. */
export function articlesOf(content: FakeContent, id: SiteId): readonly FakeArticle[] {
  const journals = new Set(journalsOf(content, id).map(({ site }) => site.id))
  return content.articles
    .filter(({ article }) => journals.has(article.siteId))
    .toSorted((a, b) => (a.article.publishedOn < b.article.publishedOn ? 1 : -1))
}

/** When an article was published and changed. */
export const datedOf = ({ article, changedAt = '' }: FakeArticle): DatedArticle => ({
  id: article.id,
  siteId: article.siteId,
  doi: article.doi,
  publishedOn: article.publishedOn,
  changedAt,
})

/** An article with the beginning of its abstract. */
export const listedOf = (article: Article, language: UiLanguage): ListedArticle => ({
  article: articleSummary(article),
  snippet: plainText(localise(article.abstract, language) ?? ''),
})
