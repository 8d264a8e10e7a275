import { arrangeHome } from '../../../core/domain/home/arrange-home.ts'
import {
  composeHome,
  materialOf,
  type HomePlace,
  type LoadedMaterial,
} from '../../../core/domain/home/compose-home.ts'
import type { HomeModule } from '../../../core/domain/home/home-module.ts'
import { cutModule, entryRange } from '../../../core/domain/home/module-entries.ts'
import { moduleHeight } from '../../../core/domain/home/module-height.ts'
import type { ArticleSummary } from '../../../core/domain/article/article.ts'
import { err, ok } from '../../../core/domain/result.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import {
  arbitraryArticleSummary,
  arbitraryFailure,
  arbitraryHomeModules,
  arbitraryJournal,
  sampleModule,
  noFacets,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const article = fc
  .tuple(arbitraryArticleSummary, fc.integer({ min: 1, max: 12 }), fc.constantFrom('', '/g.svg'))
  .map(([summary, id, graphicAbstractUrl]) => ({ ...summary, id: String(id), graphicAbstractUrl }))
const articles = fc.uniqueArray(article, { maxLength: 8, selector: ({ id }) => id })

const issue = {
  id: '1',
  siteId: asSiteId('1'),
  year: 2026,
  volume: '3',
  issue: '2',
  coverUrl: '',
  publishedOn: '2026-11-15',
}
const picture = (id: string, of: ArticleSummary) => ({
  id,
  label: { zh: '', en: '' },
  caption: { zh: '', en: '' },
  imageUrl: `/${id}.svg`,
  anchor: '',
  article: of,
})

const answer = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 4, arbitrary: of.map((value) => ok(value)) },
    { weight: 1, arbitrary: arbitraryFailure.map((failure) => err(failure)) },
  )

const loaded: fc.Arbitrary<LoadedMaterial> = fc.record(
  {
    current: answer(
      fc.option(
        articles.map((list) => ({
          issue,
          sections: [
            { name: 'A', articles: list.slice(0, 2) },
            { name: '', articles: list.slice(2) },
          ],
        })),
      ),
    ),
    chosen: answer(fc.option(article)),
    onlineFirst: answer(articles),
    justAccepted: answer(articles),
    latest: answer(articles),
    ranked: answer(articles),
    pictures: answer(
      articles.map((list) => list.flatMap((of) => [picture(`${of.id}a`, of), picture(`${of.id}b`, of)])),
    ),
    counts: answer(fc.constant({ total: 7, facets: noFacets })),
  },
  { requiredKeys: [] },
)

const place: fc.Arbitrary<HomePlace> = fc.record({
  journal: fc.option(arbitraryJournal),
  journals: fc.array(arbitraryJournal, { maxLength: 4 }),
  links: fc.constant([{ name: { zh: '甲', en: 'A' }, link: '/a' }]),
  ranking: fc.record({
    by: fc.constant('visits' as const),
    period: fc.constant('1y' as const),
    chosen: fc.boolean(),
  }),
  today: fc.constant('2026-11-22'),
})

const home = fc
  .tuple(arbitraryHomeModules, fc.integer({ min: 1, max: 6 }), loaded, place)
  .map(([modules, style, material, where]) => ({
    material,
    modules: composeHome(arrangeHome(modules, style, 'single'), material, where),
  }))

const idsOf = ({ content }: HomeModule): readonly string[] => {
  switch (content?.kind) {
    case 'lead':
      return [content.article.id]
    case 'issue':
    case 'contents':
      return content.sections.flatMap((section) => section.articles.map(({ id }) => id))
    case 'onlineFirst':
    case 'justAccepted':
    case 'latest':
      return content.articles.map(({ id }) => id)
    default:
      return []
  }
}

/** A home beside whose lists nothing else is known. */
const where = {
  journal: null,
  journals: [],
  links: [],
  today: '',
  ranking: { by: 'visits', period: '1y', chosen: false },
} as const

