import { feedAddress } from '../../../core/domain/feed/feed-address.ts'
import { feedPage } from '../../../core/domain/feed/feed-page.ts'
import { feedParameters, type FeedSource } from '../../../core/domain/feed/feed-source.ts'
import { feedSourceFrom } from '../../../core/domain/feed/read-feed-source.ts'
import { fedSearchOf } from '../../../core/domain/head/search-head.ts'
import { newsTabs } from '../../../core/domain/news/news-tabs.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { queryValue, readQuery } from '../../../core/domain/route/query.ts'
import { authorIdentity } from '../../../core/domain/route/read-prefixed.ts'
import { splitAddress } from '../../../core/domain/route/split-address.ts'
import { oneLine } from '../../../core/domain/text/one-line.ts'
import {
  arbitraryFieldlessQuery,
  arbitraryOrcid,
  arbitrarySearchQuery,
  arbitraryUiLanguage,
  arbitraryValue,
  junkText,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const kind = <K extends FeedSource['kind']>(name: K): fc.Arbitrary<K> => fc.constant(name)
const line = arbitraryValue.map(oneLine).filter((text) => text !== '')
const by = fc
  .oneof(arbitraryOrcid, line)
  .map(authorIdentity)
  .filter((identity) => identity !== null)

const anySource: fc.Arbitrary<FeedSource> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'current' as const,
      'latest' as const,
      'onlineFirst' as const,
      'justAccepted' as const,
      'audio' as const,
      'video' as const,
    ),
  }),
  fc.record({ kind: kind('issue'), issueId: fc.integer({ min: 1 }).map(String) }),
  fc.record({ kind: kind('column'), column: line }),
  fc.record({ kind: kind('keyword'), term: line }),
  fc.record({ kind: kind('author'), by }),
  fc.record({ kind: kind('news'), tab: fc.constantFrom(null, ...newsTabs) }),
  fc.record({ kind: kind('subject'), subjectId: line }),
  fc.record({ kind: kind('album'), albumId: fc.integer({ min: 1 }).map(String) }),
  fc.record({ kind: kind('filed'), channelId: fc.integer({ min: 1 }).map(String) }),
  fc.record({ kind: kind('search'), query: arbitrarySearchQuery.map(fedSearchOf) }),
  fc.record({
    kind: kind('advancedSearch'),
    query: arbitraryFieldlessQuery.map(fedSearchOf),
  }),
)

describe('feedAddress', () => {
  it('should name what the call reads, the site and the language [C2.36]', () => {
    fc.assert(
      fc.property(anySource, arbitraryValue, arbitraryUiLanguage, (source, siteId, language) => {
        const query = readQuery(splitAddress(feedAddress(source, siteId, language)).query)
        expect(feedSourceFrom((name) => queryValue(query, name) ?? '')).toEqual(source)
        expect([queryValue(query, 'siteId'), queryValue(query, 'language')]).toEqual([siteId, language])
      }),
    )
  })
})

describe('feedSourceFrom', () => {
  it('should ask for what it was told of, and for nothing that it was not [C2.36]', () => {
    const asked = fc.dictionary(
      fc.constantFrom('type', 'periodId', 'column', 'keyword', 'name', 'orcid', 'newsDataType', 'id'),
      fc.oneof(
        junkText,
        fc.constantFrom('', 'news', 'latest', 'author', 'keyword', 'album', 'filed', 'audio', 'currentIssue'),
        fc.constantFrom('current', 'issue'),
      ),
    )
    fc.assert(
      fc.property(asked, (values) => {
        const source = feedSourceFrom((name) => values[name] ?? '')
        if (source === null) return
        const again = new Map(feedParameters(source))
        expect(feedSourceFrom((name) => again.get(name) ?? '')).toEqual(source)
      }),
    )
  })

  it.each([['issue'], ['keyword'], ['author'], ['column'], ['subject'], ['album'], ['filed'], ['unheard']])(
    'takes a %s without a name for none',
    (type) => {
      expect(feedSourceFrom((name) => (name === 'type' ? type : ''))).toBeNull()
    },
  )

  it('is told of the current issue and of one by their kinds too, as of every other feed [C2.36]', () => {
    const asked = (values: Readonly<Record<string, string>>) => feedSourceFrom((name) => values[name] ?? '')
    expect(asked({ type: 'current' })).toEqual({ kind: 'current' })
    expect(asked({ type: 'current', periodId: '7' })).toEqual({ kind: 'current' })
    expect(asked({ type: 'issue', periodId: '7' })).toEqual({ kind: 'issue', issueId: '7' })
    expect(asked({ type: 'issue', periodId: 'currentIssue' })).toEqual({ kind: 'current' })
  })

  it('takes an unknown kind of news for none, so that no feed tells of other news', () => {
    expect(
      feedSourceFrom((name) => (name === 'type' ? 'news' : name === 'newsDataType' ? 'gossip' : '')),
    ).toBeNull()
  })
})

describe('feedPage', () => {
  it('should be a page that is read back in its language', () => {
    fc.assert(
      fc.property(anySource, arbitraryUiLanguage, (source, language) => {
        const page = feedPage(source, language)
        if (page === null) return
        expect(parseRoute(formatRoute(page))).toEqual(page)
      }),
    )
  })
})
