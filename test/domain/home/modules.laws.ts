import type { ArticleSummary } from '../../../core/domain/article/article.ts'
import { articlesOfHome } from '../../../core/domain/home/articles-of-home.ts'
import { coverGrid } from '../../../core/domain/home/cover-grid.ts'
import type { HomeModule, ModuleContent } from '../../../core/domain/home/home-module.ts'
import { cutModule, entryRange } from '../../../core/domain/home/module-entries.ts'
import { moduleHeight } from '../../../core/domain/home/module-height.ts'
import type { LocalizedText } from '../../../core/domain/language/localized.ts'
import type { MediaItem } from '../../../core/domain/media/media-item.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import {
  arbitraryAlbum,
  arbitraryArticleSummary,
  arbitraryJournal,
  arbitraryLocalizedText,
  arbitraryNews,
  arbitraryUiLanguage,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const siteId = asSiteId('1')
const none = { zh: '', en: '' }
const issue = {
  id: '1',
  siteId,
  year: 2026,
  volume: '3',
  issue: '2',
  coverUrl: '',
  publishedOn: '2026-11-15',
}

const listOf = <T>(of: fc.Arbitrary<T>) => fc.array(of, { maxLength: 12 })
const articles = listOf(arbitraryArticleSummary)
const expertOf = (name: LocalizedText) => ({
  id: '9',
  siteId,
  name,
  position: none,
  affiliation: none,
  field: none,
  pictureUrl: '',
})
const itemOf = (title: LocalizedText): MediaItem => ({
  id: '6',
  siteId,
  kind: 'video',
  title,
  summary: none,
  maker: none,
  publishedOn: '',
  duration: 0,
  mediaType: '',
  size: 0,
  posterUrl: '',
  playUrl: '/p',
  downloadUrl: '/d',
  plays: 0,
  downloads: 0,
})
const pictureOf = (of: ArticleSummary) => ({
  id: of.id,
  label: none,
  caption: none,
  imageUrl: '/g.svg',
  anchor: '',
  article: of,
})

/** What each list of a home holds, and the module that shows it. */
const lists: fc.Arbitrary<{ readonly there: number; readonly content: ModuleContent }> = fc.oneof(
  articles.chain((list) =>
    fc.constantFrom(
      ...(['onlineFirst', 'justAccepted', 'latest'] as const).map((kind) => ({
        there: list.length,
        content: { kind, articles: list, isMore: false },
      })),
      {
        there: list.length,
        content: { kind: 'ranking' as const, by: 'visits' as const, period: '1y' as const, articles: list },
      },
      { there: list.length, content: { kind: 'figures' as const, pictures: list.map(pictureOf) } },
      ...(['issue', 'contents'] as const).map((kind) => ({
        there: list.length,
        content: {
          kind,
          issue,
          count: list.length,
          sections: [
            { name: 'A', articles: list.slice(0, 3) },
            { name: '', articles: list.slice(3) },
          ],
        },
      })),
    ),
  ),
  listOf(arbitraryNews).map((news) => ({ there: news.length, content: { kind: 'news' as const, news } })),
  listOf(arbitraryAlbum).map((albums) => ({
    there: albums.length,
    content: { kind: 'albums' as const, albums },
  })),
  listOf(arbitraryLocalizedText).chain((names) =>
    fc.constantFrom(
      { there: names.length, content: { kind: 'editors' as const, experts: names.map(expertOf) } },
      { there: names.length, content: { kind: 'video' as const, items: names.map(itemOf) } },
      { there: names.length, content: { kind: 'audio' as const, items: names.map(itemOf) } },
    ),
  ),
)

/** What is shown whole or not at all. */
const wholes: fc.Arbitrary<ModuleContent> = fc.oneof(
  fc.constantFrom<ModuleContent>(
    { kind: 'alerts' },
    { kind: 'search' },
    { kind: 'carousel' },
    { kind: 'facts' },
    { kind: 'call', daysLeft: 3 },
    { kind: 'indexedIn', databases: ['EI', 'Scopus', 'CSCD'] },
    { kind: 'links', links: [{ name: none, link: '/a' }] },
    { kind: 'statement', journals: 2, articles: null, houses: 1 },
    { kind: 'subjects', subjects: [{ subject: none, journals: [], articles: 1 }] },
    { kind: 'houses', houses: [] },
  ),
  arbitraryArticleSummary.map((article) => ({ kind: 'lead' as const, article })),
  arbitraryJournal.map((journal) => ({ kind: 'about' as const, journal })),
  fc.array(arbitraryJournal, { minLength: 1, maxLength: 9 }).map((journals) => ({
    kind: 'journals' as const,
    journals,
    grid: coverGrid(journals.length),
  })),
)

const moduleOf = (content: ModuleContent | null, said: Partial<HomeModule> = {}): HomeModule => ({
  kind: content?.kind ?? 'latest',
  title: none,
  width: 12,
  below: false,
  look: 'plain',
  size: 0,
  subject: none,
  text: none,
  link: '',
  doi: '',
  until: '',
  facts: [],
  banners: [],
  content,
  failure: content === null ? { kind: 'unreachable', call: 'latest' } : null,
  ...said,
})
const look = fc.constantFrom('plain' as const, 'short' as const)
const twelfths = fc.integer({ min: 3, max: 12 })

