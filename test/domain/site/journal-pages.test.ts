import type { ChannelContext } from '../../../core/domain/channel/channel-route.ts'
import { destinationHref } from '../../../core/domain/route/destination.ts'
import { journalEntries, journalPages } from '../../../core/domain/site/journal-pages.ts'
import type { Journal } from '../../../core/domain/site/journal.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { sampleChannels, type ChannelSample } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'

const prefixed: ChannelContext = { language: 'zh', prefixed: true }

const latestIssue = { year: 2026, volume: '57', issue: '6', publishedOn: '2026-11-15' }

const channels = (...items: readonly Omit<ChannelSample, 'id'>[]) =>
  sampleChannels(...items.map((item, index) => ({ id: String(index + 1), siteId: asSiteId('26'), ...item })))

const offered = (
  journal: Pick<Journal, 'latestIssue'> | null,
  tree: ReturnType<typeof channels>,
  context: ChannelContext = prefixed,
) =>
  Object.fromEntries(
    journalEntries(journal, tree, context).map(({ page, to }) => [page, destinationHref(to, context)]),
  )

describe('journalEntries', () => {
  it('are the current issue, all issues, the columns, the board and the introduction [C2.11]', () => {
    const tree = channels(
      { code: 'about-nothing' },
      { code: 'editorial' },
      { code: 'backissue' },
      { code: 'periodIntroduce' },
      { code: 'column' },
    )
    expect(offered({ latestIssue }, tree)).toEqual({
      currentIssue: '/zh/issue/2026/6',
      allIssues: '/zh/volumn/home',
      columns: '/zh/about/5',
      editorialBoard: '/zh/editorial-board/2',
      about: '/zh/about/4',
    })
    expect(journalEntries({ latestIssue }, tree, prefixed).map(({ page }) => page)).toEqual(journalPages)
  })

  it('take the forms without a language in front where the current path has none [C2.11]', () => {
    const older = { language: 'en', prefixed: false, memberId: '31' } as const
    expect(offered({ latestIssue }, channels({ code: 'editorial' }, { code: 'introduce' }), older)).toEqual({
      currentIssue: '/academic?type=backissue&year=2026&issue=6&lang=en',
      allIssues: '/academic?type=backissue&lang=en',
      columns: '/article?type=article&index=-1&lang=en',
      editorialBoard: '/newEditorial/26/1/31/en',
      about: '/newPeriodIntroduce/26/2/en',
    })
  })

  it('are only those that exist [C2.11]', () => {
    expect(offered({ latestIssue: null }, [])).toEqual({})
    expect(Object.keys(offered({ latestIssue }, []))).toEqual(['currentIssue', 'allIssues', 'columns'])
    expect(offered({ latestIssue: null }, channels({ code: 'backissue' }))).toEqual({
      allIssues: '/zh/volumn/home',
    })
    expect(offered({ latestIssue: null }, channels({ code: 'editorial', enabled: false }))).toEqual({})
    expect(offered(null, channels({ code: 'editorial' }))).toEqual({})
  })

  it('find channels below others, the best code first, and follow a jump column [C2.11] [C2.24]', () => {
    const tree = channels(
      { code: 'aboutus' },
      { code: 'introduce', parentId: '1' },
      { code: 'directory', link: 'https://example.org/directory' },
      { code: 'backissue', link: 'https://example.org/issues' },
      { code: 'editorial', enabled: false },
      { code: 'editorial' },
    )
    expect(offered({ latestIssue: null }, tree)).toEqual({
      allIssues: 'https://example.org/issues',
      editorialBoard: '/zh/editorial-board/6',
      about: '/zh/about/2',
    })
    expect(offered({ latestIssue: null }, channels({ code: 'aboutus' }))).toEqual({ about: '/zh/aboutus/1' })
    expect(offered({ latestIssue: null }, channels({ code: 'directory', link: 'tel:1' }))).toEqual({
      allIssues: 'tel:1',
    })
  })

  it('name the current issue as far as an address can [C2.6] [C2.11]', () => {
    const current = (part: Partial<typeof latestIssue>) =>
      offered({ latestIssue: { ...latestIssue, ...part } }, [])['currentIssue']
    expect(current({ issue: 'S1' })).toBe('/zh/issue/2026/S1')
    expect(current({ issue: '' })).toBe('/zh/issue/2026')
    expect(current({ year: 0 })).toBe('/zh/issue')
    expect(current({ year: 1 })).toBe('/zh/issue/1/6')
    expect(current({ year: 9999 })).toBe('/zh/issue/9999/6')
    expect(current({ year: 10_000 })).toBe('/zh/issue')
  })
})
