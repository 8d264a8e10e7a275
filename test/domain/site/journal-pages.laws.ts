import type { Channel } from '../../../core/domain/channel/channel.ts'
import { destinationHref } from '../../../core/domain/route/destination.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { resolveRoute } from '../../../core/domain/route/resolve-route.ts'
import { journalEntries, journalPages } from '../../../core/domain/site/journal-pages.ts'
import { arbitraryChannelTree, arbitraryJournal, arbitraryLinkPlace } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const withoutLinks = (channels: readonly Channel[]): readonly Channel[] =>
  channels.map((channel) => ({ ...channel, link: '', children: withoutLinks(channel.children) }))

/** Channels that lead to pages of their own; a jump column leads wherever its site's editors say. */
const treeWithoutLinks = arbitraryChannelTree.map(withoutLinks)

describe('journalEntries', () => {
  it('should lead only to pages that the site has, at addresses that are read back [C2.11]', () => {
    fc.assert(
      fc.property(arbitraryJournal, treeWithoutLinks, arbitraryLinkPlace, (journal, channels, place) => {
        for (const { to } of journalEntries(journal, channels, place)) {
          if ('external' in to) throw new Error('no channel of these jumps')
          const href = destinationHref(to, place)
          expect(parseRoute(href)).toEqual(to)
          expect(resolveRoute(to, { channels, availablePages: new Set([to.page]) }, href)).toEqual(to)
        }
      }),
    )
  })

  it('should offer each page once, in order, and the issues of every journal that has one [C2.11]', () => {
    fc.assert(
      fc.property(arbitraryJournal, arbitraryChannelTree, arbitraryLinkPlace, (journal, channels, place) => {
        const pages = journalEntries(journal, channels, place).map(({ page }) => page)
        expect(pages).toEqual(journalPages.filter((page) => pages.includes(page)))
        expect(pages.includes('currentIssue')).toBe(journal.latestIssue !== null)
        const ofIssues = ['allIssues', 'columns'] as const
        expect(journal.latestIssue === null || ofIssues.every((page) => pages.includes(page))).toBe(true)
        expect(journalEntries(null, channels, place)).toEqual([])
      }),
    )
  })
})
