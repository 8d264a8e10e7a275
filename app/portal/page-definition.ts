import type { AbsentFailure, AsyncResult, LostVisit, UiLanguage, RequestContext } from '@xuekan/core'
import {
  createPage,
  staticPage,
  type CreatePage,
  type ListAddresses,
  type PageModel,
  type PagePorts,
  type PageTiming,
} from '@xuekan/core/page'
import {
  constant,
  createBehavior,
  fail,
  failed,
  isSettled,
  remoteOf,
  type Behavior,
  type Remote,
  type Scope,
} from '@xuekan/core/reactive'
import type { OutgoingFile } from '@xuekan/core/member'
import type { PageHead, PageKind, PageName, PageOutsideIndexes, Route } from '@xuekan/core/route'
import type { SiteShell } from '@xuekan/core/site'
import { createElement, type ComponentType, type ReactElement } from 'react'
import { catchError, defer, filter, firstValueFrom, from, map, merge, switchMap, type Observable } from 'rxjs'
import type { Translate } from '../../ui/locales/translate.ts'

/** A route of one kind of page. */
export type RouteOf<P extends PageName> = Extract<Route, { readonly page: P }>

/** What a page is opened with, beside its route. */
export interface PageContext {
  readonly context: RequestContext
  readonly language: UiLanguage
  readonly shell: SiteShell
  readonly ports: PagePorts & PageTiming
  /** What a server knows of a visit that has ended on /errorPage. */
  readonly lost?: LostVisit
  /** The fields of a form that was posted to the page; absent where it is only read. */
  readonly submitted?: ReadonlyMap<string, string>
  /** The file that was posted with it; absent without one. */
  readonly file?: OutgoingFile
}

/** What a page's screen is given. */
export interface ScreenProps<P extends PageName, Model> {
  readonly model: Model
  readonly route: RouteOf<P>
}

/** What every kind of page says of itself. */
interface PageBase<P extends PageName, Input, Content, Model> {
  readonly page: P
  readonly Screen: ComponentType<ScreenProps<P, Model>>
  /** What is loaded for a route on a site. */
  readonly input: (route: RouteOf<P>, context: PageContext) => Input
  /** Title, description and tags; the content is null until it is here, or when it could not be had. */
  readonly head: (content: Content | null, t: Translate) => PageHead
  /**
   * The places of long HTML in the content, as dotted paths: it travels in the page itself, not in the state beside it,
   * and the component that shows it carries the same path as its key.
   */
  readonly prose: readonly string[]
  /** What the page says where there is nothing at its address; that there is no such page unless given. */
  readonly absent?: (failure: AbsentFailure, t: Translate) => string
  /** Where such pages are on a site, for its sitemap; null for a page that no index lists. */
  readonly addresses: P extends PageOutsideIndexes ? null : ListAddresses
}

/** A page that shows what its input loads. */
export interface LoadedPage<P extends PageName, Input, Content> extends PageBase<
  P,
  Input,
  Content,
  PageModel<Content>
> {
  readonly load: (ports: PagePorts, input: Input) => AsyncResult<Content>
}

/** A page whose model has commands of its own. */
export interface ModelledPage<
  P extends PageName,
  Input,
  Content,
  Model extends PageModel<Content>,
> extends PageBase<P, Input, Content, Model> {
  readonly create: CreatePage<PagePorts, Input, Content, Model & PageModel<Content>>
}

/** A page that is open, with its own types closed in. */
export interface OpenedPage {
  readonly state$: Behavior<Remote<unknown>>
  readonly view: (route: Route) => ReactElement
  /** The head for the present state. */
  readonly head: (t: Translate) => PageHead
}

/** A definition as the registry holds it: its own types are closed in. */
export interface PageDefinition<P extends PageName = PageName> {
  readonly page: P
  readonly prose: readonly string[]
  readonly addresses: ListAddresses | null
  /** In a browser: the page follows its route. The seed is what the server settled for the first one. */
  readonly kind: (context: PageContext, seed: Remote<unknown> | null) => PageKind<OpenedPage>
  /** On a server: the page as soon as it has settled, or as too late when `late$` tells. */
  readonly settle: (
    context: PageContext,
    scope: Scope,
    route: Route,
    late$: Observable<unknown>,
  ) => Promise<OpenedPage>
}

