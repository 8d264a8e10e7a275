import type { HomeModule } from '../../../core/domain/home/home-module.ts'
import type { HomeContent } from '../../../core/domain/page/home-content.ts'
import { articlesOfHome } from '../../../core/domain/home/articles-of-home.ts'
import { asSiteId, type SiteType } from '../../../core/domain/site/site.ts'
import { createHome } from '../../../core/usecases/pages/create-home.ts'
import { loadHome, type HomeInput } from '../../../core/usecases/pages/load-home.ts'
import { failed, loading, type Remote } from '../../../core/usecases/remote.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createVirtualClock, sampleContent, sampleModule } from '@xuekan/core/testing'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { gatewayBench, settled, unreachable, type GatewayBench } from '../support/page-bench.ts'

const sites = [
  ['single', '3'],
  ['group', '2'],
  ['all', '1'],
] as const

const inputOf = (type: SiteType, siteId: string, said: Partial<HomeInput> = {}): HomeInput => ({
  context: { language: 'en', siteId: asSiteId(siteId) },
  type,
  ...said,
})

const homeOf = (bench: GatewayBench, ...input: Parameters<typeof inputOf>): Remote<HomeContent> =>
  settled(loadHome(bench, inputOf(...input)))

function contentOf(remote: Remote<HomeContent>): HomeContent {
  if (remote.status !== 'ready') throw new Error(remote.status)
  return remote.value
}

const modulesOf = ({ rows }: HomeContent): readonly HomeModule[] =>
  rows.flatMap((row) => row.flatMap(({ modules }) => modules))
const moduleOf = (home: HomeContent, kind: HomeModule['kind']): HomeModule => {
  const found = modulesOf(home).find((module) => module.kind === kind)
  if (found === undefined) throw new Error(`no ${kind}`)
  return found
}

/** A deployment whose journal 3 arranges its own home. */
const arranged = (...modules: readonly Parameters<typeof sampleModule>[]) =>
  gatewayBench({ ...sampleContent, homeModules: { 3: modules.map((module) => sampleModule(...module)) } })

