import { basePath, endpoints, type Endpoint } from '@xuekan/rc-pub/contract'
import type { ProxiedCall } from '../../server/host/proxy/proxied-call.ts'

/** The calls of the contract that a portal passes on to another rc-pub. */
export const proxiedCalls: readonly ProxiedCall[] = Object.values(endpoints).map(
  ({ method, path, form, answer }: Endpoint<unknown>) => ({
    method,
    path: basePath + path,
    answers: form === 'bare' && answer === null ? 'bytes' : 'values',
  }),
)
