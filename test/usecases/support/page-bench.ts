import { refused, type Failure, type PagePorts } from '@xuekan/core'
import {
  createFakeGateways,
  createVirtualClock,
  sampleContent,
  type FakeContent,
  type FakeGateways,
} from '@xuekan/core/testing'
import { defer } from 'rxjs'

export interface GatewayBench extends FakeGateways {
  /** The calls that were really made, in order. */
  readonly calls: readonly string[]
  /** Lets every later call of this name fail; null heals it. */
  readonly break: (call: string, failure: Failure | null) => void
}

/** Every gateway over the sample content, with a list of the calls that were made and calls that can be broken. */
export function gatewayBench(content: FakeContent = sampleContent): GatewayBench {
  const calls: string[] = []
  const broken = new Map<string, Failure>()
  const gateways = createFakeGateways(content, (call, answer) =>
    defer(() => {
      calls.push(call)
      const failure = broken.get(call)
      return failure === undefined ? answer : refused(failure)
    }),
  )
  return {
    ...gateways,
    calls,
    break: (call, failure) => void (failure === null ? broken.delete(call) : broken.set(call, failure)),
  }
}

/** What a page needs, on a server: nothing is delayed. */
export const pagePorts = ({ sites, periods, articles, search }: GatewayBench): PagePorts => ({
  sites,
  periods,
  articles,
  search,
  clock: createVirtualClock(),
  minimumDelay: 0,
})

export const unreachable = (call: string): Failure => ({ kind: 'unreachable', call })
