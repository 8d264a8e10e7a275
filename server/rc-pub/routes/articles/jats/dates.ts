import type { EventRecord } from '../../../store/article-record.ts'
import type { StoredRecord } from '../../../store/article-row.ts'
import { xmlElement, xmlLeaf, type Xml, type XmlAttributes } from '@xuekan/core/content'

/** A date as exact as it is known; '' for what is no date. */
function dateXml(name: string, attributes: XmlAttributes, iso: string): Xml {
  const [, year = '', month = '', day = ''] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(iso) ?? []
  const parts = xmlLeaf('day', day) + xmlLeaf('month', month) + xmlLeaf('year', year)
  return xmlElement(name, { ...attributes, 'iso-8601-date': iso }, parts)
}

/** When the article appeared online and in print, and the year of its volume. */
export const publicationDates = ({ dates, year }: Pick<StoredRecord, 'dates' | 'year'>): Xml => {
  const published = { 'date-type': 'pub' }
  const print = dates.published === dates.online ? '' : dates.published
  return [
    dateXml('pub-date', { ...published, 'publication-format': 'electronic' }, dates.online),
    dateXml('pub-date', { ...published, 'publication-format': 'print' }, print),
    dateXml(
      'pub-date',
      { 'date-type': 'collection', 'publication-format': 'electronic' },
      year > 0 ? String(year) : '',
    ),
  ].join('')
}

export const historyXml = ({ dates }: Pick<StoredRecord, 'dates'>): Xml =>
  xmlElement(
    'history',
    {},
    dateXml('date', { 'date-type': 'received' }, dates.received) +
      dateXml('date', { 'date-type': 'rev-recd' }, dates.revised) +
      dateXml('date', { 'date-type': 'accepted' }, dates.accepted),
  )

function eventXml({ type, label, date, url }: EventRecord): Xml {
  const words = xmlLeaf('event-desc', label)
  const day = dateXml('date', { 'date-type': type }, date)
  const link = url === '' ? '' : xmlLeaf('self-uri', url, { 'xlink:href': url })
  return xmlElement('event', { 'event-type': type }, words + day + link)
}

/** What happened to the article, in the words of its own file. */
export const eventsXml = ({ about }: Pick<StoredRecord, 'about'>): Xml =>
  xmlElement('pub-history', {}, (about?.events ?? []).map(eventXml).join(''))
