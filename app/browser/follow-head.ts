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
import type { OpenedPage } from '../portal/page-definition.ts'

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
  current: CurrentPageModel<OpenedPage>,
): void {
  const settled$ = current.page$.changes$.pipe(
    switchMap(({ opened, route }) =>
      opened.state$.changes$.pipe(
        filter(isSettled),
        map(() => ({ route, ...opened.head(t) })),
      ),
    ),
    skip(isServed ? 1 : 0),
    switchMap((page) => from(import('./show-head.ts')).pipe(map(({ showHead }) => ({ showHead, ...page })))),
  )
  scope.add(
    settled$.subscribe({
      next: ({ showHead, ...page }) => showHead({ chrome, host, language, ...page }),
      // a head that cannot be shown leaves the former one; the page itself is not touched
      error: () => undefined,
    }),
  )
}
