import type { Destination } from '@xuekan/core/route'
import { usePortal } from './portal.ts'
import { useHrefs } from './use-hrefs.ts'

/** The link to a destination; null for a page that does not exist, which is not linked. */
export function useReachable(): (destination: Destination) => string | null {
  const { availablePages } = usePortal()
  const hrefs = useHrefs()
  return (destination) =>
    'external' in destination || availablePages.has(destination.page) ? hrefs.destination(destination) : null
}
