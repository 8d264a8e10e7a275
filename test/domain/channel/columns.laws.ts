import { columnGroups, columnsBelow } from '../../../core/domain/channel/column-groups.ts'
import { columnLists, columnLook } from '../../../core/domain/channel/column-lists.ts'
import { channelsWithin } from '../../../core/domain/channel/find-channel.ts'
import { linkHost } from '../../../core/domain/channel/link-host.ts'
import { safeLink } from '../../../core/domain/channel/safe-link.ts'
import { arbitraryChannelTree, arbitraryUiLanguage, junkLink } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('columnGroups', () => {
  it('should list each column once, enabled and named, under headings that gather something [C2.20] [C2.23]', () => {
    fc.assert(
      fc.property(arbitraryChannelTree, arbitraryUiLanguage, (tree, language) => {
        for (const { channel } of channelsWithin(tree)) {
          const groups = columnGroups(channel, language)
          const listed = groups.flatMap(({ columns }) => columns)
          expect(listed.map(({ id }) => id)).toEqual(columnsBelow(channel, language))
          expect(new Set(listed).size).toBe(listed.length)
          const shown = groups.flatMap(({ heading, columns }) => [...columns, heading ?? []].flat())
          expect(shown.every(({ enabled, name }) => enabled && name[language] !== '')).toBe(true)
          expect(groups.every(({ columns }) => columns.length > 0)).toBe(true)
          expect(groups.every(({ heading }) => heading === null || heading.link === '')).toBe(true)
        }
      }),
    )
  })

  it('is empty without a column', () => {
    expect(columnsBelow(null, 'zh')).toEqual([])
  })
})

describe('columnLists', () => {
  it.each([
    ['newItem', '', ['columns', 'entries'], 'rows'],
    ['', '', ['columns', 'entries'], 'rows'],
    ['item', '', ['columns', 'entries'], 'rows'],
    ['newcomposite', '', ['columns', 'entries'], 'rows'],
    ['newLink', '', ['columns'], 'links'],
    ['league', '4', ['columns', 'entries'], 'cards'],
    ['conference', '', ['entries'], 'rows'],
    ['prePublication', '', ['unissued'], 'rows'],
    ['column', '', ['sections'], 'rows'],
    ['ethics', '', [], 'rows'],
    ['contact', '', [], 'rows'],
  ])('has of code %j and style %j lists of its own [C2.20] [C2.23]', (code, styleId, lists, look) => {
    expect(columnLists({ code, styleId })).toEqual(lists)
    expect(columnLook({ code, styleId })).toBe(look)
  })
})

describe('linkHost', () => {
  it.each([
    ['https://www.example.org/a', 'example.org'],
    ['http://Example.org:8080?x', 'example.org:8080'],
    ['https://someone@library.example', 'library.example'],
    ['/zh/home', ''],
    ['mailto:a@b.example', ''],
  ])('is what a reader is told of %s', (link, host) => {
    expect(linkHost(link)).toBe(host)
  })

  it('should be without slashes and credentials for any link', () => {
    fc.assert(
      fc.property(junkLink, (raw) => {
        expect(linkHost(safeLink(raw) ?? '')).not.toMatch(/[/@\\?#]/)
      }),
    )
  })
})
