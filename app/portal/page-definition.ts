import type {
  Behavior,
  Language,
  PageKind,
  PageModel,
  PagePorts,
  Reader,
  Route,
  Scope,
  Seed,
  SiteChrome,
} from '@xuekan/core'
import { createBehavior } from '@xuekan/core'
import type { ComponentType } from 'react'

/** A route of one kind of page. */
export type RouteOf<P extends Route['page']> = Extract<Route, { readonly page: P }>

/** What a page is opened with, beside its route. */
export interface PageContext {
  readonly reader: Reader
  readonly language: Language
  readonly chrome: SiteChrome
  readonly ports: PagePorts
}

/**
 * One kind of page: its screen, its use case, and how its route and its site become the use case's input.
 * `prose` names the places of long HTML in its content, as dotted paths: it travels in the page itself, not in the
 * state beside it, and the component that shows it carries the same path as its key.
 */
export interface PageDefinition<P extends Route['page'], I, T> {
  readonly page: P
  readonly Screen: ComponentType<{ readonly model: PageModel<T>; readonly route: RouteOf<P> }>
  readonly input: (route: RouteOf<P>, context: PageContext) => I
  readonly create: (
    ports: PagePorts,
    scope: Scope,
    input$: Behavior<I>,
    seed: Seed<I, T> | null,
  ) => PageModel<T>
  readonly prose: readonly string[]
}

export type Screen = ComponentType<{ readonly model: PageModel<unknown>; readonly route: Route }>

/** A definition as the registry holds it: its own types stay inside. */
export interface AnyPage {
  readonly prose: readonly string[]
  readonly kind: (
    context: PageContext,
    seedState: PageModel<unknown>['state$']['value'] | null,
  ) => PageKind<Screen>
}

/**
 * Closes a definition over its types. The registry hands a page only routes of its own kind, so the narrowing of the
 * route is sound; TypeScript cannot see it through the table.
 */
export function definePage<P extends Route['page'], I, T>(definition: PageDefinition<P, I, T>): AnyPage {
  return {
    prose: definition.prose,
    kind: (context, seedState) => ({
      screen: definition.Screen as unknown as Screen,
      open: (scope, route$) => {
        const read = (route: Route): I => definition.input(route as RouteOf<P>, context)
        const input = createBehavior(read(route$.value))
        scope.add(route$.changes$.subscribe((route) => input.set(read(route))))
        const seed =
          seedState === null ? null : { input: input.value, state: seedState as Seed<I, T>['state'] }
        return definition.create(context.ports, scope, input, seed)
      },
    }),
  }
}
