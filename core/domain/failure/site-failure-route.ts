import type { UiLanguage } from '../language/ui-language.ts'
import type { Route } from '../route/route.ts'
import { forbiddenSiteStatus, type Failure } from './failure.ts'

/** Where a failed site lookup leads: 10001 to /forbiddenPage, anything else to /errorPage (C8.2). */
export const siteFailureRoute = (failure: Failure, language: UiLanguage): Route => ({
  page: failure.kind === 'refused' && failure.status === forbiddenSiteStatus ? 'forbidden' : 'error',
  language,
})