describe('composeHome', () => {
  it('should show no article twice among lead, issue, online first, just accepted and latest', () => {
    fc.assert(
      fc.property(home, ({ modules }) => {
        const ids = modules.flatMap(idsOf)
        expect(ids).toHaveLength(new Set(ids).size)
      }),
    )
  })

  it('should tell of each module that was refused, and of no other', () => {
    fc.assert(
      fc.property(home, ({ modules, material }) => {
        for (const { kind, content, failure } of modules) {
          expect(content === null || failure === null).toBe(true)
          const refused = materialOf[kind].filter((source) => material[source]?.ok === false)
          // a lead makes do with the first of its calls
          expect(refused.length > 0 || failure === null).toBe(true)
          expect(kind === 'lead' || refused.length === 0 || failure !== null).toBe(true)
        }
      }),
    )
  })

  it('should keep the arrangement, and give a module the content of its own kind', () => {
    fc.assert(
      fc.property(home, ({ modules }) => {
        for (const { kind, content } of modules) expect(content?.kind ?? kind).toBe(kind)
      }),
    )
  })

  it('should leave to a later place what an earlier one has shown, in the order of the rule', () => {
    fc.assert(
      fc.property(articles, (list) => {
        const arranged = arrangeHome(
          ['latest', 'onlineFirst', 'directory', 'lead'].map((code) => sampleModule(code)),
          1,
          'single',
        )
        const [latest, onlineFirst, current, lead] = composeHome(
          arranged,
          {
            current: ok({ issue, sections: [{ name: '', articles: list.slice(0, 3) }] }),
            onlineFirst: ok(list),
            latest: ok(list),
          },
          where,
        )
        expect(
          [lead, current, onlineFirst].flatMap((one) => (one === undefined ? [] : idsOf(one))).toSorted(),
        ).toEqual(list.map(({ id }) => id).toSorted())
        expect(latest?.content).toBeNull()
      }),
    )
  })

  it('chooses a lead with a picture, unless the site has chosen one', () => {
    const [plain, drawn, other] = fc.sample(article, 3)
    if (plain === undefined || drawn === undefined || other === undefined) throw new Error('no article')
    const list = [
      { ...plain, id: '1', graphicAbstractUrl: '' },
      { ...drawn, id: '2', graphicAbstractUrl: '/g.svg' },
    ]
    const leadWith = (material: LoadedMaterial) =>
      composeHome(arrangeHome([sampleModule('lead')], 1, 'single'), material, where)[0]
    const current = ok({ issue, sections: [{ name: '', articles: list }] })
    expect(leadWith({ current })?.content).toMatchObject({ article: { id: '2' } })
    expect(leadWith({ current, chosen: ok({ ...other, id: '9' }) })?.content).toMatchObject({
      article: { id: '9' },
    })
    expect(leadWith({ current: ok(null), latest: ok(list.slice(0, 1)) })?.content).toMatchObject({
      article: { id: '1' },
    })
    expect(leadWith({ current: ok(null), latest: ok([]) })?.content).toBeNull()
  })

  it('should tell of the latest whether the newest stands elsewhere', () => {
    fc.assert(
      fc.property(articles, fc.nat({ max: 2 }), (list, above) => {
        const [latest] = composeHome(
          arrangeHome([sampleModule('latest'), sampleModule('onlineFirst')], 1, 'single'),
          { latest: ok(list), onlineFirst: ok(list.slice(0, above)) },
          where,
        )
        const left = list.slice(above)
        expect(latest?.content).toEqual(
          left.length === 0 ? null : { kind: 'latest', articles: left, isMore: above > 0 },
        )
      }),
    )
  })

  it('shows a call until its last day, and one without a last day for good', () => {
    const call = (until: string, zh = '征稿') =>
      composeHome(
        arrangeHome([sampleModule('callForPapers', { until, subject: { zh, en: '' } })], 1, 'single'),
        {},
        {
          journal: null,
          journals: [],
          links: [],
          today: '2026-11-22',
          ranking: { by: 'visits', period: '1y', chosen: false },
        },
      )[0]?.content
    expect(call('2026-11-22')).toEqual({ kind: 'call', daysLeft: 0 })
    expect(call('2027-03-31')).toEqual({ kind: 'call', daysLeft: 129 })
    expect(call('')).toEqual({ kind: 'call', daysLeft: null })
    expect(call('2026-11-21')).toBeNull()
    expect(call('', '')).toBeNull()
  })

  it('keeps a ranking without articles only for the period that a reader chose', () => {
    const ranking = (chosen: boolean) =>
      composeHome(
        arrangeHome([sampleModule('rank')], 1, 'single'),
        { ranked: ok([]) },
        {
          journal: null,
          journals: [],
          links: [],
          today: '',
          ranking: { by: 'visits', period: '3m', chosen },
        },
      )[0]?.content
    expect(ranking(true)).toMatchObject({ kind: 'ranking', period: '3m', articles: [] })
    expect(ranking(false)).toBeNull()
  })
})

describe('cutModule', () => {
  it('should show as many entries as it is told, within the range of the module, and be higher for more', () => {
    fc.assert(
      fc.property(home, fc.integer({ min: 3, max: 12 }), ({ modules }, width) => {
        for (const module of modules) {
          const range = entryRange(module)
          const most = range?.most ?? 0
          expect(moduleHeight(module, most, width, 'zh')).toBeGreaterThan(0)
          if (range === null) continue
          expect(range.least).toBeLessThanOrEqual(most)
          const cut = cutModule(module, range.least)
          expect(entryRange(cut)?.most).toBe(range.least)
          expect(moduleHeight(module, range.least, width, 'en')).toBeLessThanOrEqual(
            moduleHeight(module, most, width, 'en'),
          )
          expect(idsOf(module).slice(0, idsOf(cut).length)).toEqual(idsOf(cut))
        }
      }),
    )
  })
})
