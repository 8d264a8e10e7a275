import {
  isSettled,
  type CurrentPageModel,
  type Language,
  type PageHost,
  type Scope,
  type SiteChrome,
} from '@xuekan/core'
import { filter, from, map, skip, switchMap } from 'rxjs'
import type { Translate } from '../../ui/locales/translate.ts'
import type { Screen } from '../portal/page-definition.ts'

export interface FollowHeadOptions {
  readonly chrome: SiteChrome
  readonly host: PageHost
  readonly language: Language
  readonly t: Translate
  /** Whether the head of the first page came with it. */
  readonly isServed: boolean
}

/** Keeps title and head at the page that is shown. The code for it comes with the first step to another page. */
export function followHead(
  { chrome, host, language, t, isServed }: FollowHeadOptions,
  scope: Scope,
  current: CurrentPageModel<Screen>,
): void {
  const settled$ = current.page$.changes$.pipe(
    switchMap(({ model, route }) =>
      model.state$.changes$.pipe(
        filter(isSettled),
        map((state) => ({ route, content: state.status === 'ready' ? state.value : null })),
      ),
    ),
    skip(isServed ? 1 : 0),
    switchMap((page) => from(import('./show-head.ts')).pipe(map(({ showHead }) => ({ showHead, ...page })))),
  )
  scope.add(
    settled$.subscribe({
      next: ({ showHead, route, content }) => showHead({ chrome, host, language, t, route, content }),
      // a head that cannot be shown leaves the former one; the page itself is not touched
      error: () => undefined,
    }),
  )
}
