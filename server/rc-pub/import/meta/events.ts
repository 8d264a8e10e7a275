import { articleEventKind, articleSteps } from '@xuekan/core/content'
import type { EventRecord } from '../../store/article-record.ts'
import { plainText } from '../text/plain-text.ts'
import {
  attribute,
  childNamed,
  childrenNamed,
  descendantsNamed,
  elementsAt,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { isoDate, readDates } from './dates.ts'
import { findDoi } from './identifiers.ts'

const typeOf = (date: XmlElement | undefined): string =>
  date === undefined ? '' : attribute(date, 'date-type') || attribute(date, 'pub-type')

const addressIn = (event: XmlElement): string => {
  const address = descendantsNamed(event, 'self-uri', 'ext-link', 'uri')
    .map((link) => attribute(link, 'xlink:href') || plainText(link))
    .find((href) => /^https?:\/\/\S+$/i.test(href))
  if (address !== undefined) return address
  const doi = [...descendantsNamed(event, 'article-id', 'pub-id')]
    .map((id) => findDoi(plainText(id)))
    .find(Boolean)
  return doi === undefined ? '' : `https://doi.org/${doi}`
}

const eventOf = (event: XmlElement): EventRecord => {
  const dates = childrenNamed(event, 'date', 'event-date', 'pub-date')
  return {
    type: attribute(event, 'event-type') || typeOf(dates[0]),
    label: plainText(childNamed(event, 'event-desc')),
    date: isoDate(dates[0]),
    url: addressIn(event),
  }
}

/** Dates of a publication that tell of the article itself, and not of an issue, an archive or another form. */
const toldApart = new Set(['preprint', 'reviewedPreprint', 'corrected', 'retracted', 'withdrawn'])

/**
 * What happened to the article: each date of its `history`, each event of its `pub-history`, and dates of publication
 * that tell of a preprint, a correction or the like. What says no more than the five dates of its record is left out.
 */
export const readEvents = (meta: XmlElement): readonly EventRecord[] => {
  const dates = readDates(meta)
  const dated = [
    ...elementsAt(meta, 'history', 'date'),
    ...childrenNamed(meta, 'pub-date').filter((date) => toldApart.has(articleEventKind(typeOf(date)) ?? '')),
  ]
  const events = [
    ...elementsAt(meta, 'history', 'event').map(eventOf),
    ...elementsAt(meta, 'pub-history', 'event').map(eventOf),
    ...dated.map((date) => ({ type: typeOf(date), label: '', date: isoDate(date), url: '' })),
  ]
  const isKnown = ({ type, date, url }: EventRecord): boolean =>
    url === '' && articleSteps.some((step) => articleEventKind(type) === step && dates[step] === date)
  return events.filter(
    ({ type, label, date, url }, index) =>
      (label !== '' || (type !== '' && date !== '')) &&
      !isKnown({ type, label, date, url }) &&
      events.findIndex((other) => other.type === type && other.date === date && other.label === label) ===
        index,
  )
}
