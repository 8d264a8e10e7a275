import { describe, expect, it } from 'vitest'
import { compile, compilers, isAboutTimers, ownFolder, type ModuleResolution } from './support/stranger.ts'

/** What a strict reader may rely on, said in types: each line that must not compile says so. */
const reader = `
import { err, exhaustive, ok, type AsyncResult, type ArticleGateway, type Failure, type Result } from '@xuekan/core'
import { createPage, loadSearch, type PagePorts, type PageTiming } from '@xuekan/core/page'
import { parseDoi, type Doi, type SafeHtml } from '@xuekan/core/content'
import { createBehavior, createScope, type Behavior } from '@xuekan/core/reactive'
import { parseRoute, type Route } from '@xuekan/core/route'
import { emptySearchQuery } from '@xuekan/core/search'
import { asSiteId, type SiteId } from '@xuekan/core/site'
import { arbitraryRoute, createFakeGateways, createVirtualClock, sampleContent } from '@xuekan/core/testing'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <T extends true>(): T | undefined => undefined

// a route is one union: its page decides the rest
const route: Route = parseRoute('/zh')
export const reported = (): string => {
  switch (route.page) {
    case 'article': return route.by.kind === 'doi' ? route.by.doi : route.by.id
    case 'search': return route.query.term
    default: return route.page
  }
}
// @ts-expect-error an issue has no search query
if (route.page === 'issue') route.query
// @ts-expect-error there is no such page
export const nowhere: Route = { page: 'nowhere' }
// @ts-expect-error data is read-only
route.page = 'home'

// a result has a value or an error, and which is asked first
const result: Result<number, 'tooLong'> = [ok(1), err('tooLong' as const)][0] ?? ok(2)
// @ts-expect-error not before asking
result.value
export const settled: number | 'tooLong' = result.ok ? result.value : result.error
holds<Equal<Extract<typeof result, { ok: false }>['error'], 'tooLong'>>()

// failures are a closed union
export const words = (failure: Failure): string => {
  switch (failure.kind) {
    case 'unreachable': case 'timeout': case 'absent': case 'malformed': case 'refused': case 'expired':
      return failure.call
    default: return exhaustive(failure)
  }
}
export const incomplete = (failure: Failure): string => {
  switch (failure.kind) {
    case 'unreachable': return failure.call
    // @ts-expect-error the other kinds are not dealt with
    default: return exhaustive(failure)
  }
}

// brands are minted by parsers and adapters alone
// @ts-expect-error text is no site's id
export const siteId: SiteId = '1'
// @ts-expect-error text is not safe
export const html: SafeHtml = '<p>'
// @ts-expect-error text is no DOI before it is parsed
export const doi: Doi = '10.5555/1'
const parsed = parseDoi('10.5555/1')
export const minted: readonly (SiteId | Doi)[] = [asSiteId('1'), ...(parsed.ok ? [parsed.value] : [])]
export const asText: string = asSiteId('1')

// use cases take ports, and a state is one of four
const ports: PagePorts & PageTiming = { ...createFakeGateways(sampleContent), clock: createVirtualClock(), minimumDelay: 0 }
const input = createBehavior({ context: { language: 'en' as const, siteId: asSiteId('1') }, query: emptySearchQuery })
const page = createPage(loadSearch)(ports, createScope(), input, null)
holds<Equal<typeof page.state$.value.status, 'idle' | 'loading' | 'ready' | 'failed'>>()
// @ts-expect-error a state is read, not set
page.state$.value = { status: 'idle' }
// @ts-expect-error the setter belongs to the use case
page.state$.set
// @ts-expect-error no third language
input.set({ context: { language: 'fr', siteId: asSiteId('1') }, query: emptySearchQuery })
export const typed: Behavior<unknown> = page.state$
export const gateway = (articles: ArticleGateway): AsyncResult<unknown> =>
  articles.byDoi({ language: 'zh', siteId: asSiteId('1') }, '10.5555/1')
// @ts-expect-error the value is not there before the answer is asked for it
arbitraryRoute.map((some) => some.query)
`

const ways = Object.entries(compilers).flatMap(([name, compiler]) =>
  (['nodenext', 'bundler'] satisfies ModuleResolution[]).map((moduleResolution) => ({
    name,
    compiler,
    moduleResolution,
  })),
)

describe('the types of the installed core', () => {
  it.each(ways)(
    'should serve a strict reader without the DOM library: $name, $moduleResolution',
    ({ compiler, moduleResolution }) => {
      const folder = ownFolder({ 'reader.ts': reader })
      const complaints = compile(folder, ['reader.ts'], { compiler, moduleResolution })
      expect(complaints.filter((line) => !isAboutTimers(line))).toEqual([])
      // the declarations of libraries were checked too: rxjs's own wish shows that
      expect(complaints).toHaveLength(1)
    },
  )

  it('should need nothing more than the name of setTimeout to be checked whole', () => {
    const timers = 'declare function setTimeout(act: () => void, milliseconds?: number): number\n'
    const folder = ownFolder({ 'reader.ts': reader, 'timers.d.ts': timers })
    expect(compile(folder, ['reader.ts', 'timers.d.ts'])).toEqual([])
  })

  it('should refuse what is wrong: the compiler was listening', () => {
    const folder = ownFolder({
      'wrong.ts': "import { parseRoute } from '@xuekan/core/route'\nparseRoute(1)\n",
    })
    expect(compile(folder, ['wrong.ts']).join('\n')).toContain('wrong.ts(2,12): error TS2345')
  })
})