describe('entryRange', () => {
  it('should never promise more entries than are there, nor fewer than one', () => {
    fc.assert(
      fc.property(lists, look, fc.integer({ min: 0, max: 20 }), ({ there, content }, drawn, size) => {
        const range = entryRange(moduleOf(content, { look: drawn, size }))
        expect(range === null).toBe(there === 0)
        if (range === null) return
        expect(range.least).toBeGreaterThanOrEqual(1)
        expect(range.least).toBeLessThanOrEqual(range.most)
        expect(range.most).toBeLessThanOrEqual(size > 0 ? Math.min(size, there) : there)
      }),
    )
  })

  it('should leave whole what is no list, and what could not be had', () => {
    fc.assert(
      fc.property(wholes, fc.integer({ min: 0, max: 12 }), (content, entries) => {
        for (const module of [moduleOf(content), moduleOf(null)]) {
          expect(entryRange(module)).toBeNull()
          expect(cutModule(module, entries)).toEqual(module)
        }
      }),
    )
  })
})

describe('cutModule', () => {
  it('should show the first entries of any list, and what remains can be cut again', () => {
    fc.assert(
      fc.property(lists, ({ content }) => {
        const module = moduleOf(content)
        const range = entryRange(module)
        if (range === null) return
        for (let entries = range.least; entries <= range.most; entries += 1) {
          const cut = cutModule(module, entries)
          expect(entryRange(cut)?.most).toBe(entries)
          expect(cutModule(cutModule(module, range.most), entries)).toEqual(cut)
        }
      }),
    )
  })
})

describe('moduleHeight', () => {
  it('should not shrink as a list grows, at any width, and be higher than its heading', () => {
    fc.assert(
      fc.property(
        lists,
        twelfths,
        look,
        arbitraryUiLanguage,
        ({ there, content }, width, drawn, language) => {
          const module = moduleOf(content, { look: drawn })
          const heights = Array.from({ length: there + 1 }, (_, entries) =>
            moduleHeight(module, entries, width, language),
          )
          expect(heights[0]).toBeGreaterThan(36)
          expect(heights).toEqual(heights.toSorted((a, b) => a - b))
        },
      ),
    )
  })

  it('should be some height for everything else too, as that which tells of a failure has', () => {
    fc.assert(
      fc.property(wholes, twelfths, arbitraryUiLanguage, (content, width, language) => {
        expect(moduleHeight(moduleOf(content), 0, width, language)).toBeGreaterThan(36)
        expect(moduleHeight(moduleOf(null), 0, width, language)).toBeGreaterThan(36)
      }),
    )
  })

  it('makes a long title in a narrow column higher than in a wide one', () => {
    const [like] = fc.sample(arbitraryArticleSummary, 1)
    if (like === undefined) throw new Error('no article')
    const title = { zh: '长江中下游水沙变化'.repeat(12), en: 'Water and sediment of the river '.repeat(8) }
    for (const kind of ['onlineFirst', 'justAccepted', 'latest'] as const) {
      const module = moduleOf({ kind, articles: [{ ...like, title }], isMore: false })
      expect(moduleHeight(module, 1, 3, 'zh')).toBeGreaterThan(moduleHeight(module, 1, 12, 'zh'))
    }
  })
})

describe('articlesOfHome', () => {
  const shown = fc.array(arbitraryArticleSummary, { minLength: 1, maxLength: 4 })
  const module = fc
    .tuple(
      shown,
      fc.constantFrom('lead', 'issue', 'contents', 'onlineFirst', 'justAccepted', 'latest', 'news', 'failed'),
    )
    .map(([list, kind]): { readonly ids: readonly string[]; readonly module: HomeModule } => {
      const ids = list.map(({ id }) => id)
      switch (kind) {
        case 'lead':
          return { ids: ids.slice(0, 1), module: moduleOf({ kind, article: list[0] as ArticleSummary }) }
        case 'issue':
        case 'contents': {
          const sections = list.map((article) => ({ name: '', articles: [article] }))
          return { ids, module: moduleOf({ kind, issue, count: ids.length, sections }) }
        }
        case 'onlineFirst':
        case 'justAccepted':
        case 'latest':
          return { ids, module: moduleOf({ kind, articles: list, isMore: false }) }
        default:
          return { ids: [], module: moduleOf(kind === 'failed' ? null : { kind: 'news', news: [] }) }
      }
    })

  it('should be all that the modules show, each once, in the order of the page', () => {
    fc.assert(
      fc.property(fc.array(fc.array(module, { maxLength: 3 }), { maxLength: 4 }), (columns) => {
        const home = {
          journal: null,
          journals: [],
          rows: columns.map((cell) => [{ from: 1, width: 12, modules: cell.map((each) => each.module) }]),
        }
        expect(articlesOfHome(home).map(({ id }) => id)).toEqual([
          ...new Set(columns.flat().flatMap(({ ids }) => ids)),
        ])
      }),
    )
  })
})
