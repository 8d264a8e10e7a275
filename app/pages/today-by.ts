import type { Clock } from '@xuekan/core'
import { dayAt } from '@xuekan/core/content'

/**
 * Today, ISO, by the calendar of whoever shows the page: TZ of the portal, the reader's own in a browser. A page that the
 * browser takes over stays as the server has made it.
 */
export function todayBy(clock: Pick<Clock, 'now'>): string {
  const now = clock.now()
  return dayAt(now, new Date(now).getTimezoneOffset())
}