describe('loadHome', () => {
  it('shows a journal with the contents of its newest issue, one of its articles leading [C2.1]', () => {
    const home = contentOf(homeOf(gatewayBench(), 'single', '3'))
    expect(home.journal?.sld).toBe('jiang')
    const { content } = moduleOf(home, 'issue')
    expect(content).toMatchObject({ issue: { year: 2026, issue: '2' }, count: 6 })
    const ids = articlesOfHome(home).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(moduleOf(home, 'lead').content).toMatchObject({ article: { issue: '2' } })
  })

  it.each([
    ['a group', 'group', '2', 'journals'],
    ['the aggregate', 'all', '1', 'houses'],
  ] as const)('shows the journals of %s, and asks for no issue [C2.1, C1.2]', (_, type, siteId, kind) => {
    const bench = gatewayBench()
    const home = contentOf(homeOf(bench, type, siteId))
    expect(home).toMatchObject({ journal: null, journals: [{ sld: 'jiang' }, { sld: 'hai' }] })
    expect(moduleOf(home, kind).content).not.toBeNull()
    expect(bench.calls).not.toContain('years')
  })

  it('arranges a home as its site does, with what the site says of its modules [C7.5]', () => {
    const text = { zh: '一句话', en: 'One sentence.' }
    const bench = arranged(
      ['rank', { width: 4 }],
      ['unheard'],
      ['selarticle', { width: 8, text }],
      ['basicInfo'],
    )
    const home = contentOf(homeOf(bench, 'single', '3'))
    expect(
      home.rows.map((row) =>
        row.map(({ from, width, modules }) => [from, width, modules.map(({ kind }) => kind)]),
      ),
    ).toEqual([
      // read first, though it stands at the right
      [
        [5, 8, ['lead']],
        [1, 4, ['ranking']],
      ],
      [[1, 12, ['indexedIn']]],
    ])
    expect(moduleOf(home, 'lead').text).toEqual(text)
  })

  it('shows the members of the board of its site, and none where it has no board [C2.14]', () => {
    const home = (boardId: string | null) => {
      const bench = arranged(['editors', { width: 12 }], ['basicInfo', { width: 12 }])
      return modulesOf(contentOf(homeOf(bench, 'single', '3', { columns: { links: [], boardId } })))
    }
    const [editors] = home('302')
    expect(editors?.content).toMatchObject({
      kind: 'editors',
      experts: [{ id: '30290' }, { id: '30291' }, { id: '30292' }],
    })
    expect(home(null).map(({ kind }) => kind)).toEqual(['indexedIn'])
  })

  it('shows no issue on a group that arranges one, since it has none of its own', () => {
    const homeModules = { 2: ['directory', 'journals'].map((code) => sampleModule(code)) }
    const bench = gatewayBench({ ...sampleContent, homeModules })
    const kinds = modulesOf(contentOf(homeOf(bench, 'group', '2'))).map(({ kind }) => kind)
    expect(kinds).toEqual(['journals'])
    expect(bench.calls).not.toContain('years')
  })

  it('asks for nothing that no module of the arrangement shows, and for each thing once', () => {
    const bench = arranged(['basicInfo'], ['introduce'])
    contentOf(homeOf(bench, 'single', '3'))
    expect(bench.calls.toSorted()).toEqual(['journal', 'layout'])
    const whole = gatewayBench()
    contentOf(homeOf(whole, 'single', '3'))
    // both articles and news have a call of the first name; the second is made for each stage before an issue
    const twice = ['latest', 'unissued']
    const others = whole.calls.filter((call) => !twice.includes(call))
    expect(others).toHaveLength(new Set(others).size)
    expect(twice.map((name) => whole.calls.filter((call) => call === name).length)).toEqual([2, 2])
  })

  it('leads with the article that the site chose, or with one of its own where that is not there', () => {
    const [other] = sampleContent.articles.filter(
      ({ article }) => article.issue !== '2' && article.doi !== '',
    )
    if (other === undefined) throw new Error('no article of another issue')
    const chosen = contentOf(homeOf(arranged(['lead', { doi: other.article.doi }]), 'single', '3'))
    expect(moduleOf(chosen, 'lead').content).toMatchObject({ article: { id: other.article.id } })
    const absent = contentOf(homeOf(arranged(['lead', { doi: '10.5555/none' }]), 'single', '3'))
    expect(moduleOf(absent, 'lead').content).not.toBeNull()
  })

  it('ranks over the period that the reader chose [C2.32]', () => {
    const ranking = (said: Partial<HomeInput>) =>
      moduleOf(contentOf(homeOf(arranged(['rank']), 'single', '3', said)), 'ranking').content
    expect(ranking({ period: 'all' })).toMatchObject({ period: 'all' })
    expect(ranking({})).toMatchObject({ period: '1y' })
  })

  it('shows a journal before its first issue, and asks for no contents', () => {
    const bench = gatewayBench({
      ...sampleContent,
      sites: sampleContent.sites.map((site) => ({ ...site, years: [] })),
    })
    const home = contentOf(homeOf(bench, 'single', '3'))
    expect(modulesOf(home).map(({ kind }) => kind)).not.toContain('issue')
    expect(bench.calls).not.toContain('contents')
  })

  it.each([
    ['single', '3', 'journal'],
    ['group', '2', 'journals'],
    ['all', '1', 'journals'],
  ] as const)('fails for a %s site (%s) as %s fails', (type, siteId, call) => {
    const bench = gatewayBench()
    bench.break(call, unreachable(call))
    expect(homeOf(bench, type, siteId)).toEqual(failed(unreachable(call)))
  })

  it.each([
    ['ranking', 'ranked'],
    ['issue', 'contents'],
    ['latest', 'latest'],
    ['news', 'latest'],
  ] as const)(
    'shows a home without its module %s where %s fails, and says why in its place',
    (kind, call) => {
      const bench = arranged(['rank'], ['directory'], ['latest'], ['selnews'], ['basicInfo'])
      bench.break(call, unreachable(call))
      const home = contentOf(homeOf(bench, 'single', '3'))
      expect(moduleOf(home, kind)).toMatchObject({ content: null, failure: unreachable(call) })
      expect(moduleOf(home, 'indexedIn').failure).toBeNull()
    },
  )

  it.each(sites)('takes the usual arrangement of a %s site (%s) whose own cannot be had', (type, siteId) => {
    const bench = gatewayBench()
    const whole = contentOf(homeOf(bench, type, siteId))
    bench.break('layout', unreachable('layout'))
    expect(contentOf(homeOf(bench, type, siteId))).toEqual(whole)
  })
})

describe('createHome', () => {
  const clock = createVirtualClock()
  const start = (load: typeof loadHome = loadHome) => {
    const bench = arranged(['rank'], ['basicInfo'])
    const input$ = createBehavior(inputOf('single', '3'))
    const scope = createScope()
    const seen: string[] = []
    const page = createHome(load)({ ...bench, clock, minimumDelay: 0 }, scope, input$, null)
    scope.add(page.state$.value$.subscribe(({ status }) => seen.push(status)))
    return { bench, input$, page, seen }
  }

  it('stays as it is while another period of its ranking is on the way [C2.32]', () => {
    const { input$, page, seen } = start()
    input$.set(inputOf('single', '3', { period: '3y' }))
    expect(seen).not.toContain('loading')
    expect(moduleOf(contentOf(page.state$.value), 'ranking').content).toMatchObject({ period: '3y' })
  })

  it('shows that another home is on the way, and loads a module again that failed', () => {
    const { bench, input$, page } = start()
    bench.break('ranked', unreachable('ranked'))
    input$.set(inputOf('single', '3', { period: '2y' }))
    expect(moduleOf(contentOf(page.state$.value), 'ranking').failure).not.toBeNull()
    bench.break('ranked', null)
    page.retry()
    expect(moduleOf(contentOf(page.state$.value), 'ranking').failure).toBeNull()
    const answers = new Subject<never>()
    const waiting = start(() => answers)
    waiting.input$.set(inputOf('group', '2'))
    expect(waiting.page.state$.value).toEqual(loading)
  })
})
