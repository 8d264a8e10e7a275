import { articleEventKind, articleSteps } from '@xuekan/core/content'
import type { EventRecord } from '../../store/article-record.ts'
import { linksInWords } from '../html/own-addresses.ts'
import { plainText, plainTextOf } from '../text/plain-text.ts'
import {
  attribute,
  childNamed,
  childrenNamed,
  descendantsNamed,
  elementsAt,
  isElement,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { isoDate, readDates } from './dates.ts'
import { findDoi } from './identifiers.ts'

const typeOf = (date: XmlElement | undefined): string =>
  date === undefined ? '' : attribute(date, 'date-type') || attribute(date, 'pub-type')

const addressOf = (link: XmlElement): string => {
  const href = attribute(link, 'xlink:href') || plainText(link)
  return /^https?:\/\/\S+$/i.test(href) ? href : ''
}

const addressIn = (event: XmlElement): string => {
  const address = [...descendantsNamed(event, 'self-uri', 'ext-link', 'uri')].map(addressOf).find(Boolean)
  if (address !== undefined) return address
  const doi = [...descendantsNamed(event, 'article-id', 'pub-id')]
    .map((id) => findDoi(plainText(id)))
    .find(Boolean)
  return doi === undefined ? '' : `https://doi.org/${doi}`
}

const dayNames = ['date', 'event-date', 'pub-date', 'string-date']

/** The words for an event, in which a day is written as a number; one that ends them or follows a colon stands beside them. */
const labelOf = (description: XmlElement | undefined): string =>
  (description?.children ?? [])
    .map((node) => {
      if (!isElement(node) || !dayNames.includes(node.name)) return plainTextOf([node])
      return ` ${isoDate(node) || plainText(node)} `
    })
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/:\s*\d{4}(?:-\d\d){0,2}(?=\s|$)|\s\d{4}-\d\d-\d\d\s*$/, '')
    .trim()

/** What an event led to, where its file says that in words, as an event of the same day. */
const linksOf = (event: XmlElement, { label, date }: EventRecord): readonly EventRecord[] =>
  linksInWords(event)
    .map((link) => ({
      type: attribute(link, 'content-type'),
      label: plainText(link),
      date,
      url: addressOf(link),
    }))
    .filter((link) => !label.includes(link.label))

const eventsOf = (event: XmlElement): readonly EventRecord[] => {
  const description = childNamed(event, 'event-desc')
  const dates = [event, ...childrenNamed(event, 'event-desc')].flatMap((part) =>
    childrenNamed(part, ...dayNames),
  )
  const own = {
    type: attribute(event, 'event-type') || typeOf(dates[0]),
    label: labelOf(description),
    date: isoDate(dates[0]),
    url: addressIn(event),
  }
  return [own, ...linksOf(event, own)]
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
    ...elementsAt(meta, 'history', 'event').flatMap(eventsOf),
    ...elementsAt(meta, 'pub-history', 'event').flatMap(eventsOf),
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
