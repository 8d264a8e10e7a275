import type { IssueSection } from '../article/article.ts'
import type { EntryRange } from './fit-rows.ts'
import type { HomeModule, ModuleContent } from './home-module.ts'

/** The least and the most entries of each kind of list, where the arrangement says nothing. */
const usualRange = {
  issue: [2, 8],
  contents: [2, 6],
  onlineFirst: [2, 7],
  justAccepted: [2, 5],
  latest: [3, 9],
  news: [3, 7],
  ranking: [3, 8],
  albums: [1, 4],
  video: [1, 1],
  audio: [1, 1],
  figures: [2, 5],
  editors: [2, 5],
  newestIssues: [3, 10],
} as const satisfies Partial<Record<ModuleContent['kind'], readonly [number, number]>>

/** Content that can be cut. */
type ListContent = Extract<ModuleContent, { readonly kind: keyof typeof usualRange }>

const isList = (content: ModuleContent): content is ListContent => Object.hasOwn(usualRange, content.kind)

/**
 * How many entries a module can be cut to; null for one that is no list. What is drawn short shows three at most, and
 * the cover of an issue whose contents stand elsewhere has none.
 */
export function entryRange({ content, look, size }: HomeModule): EntryRange | null {
  if (content === null || !isList(content)) return null
  const there = countOf(content)
  if (there === 0) return null
  const [least, usual] = usualRange[content.kind]
  const most = size > 0 ? size : look === 'short' ? Math.min(3, usual) : usual
  return { least: Math.min(least, most, there), most: Math.min(most, there) }
}

/** The module with its first entries alone. */
export const cutModule = (module: HomeModule, entries: number): HomeModule =>
  module.content !== null && isList(module.content)
    ? { ...module, content: cut(module.content, entries) }
    : module

function countOf(content: ListContent): number {
  switch (content.kind) {
    case 'issue':
    case 'contents':
      return content.sections.reduce((sum, { articles }) => sum + articles.length, 0)
    case 'onlineFirst':
    case 'justAccepted':
    case 'latest':
    case 'ranking':
      return content.articles.length
    case 'figures':
      return content.pictures.length
    case 'news':
      return content.news.length
    case 'albums':
      return content.albums.length
    case 'video':
    case 'audio':
      return content.items.length
    case 'editors':
      return content.experts.length
    case 'newestIssues':
      return content.issues.length
  }
}

function cut(content: ListContent, entries: number): ListContent {
  switch (content.kind) {
    case 'issue':
    case 'contents':
      return { ...content, sections: firstOf(content.sections, entries) }
    case 'onlineFirst':
    case 'justAccepted':
    case 'latest':
    case 'ranking':
      return { ...content, articles: content.articles.slice(0, entries) }
    case 'figures':
      return { ...content, pictures: content.pictures.slice(0, entries) }
    case 'news':
      return { ...content, news: content.news.slice(0, entries) }
    case 'albums':
      return { ...content, albums: content.albums.slice(0, entries) }
    case 'video':
    case 'audio':
      return { ...content, items: content.items.slice(0, entries) }
    case 'editors':
      return { ...content, experts: content.experts.slice(0, entries) }
    case 'newestIssues':
      return { ...content, issues: content.issues.slice(0, entries) }
  }
}

/** The first articles of a table of contents, in their columns; columns without any left are dropped. */
export function firstOf(sections: readonly IssueSection[], most: number): readonly IssueSection[] {
  let room = most
  return sections.flatMap((section) => {
    const articles = section.articles.slice(0, room)
    room -= articles.length
    return articles.length === 0 ? [] : [{ ...section, articles }]
  })
}
