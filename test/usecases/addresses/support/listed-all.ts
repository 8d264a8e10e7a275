import type { AddressParts, PageAddress } from '../../../../core/usecases/addresses/page-address.ts'
import { failed, ready, type Remote } from '../../../../core/usecases/remote.ts'

/** All parts in one, or the failure, which must be the last that is said. */
export function listedAll(parts: AddressParts): Remote<readonly PageAddress[]> {
  const said: Remote<readonly PageAddress[]>[] = []
  let isEnded = false
  parts.subscribe({
    next: (part) => said.push(part.ok ? ready(part.value) : failed(part.error)),
    complete: () => (isEnded = true),
  })
  if (!isEnded) throw new Error('The list did not come to its end')
  if (said.slice(0, -1).some(({ status }) => status !== 'ready')) throw new Error('More came after a failure')
  const last = said.at(-1)
  if (last?.status === 'failed') return last
  return ready(said.flatMap((part) => (part.status === 'ready' ? part.value : [])))
}
