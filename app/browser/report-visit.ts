import { markName, visitReportAddress } from '../../server/host/sharing/visit-report-address.ts'

type VisitedWindow = Pick<Window, 'performance' | 'navigator'>

/**
 * Tells the host of this visit, whose page may have come out of a shared cache. The answer bears a mark, by which the host
 * knows whether it has counted the visit already; a page without one tells of nothing.
 */
export function reportVisit({ performance, navigator }: VisitedWindow): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const mark = navigation?.serverTiming?.find(({ name }) => name === markName)?.description ?? ''
  if (navigation === undefined || mark === '') return
  const since = Math.max(0, Math.round(performance.now() - navigation.responseStart))
  navigator.sendBeacon(visitReportAddress, `${mark} ${since}`)
}
