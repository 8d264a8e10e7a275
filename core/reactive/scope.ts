import { Subscription, type TeardownLogic } from 'rxjs'

/**
 * A span of life: what is added to it is undone when it ends. A child ends with its parent. Law: once it has ended, no
 * use case in it writes to a port any more, whatever was under way and whatever is asked of it.
 */
export interface Scope {
  readonly add: (teardown: TeardownLogic) => void
  readonly child: () => Scope
  readonly end: () => void
  readonly ended: boolean
}

export function createScope(): Scope {
  return scopeOver(new Subscription())
}

function scopeOver(subscription: Subscription): Scope {
  return {
    add: (teardown) => subscription.add(teardown),
    child: () => {
      const inner = new Subscription()
      subscription.add(inner)
      return scopeOver(inner)
    },
    end: () => subscription.unsubscribe(),
    get ended() {
      return subscription.closed
    },
  }
}
