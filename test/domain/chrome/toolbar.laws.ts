import { normaliseTools, normaliseTopNews, safeLink, toolbarStyles, toolDestination } from '@xuekan/core'
import {
  arbitraryLanguage,
  arbitraryToolItem,
  junkLink,
  junkRawTools,
  junkRawTopNews,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('normaliseTools', () => {
  it('should give tools that can be shown, each once, from any data [C3.11]', () => {
    fc.assert(
      fc.property(junkRawTools, (raw) => {
        const { style, items } = normaliseTools(raw)
        expect(toolbarStyles).toContain(style)
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
        for (const item of items) {
          expect(item.id).not.toBe('')
          expect(item.name + item.iconUrl).not.toBe('')
          expect(item.link === '' || safeLink(item.link) === item.link).toBe(true)
          for (const text of Object.values(item)) expect(['null', 'undefined']).not.toContain(text)
        }
      }),
    )
  })
})

describe('toolDestination', () => {
  it('should open nothing but safe links [C2.36]', () => {
    fc.assert(
      fc.property(arbitraryToolItem, junkLink, arbitraryLanguage, (item, link, language) => {
        const to = toolDestination({ ...item, link }, language)
        expect('url' in to ? to.url : safeLink(link)).toBe(safeLink(link))
        expect(to.kind === 'none').toBe(item.platform === null && safeLink(link) === null)
      }),
    )
  })
})

describe('normaliseTopNews', () => {
  it('should give pictures with an id, each once, from any data [C3.11]', () => {
    fc.assert(
      fc.property(junkRawTopNews, (raw) => {
        const news = normaliseTopNews(raw)
        expect(new Set(news.map(({ id }) => id)).size).toBe(news.length)
        for (const { id, pictureUrl } of news) expect([id, pictureUrl]).not.toContain('')
      }),
    )
  })
})
