import type { ArticleSummary, IssueSection } from '../article/article.ts'
import type { ArticlePicture } from '../media/article-media.ts'
import type { Failure } from '../failure/failure.ts'
import type { Issue } from '../issue/issue.ts'
import type { RankingMeasure } from '../article/ranking.ts'
import type { RankingPeriod } from '../media/ranking-period.ts'
import type { Result } from '../result.ts'
import type { SearchResult } from '../search/search-result.ts'
import type { Journal } from '../site/journal.ts'
import type { Album } from '../album/album.ts'
import type { Expert } from '../expert/expert.ts'
import type { MediaItem } from '../media/media-item.ts'
import type { News } from '../news/news.ts'
import { coverGrid } from './cover-grid.ts'
import { daysLeft } from './days-left.ts'
import type { ArrangedModule, HomeLink, HomeModule, ModuleContent } from './home-module.ts'
import { journalHouses } from './journal-houses.ts'
import { journalsByIssue, newestIssues } from './newest-issues.ts'
import { subjectCounts } from './subject-counts.ts'

/** What a home's modules are made from. What no module needs is absent, and stands for nothing. */
export interface HomeMaterial {
  readonly current: { readonly issue: Issue; readonly sections: readonly IssueSection[] } | null
  /** The article that the site wants to lead. */
  readonly chosen: ArticleSummary | null
  readonly onlineFirst: readonly ArticleSummary[]
  readonly justAccepted: readonly ArticleSummary[]
  readonly latest: readonly ArticleSummary[]
  readonly ranked: readonly ArticleSummary[]
  readonly pictures: readonly ArticlePicture[]
  readonly news: readonly News[]
  readonly albums: readonly Album[]
  readonly video: readonly MediaItem[]
  readonly audio: readonly MediaItem[]
  readonly experts: readonly Expert[]
  /** How many articles there are, and of which journals. */
  readonly counts: Pick<SearchResult, 'total' | 'facets'>
}

/** What was asked for, as it came. */
export type LoadedMaterial = { readonly [K in keyof HomeMaterial]?: Result<HomeMaterial[K], Failure> }

/** What a home is composed of beside what was asked for. */
export interface HomePlace {
  /** null for a group and the aggregate. */
  readonly journal: Journal | null
  readonly journals: readonly Journal[]
  readonly links: readonly HomeLink[]
  readonly ranking: { readonly by: RankingMeasure; readonly period: RankingPeriod; readonly chosen: boolean }
  /** ISO date. */
  readonly today: string
}

type Kind = ArrangedModule['kind']

/** What each kind of module is made from, in the order in which a failure is told. */
export const materialOf: Readonly<Record<Kind, readonly (keyof HomeMaterial)[]>> = {
  lead: ['current', 'latest', 'chosen'],
  carousel: [],
  issue: ['current'],
  contents: ['current'],
  onlineFirst: ['onlineFirst'],
  justAccepted: ['justAccepted'],
  latest: ['latest'],
  figures: ['pictures'],
  call: [],
  news: ['news'],
  ranking: ['ranked'],
  albums: ['albums'],
  video: ['video'],
  audio: ['audio'],
  editors: ['experts'],
  indexedIn: [],
  links: [],
  about: [],
  alerts: [],
  facts: [],
  search: [],
  statement: [],
  journals: [],
  newestIssues: [],
  subjects: ['counts'],
  houses: [],
}

/**
 * The modules of a home with what they show. No article stands twice among lead, current issue, online first, just
 * accepted and latest, in this order whatever the arrangement; figures leave out those of the lead for as long as
 * there are others. Rankings and albums say something else of a work, and may repeat it. A module whose material was
 * refused has the failure in place of content; one without anything to show has neither.
 */
export function composeHome(
  arranged: readonly ArrangedModule[],
  loaded: LoadedMaterial,
  place: HomePlace,
): readonly HomeModule[] {
  const contents = contentsOf(new Set(arranged.map(({ kind }) => kind)), loaded, place)
  return arranged.map((module) => {
    const failure = failureOf(module.kind, loaded)
    return { ...module, content: failure === null ? contents(module) : null, failure }
  })
}

/** A lead has what it needs as soon as it has one article; every other module fails with its first call. */
function failureOf(kind: Kind, loaded: LoadedMaterial): Failure | null {
  for (const source of materialOf[kind]) {
    const answer = loaded[source]
    if (answer?.ok === false) return answer.error
    if (kind === 'lead') return null
  }
  return null
}

type ContentOf = (module: ArrangedModule) => ModuleContent | null