/** Closes a page over its types: without a title, or with a screen for another model, it does not compile. */
export function definePage<P extends PageName, Input, Content>(
  page: LoadedPage<P, Input, Content>,
): PageDefinition<P>
export function definePage<P extends PageName, Input, Content, Model extends PageModel<Content>>(
  page: ModelledPage<P, Input, Content, Model>,
): PageDefinition<P>
export function definePage<P extends PageName, Input, Content, Model extends PageModel<Content>>(
  page: LoadedPage<P, Input, Content> | ModelledPage<P, Input, Content, Model>,
): PageDefinition<P> {
  return 'load' in page ? closeLoaded(page) : closeModelled(page)
}

function closeLoaded<P extends PageName, Input, Content>(
  page: LoadedPage<P, Input, Content>,
): PageDefinition<P> {
  return close(page, createPage(page.load), async ({ ports }, _scope, input, late$) => {
    const settled$ = page.load(ports, input).pipe(map(remoteOf))
    const tooLate$ = late$.pipe(map((): Remote<Content> => tooLate(page.page)))
    return staticPage(await firstValueFrom(merge(settled$, tooLate$)))
  })
}

function closeModelled<P extends PageName, Input, Content, Model extends PageModel<Content>>(
  page: ModelledPage<P, Input, Content, Model>,
): PageDefinition<P> {
  return close(page, page.create, async ({ ports }, scope, input, late$) => {
    const model = page.create(ports, scope, createBehavior(input), null)
    await firstValueFrom(merge(model.state$.value$.pipe(filter(isSettled)), late$))
    return isSettled(model.state$.value) ? model : { ...model, state$: constant(tooLate(page.page)) }
  })
}

/** What a server tells of a page that it no longer waits for. */
const tooLate = (page: PageName): Remote<never> => failed({ kind: 'timeout', call: page })

type Settle<Input, Model> = (
  context: PageContext,
  scope: Scope,
  input: Input,
  late$: Observable<unknown>,
) => Promise<Model>

function close<P extends PageName, Input, Content, Model extends PageModel<Content>>(
  { page, Screen, input, head, absent, prose, addresses }: PageBase<P, Input, Content, Model>,
  create: CreatePage<PagePorts, Input, Content, Model>,
  settle: Settle<Input, Model>,
): PageDefinition<P> {
  const own = (route: Route): RouteOf<P> => {
    if (!isRouteOf(route, page)) throw new Error(`The page '${page}' was given a route of '${route.page}'`)
    return route
  }
  const opened = (model: Model): OpenedPage => ({
    state$: model.state$,
    view: (route) => createElement(Screen, { model, route: own(route) }),
    head: (t) => {
      const state = model.state$.value
      if (state.status === 'ready') return head(state.value, t)
      const without = head(null, t)
      const missing = state.status === 'failed' && state.error.kind === 'absent' ? state.error : null
      const title = missing === null ? without.title : [absent?.(missing, t) ?? t('unknown.title')]
      return { ...without, title, content: null }
    },
  })
  return {
    page,
    prose,
    addresses,
    kind: (context, seed) => (scope, route$) => {
      const input$ = createBehavior(input(own(route$.value), context))
      scope.add(route$.value$.subscribe((route) => input$.set(input(own(route), context))))
      // what a server of this same build has settled is content of this page
      const state = seed as Remote<Content> | null
      return opened(
        create(context.ports, scope, input$, state === null ? null : { input: input$.value, state }),
      )
    },
    settle: async (context, scope, route, late$) =>
      opened(await settle(context, scope, input(own(route), context), late$)),
  }
}

const isRouteOf = <P extends PageName>(route: Route, page: P): route is RouteOf<P> => route.page === page

type Load<Input, Content> = (ports: PagePorts, input: Input) => AsyncResult<Content>

/**
 * A load whose code comes with its first call: what the server sent is loaded already, so a browser that goes no
 * further needs none of it. Code that cannot be had fails like a server that cannot be reached; another try asks again.
 */
export const loadLater =
  <Input, Content>(call: string, chunk: () => Promise<Load<Input, Content>>): Load<Input, Content> =>
  (ports, input) =>
    defer(() => from(chunk())).pipe(
      switchMap((load) => load(ports, input)),
      catchError(() => fail({ kind: 'unreachable', call })),
    )
