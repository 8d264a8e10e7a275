import type { TopNews } from '../domain/chrome/top-news.ts'
import type { Answer, Reader } from './answer.ts'

/** The pictures above the header of a site (C7.7). */
export interface TopNewsGateway {
  /** In the site's order; [] for none. */
  readonly topNews: (reader: Reader) => Answer<readonly TopNews[]>
}
