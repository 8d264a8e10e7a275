import {
  attribute,
  childNamed,
  childrenNamed,
  descendantsNamed,
  elementsAt,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { monthNumber } from './months.ts'
import type { ArticleRecord } from '../../store/article-record.ts'

const pad = (value: number): string => String(value).padStart(2, '0')

const between = (value: number, low: number, high: number): boolean => value >= low && value <= high

/** An ISO date as exact as the element says, '' where it says no year. */
export const isoDate = (element: XmlElement | undefined): string => {
  if (element === undefined) return ''
  const year = Number.parseInt(plainText(childNamed(element, 'year')), 10)
  if (!between(year, 1000, 9999))
    return /^\d{4}(-\d\d(-\d\d)?)?/.exec(attribute(element, 'iso-8601-date'))?.[0] ?? ''
  const month = monthNumber(plainText(childNamed(element, 'month')))
  if (!between(month, 1, 12)) return String(year)
  const day = Number.parseInt(plainText(childNamed(element, 'day')), 10)
  return between(day, 1, 31) ? `${year}-${pad(month)}-${pad(day)}` : `${year}-${pad(month)}`
}

/** `epub` of old files is `pub` with the format `electronic` of newer ones. */
const kindOf = (date: XmlElement): string => {
  const kind = attribute(date, 'pub-type') || attribute(date, 'date-type') || 'pub'
  const format = attribute(date, 'publication-format') || attribute(date, 'iso-8601-format')
  if (kind === 'collection' || kind === 'issue-pub') return format === 'print' ? 'ppub' : 'collection'
  if (['pub', 'publication', 'original-publication'].includes(kind))
    return format === 'print' ? 'ppub' : 'epub'
  if (kind === 'epub-ppub') return 'ppub'
  return kind
}

const historyDate = (meta: XmlElement, ...types: readonly string[]): string => {
  const [own, ofEvents] = [
    elementsAt(meta, 'history', 'date'),
    elementsAt(meta, 'pub-history', 'event', 'date'),
  ].map((dates) => dates.filter((date) => types.includes(attribute(date, 'date-type'))))
  return isoDate(own?.at(-1)) || isoDate(ofEvents?.at(-1))
}

/**
 * The dates of the article. `online` is its first electronic publication; `published` that of the issue in print,
 * else the same as online, else that of the collection.
 */
export const readDates = (meta: XmlElement): ArticleRecord['dates'] => {
  const dates = childrenNamed(meta, 'pub-date')
  const first = (...kinds: readonly string[]) => {
    for (const kind of kinds) {
      const found = isoDate(dates.find((date) => kindOf(date) === kind))
      if (found !== '') return found
    }
    return ''
  }
  const online = first('epub', 'epreprint', 'preprint', 'online') || historyDate(meta, 'online', 'epub')
  return {
    received: historyDate(meta, 'received'),
    revised: historyDate(meta, 'rev-recd', 'revised'),
    accepted: historyDate(meta, 'accepted'),
    online,
    published: first('ppub') || online || first('collection', 'final', 'pmc-release') || isoDate(dates[0]),
  }
}

/** The year of the volume; 0 where the file names none at all. */
export const readYear = (meta: XmlElement): number => {
  const dates = childrenNamed(meta, 'pub-date')
  const inOrder = ['collection', 'ppub', 'epub'].flatMap((kind) =>
    dates.filter((date) => kindOf(date) === kind),
  )
  const any = [...inOrder, ...dates, ...descendantsNamed(meta, 'date')]
    .map(isoDate)
    .find((date) => date !== '')
  return Number.parseInt(any ?? plainText(descendantsNamed(meta, 'copyright-year')[0]), 10) || 0
}
