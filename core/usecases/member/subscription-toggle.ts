import type { Role } from '../../domain/member/role.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { MemberGateway } from '../../ports/member-gateway.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Notify } from '../notices/notify.ts'
import { createMemberToggle, type ToggleModel } from './member-toggle.ts'

export interface SubscriptionTogglePorts {
  readonly member: Pick<MemberGateway, 'isSubscribed' | 'subscribe' | 'unsubscribe'>
  readonly notify: Notify
}

export interface SubscriptionToggleOptions {
  /** Of the site whose journal is subscribed to. */
  readonly context: RequestContext
  readonly role$: Behavior<Role>
}

/** Whether the member has subscribed to a journal, and a click that changes it (C4.22). */
export const createSubscriptionToggle = (
  { member, notify }: SubscriptionTogglePorts,
  scope: Scope,
  { context, role$ }: SubscriptionToggleOptions,
): ToggleModel =>
  createMemberToggle(
    {
      role$,
      action: 'subscribe',
      notify,
      load: () => member.isSubscribed(context),
      send: (on) => (on ? member.subscribe(context) : member.unsubscribe(context)),
    },
    scope,
  )
