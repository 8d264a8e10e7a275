import type { PageWish } from '../domain/page/page-wish.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { Period, PeriodYear } from '../domain/period/period.ts'
import type { Answer, Reader } from './answer.ts'

/** Issues of a journal (C7.6). */
export interface PeriodGateway {
  /** Every issue, newest first; [] for a site without a journal. */
  readonly periods: (reader: Reader) => Answer<readonly PeriodYear[]>
  /** `periods` by so many years; nothing for a site without a journal. */
  readonly page: (reader: Reader, wish: PageWish) => Answer<Paged<PeriodYear>>
  /** The current issue and the one before; [] for a site without a journal. */
  readonly firstTwo: (reader: Reader) => Answer<readonly Period[]>
}
