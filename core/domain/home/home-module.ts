import type { Album } from '../album/album.ts'
import type { ArticleSummary, IssueSection } from '../article/article.ts'
import type { RankingMeasure } from '../article/ranking.ts'
import type { Expert } from '../expert/expert.ts'
import type { Failure } from '../failure/failure.ts'
import type { Issue } from '../issue/issue.ts'
import type { LocalizedText } from '../language/localized.ts'
import type { ArticlePicture } from '../media/article-media.ts'
import type { MediaItem } from '../media/media-item.ts'
import type { RankingPeriod } from '../media/ranking-period.ts'
import type { News } from '../news/news.ts'
import type { ChannelModule } from '../site/channel-module.ts'
import type { Journal } from '../site/journal.ts'
import type { CoverGrid } from './cover-grid.ts'
import type { DatedIssue } from './newest-issues.ts'
import type { JournalHouse } from './journal-houses.ts'
import type { SubjectCount } from './subject-counts.ts'

/** What a home can be made of. */
export const homeModuleKinds = [
  'lead',
  'carousel',
  'issue',
  'contents',
  'onlineFirst',
  'justAccepted',
  'latest',
  'figures',
  'call',
  'news',
  'ranking',
  'albums',
  'video',
  'audio',
  'editors',
  'indexedIn',
  'links',
  'about',
  'alerts',
  'facts',
  'search',
  'statement',
  'journals',
  'newestIssues',
  'subjects',
  'houses',
] as const
export type HomeModuleKind = (typeof homeModuleKinds)[number]

/** How a module that can be drawn in several ways is drawn. */
export const moduleLooks = ['plain', 'tint', 'wordsFirst', 'pictures', 'river', 'short'] as const
export type ModuleLook = (typeof moduleLooks)[number]

/** What a site says of one module beside its place. */
export interface ModuleOptions extends Pick<
  ChannelModule,
  'size' | 'subject' | 'text' | 'link' | 'doi' | 'until' | 'facts' | 'banners'
> {
  readonly look: ModuleLook
}

/** One entry of an arrangement. */
export interface ArrangedModule extends ModuleOptions {
  readonly kind: HomeModuleKind
  /** The site's own heading; '' for that of the interface. */
  readonly title: LocalizedText
  /** Twelfths of a row, from 1 to 12. */
  readonly width: number
  /** Whether it stands below the module before it, in the same column. */
  readonly below: boolean
}

/** What is shown of the current issue. */
export interface HomeIssue {
  readonly issue: Issue
  readonly sections: readonly IssueSection[]
  /** All articles of the issue, whatever is shown here. */
  readonly count: number
}

/** What a module shows, by its kind. */
export type ModuleContent =
  | { readonly kind: 'lead'; readonly article: ArticleSummary }
  | ({ readonly kind: 'issue' | 'contents' } & HomeIssue)
  | { readonly kind: 'onlineFirst' | 'justAccepted'; readonly articles: readonly ArticleSummary[] }
  | {
      readonly kind: 'latest'
      readonly articles: readonly ArticleSummary[]
      /** Whether newer ones stand elsewhere on the home. */
      readonly isMore: boolean
    }
  | { readonly kind: 'figures'; readonly pictures: readonly ArticlePicture[] }
  | { readonly kind: 'call'; readonly daysLeft: number | null }
  | { readonly kind: 'news'; readonly news: readonly News[] }
  | {
      readonly kind: 'ranking'
      readonly by: RankingMeasure
      readonly period: RankingPeriod
      readonly articles: readonly ArticleSummary[]
    }
  | { readonly kind: 'albums'; readonly albums: readonly Album[] }
  | { readonly kind: 'video' | 'audio'; readonly items: readonly MediaItem[] }
  | { readonly kind: 'editors'; readonly experts: readonly Expert[] }
  | { readonly kind: 'indexedIn'; readonly databases: readonly string[] }
  | { readonly kind: 'about'; readonly journal: Journal }
  | { readonly kind: 'links'; readonly links: readonly HomeLink[] }
  | { readonly kind: 'alerts' | 'search' }
  | { readonly kind: 'carousel' }
  | { readonly kind: 'facts' }
  | {
      readonly kind: 'statement'
      readonly journals: number
      readonly articles: number | null
      readonly houses: number
    }
  | { readonly kind: 'journals'; readonly journals: readonly Journal[]; readonly grid: CoverGrid }
  | { readonly kind: 'newestIssues'; readonly issues: readonly DatedIssue[] }
  | { readonly kind: 'subjects'; readonly subjects: readonly SubjectCount[] }
  | { readonly kind: 'houses'; readonly houses: readonly JournalHouse[] }

/** A link of the site's own. */
export interface HomeLink {
  readonly name: LocalizedText
  readonly link: string
}

/** A module of a home with what it shows, or why that could not be had. */
export interface HomeModule<C extends ModuleContent = ModuleContent> extends ArrangedModule {
  readonly content: C | null
  readonly failure: Failure | null
}
