import { newsTabs } from '../news/news-tabs.ts'
import { authorIdentity } from '../route/read-prefixed.ts'
import { oneLine } from '../text/one-line.ts'
import type { FedSearch, FeedSource } from './feed-source.ts'

/** What a call asks for, by its parameters, '' for an absent one; null where it asks for nothing that there is. Total. */
export function feedSourceFrom(parameter: (name: string) => string): FeedSource | null {
  const type = parameter('type')
  switch (type) {
    case '':
      return issueSource(parameter('periodId'))
    case 'issue': {
      const issueId = parameter('periodId')
      return issueId === '' ? null : issueSource(issueId)
    }
    case 'current':
    case 'latest':
    case 'onlineFirst':
    case 'justAccepted':
    case 'audio':
    case 'video':
      return { kind: type }
    case 'column': {
      const column = oneLine(parameter('column'))
      return column === '' ? null : { kind: type, column }
    }
    case 'keyword': {
      const term = oneLine(parameter('keyword'))
      return term === '' ? null : { kind: type, term }
    }
    case 'author': {
      const by = authorIdentity(parameter('orcid')) ?? authorIdentity(parameter('name'))
      return by === null ? null : { kind: type, by }
    }
    case 'news':
      return newsSource(parameter('newsDataType'))
    case 'subject': {
      const subjectId = parameter('id')
      return subjectId === '' ? null : { kind: type, subjectId }
    }
    case 'album': {
      const albumId = parameter('id')
      return albumId === '' ? null : { kind: type, albumId }
    }
    case 'filed': {
      const channelId = parameter('id')
      return channelId === '' ? null : { kind: type, channelId }
    }
    case 'search':
    case 'advancedSearch':
      return { kind: type, query: fedSearch(parameter) }
    default:
      return null
  }
}

const fedSearch = (parameter: (name: string) => string): FedSearch =>
  searchKeys.flatMap((name) => {
    const value = parameter(name)
    return value === '' ? [] : [[name, value] as const]
  })

const searchKeys = ['q', 'field', 'time', 'as', 'year', 'journal', 'column', 'keyword', 'narrow'] as const

const issueSource = (periodId: string): FeedSource =>
  periodId === '' || periodId.toLowerCase() === 'currentissue'
    ? { kind: 'current' }
    : { kind: 'issue', issueId: periodId }

function newsSource(raw: string): FeedSource | null {
  if (raw === '') return { kind: 'news', tab: null }
  const tab = newsTabs.find((one) => one === raw) ?? null
  return tab === null ? null : { kind: 'news', tab }
}