function contentsOf(kinds: ReadonlySet<Kind>, loaded: LoadedMaterial, place: HomePlace): ContentOf {
  const shown = new Set<string>()
  const fresh = (kind: Kind, articles: readonly ArticleSummary[]): readonly ArticleSummary[] => {
    if (!kinds.has(kind)) return []
    const left = articles.filter(({ id }) => !shown.has(id))
    for (const { id } of left) shown.add(id)
    return left
  }
  const current = valueOf(loaded.current, null)
  const latest = valueOf(loaded.latest, [])
  const ofIssue = current?.sections.flatMap(({ articles }) => articles) ?? []
  const lead = kinds.has('lead')
    ? leadOf(valueOf(loaded.chosen, null), ofIssue.length > 0 ? ofIssue : latest)
    : null
  if (lead !== null) shown.add(lead.id)
  const inIssue = new Set(fresh(kinds.has('contents') ? 'contents' : 'issue', ofIssue).map(({ id }) => id))
  const sections = (current?.sections ?? []).flatMap((section) => {
    const articles = section.articles.filter(({ id }) => inIssue.has(id))
    return articles.length === 0 ? [] : [{ ...section, articles }]
  })
  const onlineFirst = fresh('onlineFirst', valueOf(loaded.onlineFirst, []))
  const justAccepted = fresh('justAccepted', valueOf(loaded.justAccepted, []))
  const newest = fresh('latest', latest)
  const issueContent = (kind: 'issue' | 'contents'): ModuleContent | null => {
    if (current === null || (kind === 'contents' && sections.length === 0)) return null
    const beside = kind === 'issue' && kinds.has('contents')
    return { kind, issue: current.issue, sections: beside ? [] : sections, count: ofIssue.length }
  }
  const list = <T>(items: readonly T[], content: (items: readonly T[]) => ModuleContent) =>
    items.length === 0 ? null : content(items)
  return (module) => {
    const { kind } = module
    switch (kind) {
      case 'lead':
        return lead === null ? null : { kind, article: lead }
      case 'carousel':
        return list(module.banners, () => ({ kind }))
      case 'facts':
        return list(module.facts, () => ({ kind }))
      case 'issue':
      case 'contents':
        return issueContent(kind)
      case 'onlineFirst':
        return list(onlineFirst, (articles) => ({ kind, articles }))
      case 'justAccepted':
        return list(justAccepted, (articles) => ({ kind, articles }))
      case 'latest':
        return list(newest, (articles) => ({ kind, articles, isMore: articles[0] !== latest[0] }))
      case 'figures':
        return figuresContent(figuresOf(valueOf(loaded.pictures, []), lead, ofIssue))
      case 'call':
        return callOf(module, place.today)
      case 'news':
        return list(valueOf(loaded.news, []), (news) => ({ kind, news }))
      case 'ranking': {
        const { chosen, by, period } = place.ranking
        const articles = valueOf(loaded.ranked, [])
        return articles.length === 0 && !chosen ? null : { kind, by, period, articles }
      }
      case 'albums':
        return list(valueOf(loaded.albums, []), (albums) => ({ kind, albums }))
      case 'video':
      case 'audio':
        return list(valueOf(loaded[kind], []), (items) => ({ kind, items }))
      case 'editors':
        return list(valueOf(loaded.experts, []), (experts) => ({ kind, experts }))
      case 'indexedIn':
        return list(place.journal?.indexedIn ?? [], (databases) => ({ kind, databases }))
      case 'about':
        return place.journal === null ? null : { kind, journal: place.journal }
      case 'links':
        return list(place.links, (links) => ({ kind, links }))
      case 'alerts':
      case 'search':
        return { kind }
      default:
        return contentOfJournals(kind, loaded, place)
    }
  }
}

function contentOfJournals(
  kind: 'statement' | 'journals' | 'newestIssues' | 'subjects' | 'houses',
  loaded: LoadedMaterial,
  { journals }: HomePlace,
): ModuleContent | null {
  const houses = journalHouses(journals)
  switch (kind) {
    case 'statement':
      return {
        kind,
        journals: journals.length,
        articles: loaded.counts?.ok === true ? loaded.counts.value.total : null,
        houses: houses.length,
      }
    case 'newestIssues': {
      const issues = newestIssues(journals)
      return issues.length === 0 ? null : { kind, issues }
    }
    case 'subjects': {
      const facets = loaded.counts?.ok === true ? loaded.counts.value.facets.journal : []
      const subjects = subjectCounts(journals, facets)
      return subjects.length === 0 ? null : { kind, subjects }
    }
    case 'journals':
      return journals.length === 0
        ? null
        : { kind, journals: journalsByIssue(journals), grid: coverGrid(journals.length) }
    case 'houses':
      return journals.length === 0 ? null : { kind, houses }
  }
}

const valueOf = <T>(answer: Result<T, Failure> | undefined, absent: T): T =>
  answer?.ok === true ? answer.value : absent

/** The article that the site chose, else the first with a picture, else the first. */
const leadOf = (chosen: ArticleSummary | null, articles: readonly ArticleSummary[]): ArticleSummary | null =>
  chosen ?? articles.find(({ graphicAbstractUrl }) => graphicAbstractUrl !== '') ?? articles[0] ?? null

/** One figure alone makes no row. */
const figuresContent = (pictures: readonly ArticlePicture[]): ModuleContent | null =>
  pictures.length < 2 ? null : { kind: 'figures', pictures }

/**
 * Pictures of the issue's articles, where there are any: first one of each article in the order of the contents, then
 * the others. Those of the lead come last of all, since it is shown with one already.
 */
function figuresOf(
  pictures: readonly ArticlePicture[],
  lead: ArticleSummary | null,
  articles: readonly ArticleSummary[],
): readonly ArticlePicture[] {
  const drawn = pictures.filter(({ imageUrl }) => imageUrl !== '')
  const ids = new Set(articles.map(({ id }) => id))
  const ofIssue = drawn.filter(({ article }) => ids.has(article.id))
  const candidates = ofIssue.length > 0 ? ofIssue : drawn
  const seen = new Map<string, number>()
  return candidates
    .map((picture) => {
      const nth = seen.get(picture.article.id) ?? 0
      seen.set(picture.article.id, nth + 1)
      return { picture, order: nth + (picture.article.id === lead?.id ? candidates.length : 0) }
    })
    .toSorted((a, b) => a.order - b.order)
    .map(({ picture }) => picture)
}

/** A call disappears the day after its last day; one without a last day stays. */
function callOf(
  { subject, until }: Pick<ArrangedModule, 'subject' | 'until'>,
  today: string,
): ModuleContent | null {
  if (subject.zh === '' && subject.en === '') return null
  if (until === '') return { kind: 'call', daysLeft: null }
  const left = daysLeft(until, today)
  return left === null ? null : { kind: 'call', daysLeft: left }
}
