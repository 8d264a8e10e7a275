import type { Role } from '../../domain/member/role.ts'
import type { Reader } from '../../ports/answer.ts'
import type { SubscriptionGateway } from '../../ports/subscription-gateway.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Notify } from '../notices/notify.ts'
import { createMemberToggle, type ToggleModel } from './member-toggle.ts'

export interface SubscriptionTogglePorts {
  readonly subscriptions: SubscriptionGateway
  readonly notify: Notify
}

export interface SubscriptionToggleOptions {
  /** Of the site whose journal is subscribed to. */
  readonly reader: Reader
  readonly role$: Behavior<Role>
}

/** Whether the member has subscribed to a journal, and a click that changes it (C4.22). */
export const createSubscriptionToggle = (
  { subscriptions, notify }: SubscriptionTogglePorts,
  scope: Scope,
  { reader, role$ }: SubscriptionToggleOptions,
): ToggleModel =>
  createMemberToggle(
    {
      role$,
      action: 'subscribe',
      notify,
      ask: () => subscriptions.isSubscribed(reader),
      send: (on) => (on ? subscriptions.subscribe(reader) : subscriptions.unsubscribe(reader)),
    },
    scope,
  )
