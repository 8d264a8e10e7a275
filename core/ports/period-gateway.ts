import type { PeriodYear } from '../domain/period/period.ts'
import type { Answer, Reader } from './answer.ts'

/** Issues of a journal (C7.6). */
export interface PeriodGateway {
  /** Every issue, newest first; [] for a site without a journal. */
  readonly periods: (reader: Reader) => Answer<readonly PeriodYear[]>
}
