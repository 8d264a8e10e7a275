import { parseRoute } from '../../core/domain/route/parse-route.ts'
import type { Route } from '../../core/domain/route/route.ts'
import { createBehavior, type Behavior } from '../../core/reactive/behavior.ts'
import { createScope, type Scope } from '../../core/reactive/scope.ts'
import { createCurrentPage, type PageKind } from '../../core/usecases/current-page.ts'
import fc from 'fast-check'
import { from, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { heard } from './support/heard.ts'

/** Addresses of four kinds of pages; the code of the last kind can never be had. */
const addresses = [
  '/zh/home',
  '/zh/issue',
  '/zh/issue/2025',
  '/zh/article/1',
  '/zh/article/2',
  '/errorPage',
] as const
const missing = 'error'
const routes = addresses.map(parseRoute)
const [home, issue, olderIssue, article, otherArticle, broken] = routes as [
  Route,
  Route,
  Route,
  Route,
  Route,
  Route,
]

interface Opened {
  readonly kind: string
  readonly scope: Scope
  readonly route$: Behavior<Route>
}

/** Pages that do nothing but know how they were opened. */
function bench(
  load: (page: Route['page']) => ReturnType<Parameters<typeof createCurrentPage<Opened>>[0]['loadKind']>,
) {
  const opened: Opened[] = []
  const kindOf =
    (kind: string): PageKind<Opened> =>
    (scope, route$) => {
      const page = { kind, scope, route$ }
      opened.push(page)
      return page
    }
  const failures: string[] = []
  const requested: Route['page'][] = []
  const scope = createScope()
  const route$ = createBehavior(home)
  const loadKind = (page: Route['page']) => {
    requested.push(page)
    return load(page)
  }
  const model = createCurrentPage(
    { loadKind, kindFailed: () => failures.push(route$.value.page) },
    scope,
    route$,
    kindOf('home'),
  )
  const live = () => opened.filter((page) => !page.scope.ended)
  return { ...model, scope, route$, opened, requested, failures, live, kindOf }
}

/** Kinds come when the test says so. */
function byHand() {
  const loads: Subject<PageKind<Opened>>[] = []
  const made = bench(() => {
    const load = new Subject<PageKind<Opened>>()
    loads.push(load)
    return load
  })
  const arrive = (load: number, kind: string): void => loads[load]?.next(made.kindOf(kind))
  return { ...made, loads, arrive }
}

describe('createCurrentPage', () => {
  it('should end on the page that was asked for last, whatever code comes first, with nothing else alive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom(...routes), { maxLength: 12 }),
        async (s, visits) => {
          const made = bench((page) =>
            from(
              s.schedule(Promise.resolve(page), page).then((name) => {
                if (name === missing) throw new Error('no such chunk')
                return made.kindOf(name)
              }),
            ),
          )
          const { page$, loading$, route$, live, failures } = made
          const known = heard(page$)
          const steps = s.scheduleSequence(visits.map((route) => () => Promise.resolve(route$.set(route))))
          await s.waitIdle()
          await steps.task

          const last = visits.at(-1) ?? home
          expect(last.page === missing ? failures.at(-1) : page$.value.route).toBe(
            last.page === missing ? missing : last,
          )
          expect(known.map(({ route }) => route.page)).not.toContain(missing)
          expect(page$.value.opened.kind).toBe(page$.value.route.page)
          expect(live().map(({ kind, route$: own }) => [kind, own.value])).toEqual([
            [page$.value.route.page, page$.value.route],
          ])
          expect(loading$.value).toBe(false)
        },
      ),
    )
  })

  it('hands a new route to the page that is there when the kind is the same, and loads nothing', () => {
    const { arrive, requested, live, opened, page$, route$ } = byHand()
    route$.set(issue)
    arrive(0, 'issue')
    const { opened: issuePage } = page$.value
    route$.set(olderIssue)
    expect(page$.value.route).toBe(olderIssue)
    expect(page$.value.opened).toBe(issuePage)
    expect(live().map((page) => page.route$.value)).toEqual([olderIssue])
    expect(requested).toEqual(['issue'])
    expect(opened.map(({ kind }) => kind)).toEqual(['home', 'issue'])
  })

  it('keeps the page of before until the code of the next one is here, then ends what it had under way', () => {
    const { arrive, live, loading$, opened, page$, route$ } = byHand()
    const loading = heard(loading$)
    let ended = false
    opened[0]?.scope.add(() => (ended = true))
    route$.set(article)
    expect([page$.value.route, ended, loading$.value]).toEqual([home, false, true])
    arrive(0, 'article')
    expect([page$.value.route, ended, loading$.value]).toEqual([article, true, false])
    expect(live().map(({ kind }) => kind)).toEqual(['article'])
    expect(loading).toEqual([false, true, false])
  })

  it('opens a page whose code was on its way with the route that was asked for last', () => {
    const { arrive, live, page$, route$ } = byHand()
    route$.set(article)
    route$.set(otherArticle)
    arrive(0, 'article')
    arrive(1, 'article')
    expect(page$.value.route).toBe(otherArticle)
    expect(live().map((page) => page.route$.value)).toEqual([otherArticle])
  })

  it('waits for nothing any more when the reader goes back before the code is here', () => {
    const { arrive, loading$, loads, page$, route$ } = byHand()
    route$.set(article)
    route$.set(home)
    expect(loading$.value).toBe(false)
    expect(loads[0]?.observed).toBe(false)
    arrive(0, 'article')
    expect(page$.value.route).toBe(home)
  })

  it('tells of a kind that fails to load, keeps the page of before, and follows the next step', () => {
    const { arrive, failures, live, loading$, loads, page$, route$ } = byHand()
    route$.set(broken)
    loads[0]?.error(new Error('no such chunk'))
    expect(failures).toEqual(['error'])
    expect([page$.value.route, loading$.value]).toEqual([home, false])
    expect(live().map(({ kind }) => kind)).toEqual(['home'])
    route$.set(issue)
    arrive(1, 'issue')
    expect(page$.value.route).toBe(issue)
  })

  it('tells of a kind whose loading throws', () => {
    const { failures, page$, route$ } = bench(() => {
      throw new Error('no such chunk')
    })
    route$.set(article)
    expect([failures, page$.value.route]).toEqual([['article'], home])
  })

  it('ends with its scope the page and what is on its way', () => {
    const { arrive, live, loads, page$, route$, scope } = byHand()
    route$.set(issue)
    arrive(0, 'issue')
    route$.set(article)
    scope.end()
    expect(loads[1]?.observed).toBe(false)
    arrive(1, 'article')
    expect([page$.value.route, live()]).toEqual([issue, []])
  })
})
