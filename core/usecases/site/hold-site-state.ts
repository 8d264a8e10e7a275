import { defer, tap } from 'rxjs'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Gateways } from '../../ports/gateways.ts'
import { succeed } from '../async-results.ts'

/** How long an answer is held, in milliseconds: a tab that stays open learns of a new issue after that. */
export const siteStateHeldFor = 600_000

export interface SiteStatePorts extends Pick<Gateways, 'sites' | 'issues'> {
  readonly clock: Clock
}

/**
 * Ports that hold, while a reader browses, what the pages of one site ask again and again: its journal, and its issues
 * by year (C3.16). What stands around the page, and the reader, are held by the shell. Laws: an answer is that of its
 * own site and language; each is asked for once within `siteStateHeldFor`; a failure is not held.
 */
export function holdSiteState<Ports extends SiteStatePorts>(ports: Ports): Ports {
  const { clock, sites, issues } = ports
  return {
    ...ports,
    sites: over(sites, { journal: held(clock, (context) => sites.journal(context)) }),
    issues: over(issues, { years: held(clock, (context) => issues.years(context)) }),
  }
}

/** A gateway with some methods of its own; the others stay those of the gateway below, which may be a proxy. */
const over = <G extends object>(gateway: G, methods: Partial<G>): G =>
  Object.assign(Object.create(gateway) as G, methods)

function held<T>(
  clock: Clock,
  ask: (context: RequestContext) => AsyncResult<T>,
): (context: RequestContext) => AsyncResult<T> {
  const answers = new Map<string, { readonly value: T; readonly since: number }>()
  return (context) =>
    defer(() => {
      const key = JSON.stringify([context.siteId, context.language])
      const answer = answers.get(key)
      if (answer !== undefined && clock.now() - answer.since < siteStateHeldFor) return succeed(answer.value)
      return ask(context).pipe(
        tap((result) => {
          if (result.ok) answers.set(key, { value: result.value, since: clock.now() })
        }),
      )
    })
}
