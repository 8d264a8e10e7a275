import { fieldValue } from '../citation/field-value.ts'
import { bareDoi } from '../citation/record-fields.ts'
import { escapeAttribute } from '../text/escape-markup.ts'
import type { Feed, FeedEnclosure, FeedItem } from './feed.ts'
import { rfc822Date } from './rfc822-date.ts'

const namespaces = [
  ['atom', 'http://www.w3.org/2005/Atom'],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
  ['prism', 'http://prismstandard.org/namespaces/basic/2.0/'],
  ['itunes', 'http://www.itunes.com/dtds/podcast-1.0.dtd'],
  ['podcast', 'https://podcastindex.org/namespace/1.0'],
]
  .map(([prefix, name]) => ` xmlns:${prefix}="${name}"`)
  .join('')

/**
 * A feed as RSS 2.0. Total: any text gives well-formed XML 1.0, in which a reader finds the same text again as one line
 * (`fieldValue`). It was built when its newest item was published, so that the
 * same items give the same bytes.
 */
export const printRss = (feed: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0"${namespaces}>`,
    '<channel>',
    leaf('title', feed.title),
    leaf('link', feed.url),
    `<atom:link href="${escaped(feed.feedUrl)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escaped(feed.description)}</description>`,
    leaf('language', feed.language),
    leaf('lastBuildDate', rfc822Date(newestDay(feed.items))),
    ...ofPodcast(feed),
    ...feed.items.map((item) => printItem(item, feed.language)),
    '</channel>',
    '</rss>\n',
  ]
    .filter((line) => line !== '')
    .join('\n')

/** What directories of podcasts ask of a feed with sounds or films; nothing for any other. */
const ofPodcast = ({ title, items }: Feed): readonly string[] => {
  const played = items.flatMap(({ enclosure }) => enclosure ?? [])
  if (played.length === 0) return []
  return [
    leaf('itunes:author', title),
    played.map(picture).find((each) => each !== '') ?? '',
    '<itunes:category text="Science"/>',
    '<itunes:explicit>false</itunes:explicit>',
    '<itunes:type>episodic</itunes:type>',
  ]
}

const printItem = (item: FeedItem, language: Feed['language']): string =>
  [
    '<item>',
    `<title>${escaped(item.title)}</title>`,
    leaf('link', item.url),
    `<description>${escaped(item.summary)}</description>`,
    ...item.authors.map((name) => leaf('dc:creator', name)),
    ...item.categories.map((name) => leaf('category', name)),
    `<guid isPermaLink="true">${escaped(item.url)}</guid>`,
    leaf('pubDate', rfc822Date(item.publishedOn)),
    leaf('dc:identifier', bareDoi(item.doi).replace(/^(?=.)/, 'doi:')),
    leaf('prism:doi', bareDoi(item.doi)),
    leaf('prism:publicationName', item.publicationName),
    leaf('prism:issn', item.issn),
    leaf('prism:volume', item.volume),
    leaf('prism:number', item.issue),
    leaf('prism:startingPage', item.firstPage),
    leaf('prism:endingPage', item.lastPage),
    ...(item.enclosure === null ? [] : printEnclosure(item.enclosure, language)),
    '</item>',
  ]
    .filter((line) => line !== '')
    .join('\n')

const printEnclosure = (enclosure: FeedEnclosure, language: Feed['language']): readonly string[] => {
  const { url, mediaType, size, duration, transcriptUrl } = enclosure
  return [
    // the length may not be left out, and 0 says that it is not known
    `<enclosure url="${escaped(url)}" length="${size}" type="${escaped(mediaType)}"/>`,
    duration > 0 ? leaf('itunes:duration', String(Math.round(duration))) : '',
    picture(enclosure),
    transcriptUrl === ''
      ? ''
      : `<podcast:transcript url="${escaped(transcriptUrl)}" type="text/vtt" language="${language}"/>`,
  ]
}

/** Directories of podcasts show JPEG and PNG, and refuse a feed with a drawing. */
const shownPictures: readonly string[] = ['image/jpeg', 'image/png']

const picture = ({ pictureUrl, pictureType }: FeedEnclosure): string =>
  pictureUrl !== '' && shownPictures.includes(pictureType)
    ? `<itunes:image href="${escaped(pictureUrl)}"/>`
    : ''

/** An element that is left out where it would say nothing. */
const leaf = (name: string, text: string): string => {
  const content = escaped(text)
  return content === '' ? '' : `<${name}>${content}</${name}>`
}

const newestDay = (items: readonly FeedItem[]): string =>
  items.reduce(
    (newest, { publishedOn }) =>
      rfc822Date(publishedOn) !== '' && publishedOn > newest ? publishedOn : newest,
    '',
  )

const escaped = (raw: string): string => escapeAttribute(fieldValue(raw))
