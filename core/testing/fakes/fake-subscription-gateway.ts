import type { SiteId } from '../../domain/site/site.ts'
import type { SubscriptionGateway } from '../../ports/subscription-gateway.ts'
import { fakeEffect } from './fake-effect.ts'
import type { OnTheWay } from './fake-results.ts'

/** The subscriptions of one member in memory. */
export interface FakeSubscriptionGateway extends SubscriptionGateway {
  /** The sites whose journals are subscribed to now. */
  readonly subscribed: () => readonly SiteId[]
}

export function createFakeSubscriptionGateway(
  initial: readonly SiteId[] = [],
  onTheWay: OnTheWay = (_call, answer) => answer,
): FakeSubscriptionGateway {
  const sites = new Set(initial)
  return {
    subscribed: () => [...sites],
    isSubscribed: ({ siteId }) =>
      onTheWay(
        'isSubscribed',
        fakeEffect(() => sites.has(siteId)),
      ),
    subscribe: ({ siteId }) =>
      onTheWay(
        'subscribe',
        fakeEffect(() => {
          sites.add(siteId)
          return null
        }),
      ),
    unsubscribe: ({ siteId }) =>
      onTheWay(
        'unsubscribe',
        fakeEffect(() => {
          sites.delete(siteId)
          return null
        }),
      ),
  }
}
