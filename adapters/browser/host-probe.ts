import type { HostProbe } from '@xuekan/core'
import { defer } from 'rxjs'

/** Milliseconds for which a sign of life is waited for. */
const patience = 10_000

/** Asks by `HEAD /healthz`, which costs the host next to nothing; any answer is one, also that of a proxy before it. */
export const createHostProbe = (window: Window & typeof globalThis): HostProbe => ({
  answers: () => defer(() => answered(window)),
})

async function answered(window: Window & typeof globalThis): Promise<boolean> {
  try {
    await window.fetch('/healthz', {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    return true
  } catch {
    return false
  }
}
