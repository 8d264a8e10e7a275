import { attribute, childElements, childNamed, childrenNamed, type XmlElement } from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { isChinese, isHan } from '../text/tags.ts'
import { apartFromLinks } from './citation-gaps.ts'
import { nameElements, writeAuthors, type CitedRole } from './citation-names.ts'
import {
  writeDate,
  writeDateParts,
  writeEdition,
  writeStandard,
  writeStandardNumbers,
  writeVolume,
  type NumberWording,
} from './citation-numbers.ts'
import { markOf } from './citation-marks.ts'
import { peopleBeside, type CitedPeople } from './citation-roles.ts'
import type { Rendering } from './rendering.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

const stop = (html: string, mark: string): string =>
  html === '' ? '' : /[.。!！?？][”"’')）]?$/.test(textOfHtml(html)) ? html : html + mark

interface CitationFields {
  readonly authors: string
  readonly editors: CitedPeople
  /** Sponsors, illustrators and others who are neither authors nor editors. */
  readonly helpers: CitedPeople
  readonly translators: string
  readonly title: string
  readonly source: string
  /** The source in the language of the text, where it has a name in its own. */
  readonly translatedSource: string
  readonly standard: string
  readonly year: string
  readonly volume: string
  readonly pages: string
  readonly publisher: string
  /** `ISBN 978…`. */
  readonly numbers: string
  readonly edition: string
  readonly comment: string
  readonly type: string
  /** True where the title is that of a part of a book. */
  readonly chapter: boolean
  readonly isBook: boolean
  readonly wording: NumberWording
}

const pageRange = (citation: XmlElement): string => {
  const range = plainText(childNamed(citation, 'page-range'))
  const first = plainText(childNamed(citation, 'fpage'))
  const last = plainText(childNamed(citation, 'lpage'))
  const pages = range || [...new Set([first, last])].filter(Boolean).join('–')
  const location = plainText(childNamed(citation, 'elocation-id'))
  return [pages, pages.includes(location) ? '' : location].filter(Boolean).join(', ')
}

const markup = (citation: XmlElement, rendering: Rendering, ...names: readonly string[]): string =>
  childrenNamed(citation, ...names)
    .map((each) => rendering.inline(each.children).trim())
    .filter((html) => html !== '')
    .reduce((before, html) => (before === '' ? html : `${stop(before, '.')} ${html}`), '')

/** A title with its translation in brackets, which the file may have put there itself; the one that there is. */
const withTranslation = (title: string, translation: string): string =>
  title === '' || translation === ''
    ? title || translation
    : `${title} [${translation.replace(/^\[(.*)\]$/, '$1')}]`

/** A conference, whose name stands in the place of a source where there is none. */
const conference = (citation: XmlElement): string =>
  [...(childNamed(citation, 'source') === undefined ? [] : ['conf-name']), 'conf-loc', 'conf-date']
    .map((name) => plainText(childNamed(citation, name)))
    .filter(Boolean)
    .join(', ')

/** Parts of a citation that have a place of their own in it, or are links behind it. */
const placed = new Set([
  ...nameElements,
  ...'person-group article-title chapter-title data-title part-title trans-title source trans-source'.split(
    ' ',
  ),
  ...'publisher-name publisher-loc conf-name conf-loc conf-date isbn year date string-date'.split(' '),
  ...'month day season volume issue supplement page-range fpage lpage elocation-id edition'.split(' '),
  ...'std std-organization std-id pub-id object-id article-id issn issn-l label'.split(' '),
])

/** Fields of which the place in a citation holds one. */
const single = new Set([
  ...'publisher-name publisher-loc conf-name conf-loc conf-date year month day season'.split(' '),
  ...'volume issue supplement page-range fpage lpage elocation-id edition'.split(' '),
])

/** True of what a citation says once more in other words, such as a second publisher: its place is taken. */
const isFurther = (child: XmlElement, citation: XmlElement): boolean => {
  if (['date', 'string-date'].includes(child.name))
    return !plainText(childNamed(citation, 'year') ?? childNamed(citation, 'date', 'string-date')).includes(
      plainText(child),
    )
  const first = childNamed(citation, child.name)
  return single.has(child.name) && first !== child && plainText(first) !== plainText(child)
}

/** Notes of a citation, which follow each other without a sign. */
const notes = 'comment date-in-citation ext-link uri patent version'.split(' ')

/** `Version 2` and `212 pages`, where the file gives the number alone. */
const counted = (child: XmlElement, rendering: Rendering): string => {
  const text = plainText(child)
  const units = attribute(child, 'units').replace(/^page$/, text === '1' ? 'page' : 'pages')
  if (child.name === 'version' && /^\d/.test(text))
    return `${rendering.messages.version} ${escapeMarkup(text)}`
  return child.name === 'size' && /^\d+$/.test(text) && units !== '' ? escapeMarkup(`${text} ${units}`) : ''
}

/** What a bare date, mostly of a work on the web, says of the day on which somebody looked: `Accessed 2019-01-02`. */
const accessed = (child: XmlElement, citation: XmlElement, rendering: Rendering): string => {
  const type = attribute(child, 'content-type')
  const isAccess =
    child.name === 'access-date' ||
    (child.name === 'date-in-citation' &&
      (type.startsWith('access') || (type === '' && childNamed(citation, 'uri', 'ext-link') !== undefined)))
  return isAccess && /^\d/.test(writeDateParts(child) || plainText(child))
    ? `${rendering.messages.accessed} `
    : ''
}

/** Notes of the citation, with the access date and all that has no place of its own, in the order of the file. */
const commentOf = (citation: XmlElement, rendering: Rendering): string =>
  childElements(citation)
    .filter((child) => !placed.has(child.name) || isFurther(child, citation))
    .filter((child) => child.name !== 'x' || /\p{L}/u.test(plainText(child)))
    .filter(({ name }) => name !== 'institution' || childNamed(citation, 'publisher-name') !== undefined)
    .map((child) => ({
      isNote: notes.includes(child.name),
      html:
        accessed(child, citation, rendering) +
        (writeDateParts(child) ||
          counted(child, rendering) ||
          apartFromLinks(rendering.inline([child]).trim())),
    }))
    .filter(({ html }, index, all) => html !== '' && all.findIndex((each) => each.html === html) === index)
    .reduce((written, { isNote, html }, index, all) => {
      if (/[^.,;:]$/.test(written) && html.startsWith(`${rendering.messages.accessed} `))
        return `${written}. ${html}`
      const isApart = written !== '' && !(isNote && all[index - 1]?.isNote === true)
      return `${written}${isApart && !/[.,;:]$/.test(written) ? ',' : ''}${written === '' ? '' : ' '}${html}`
    }, '')

const fieldsOf = (citation: XmlElement, rendering: Rendering, wording: NumberWording): CitationFields => {
  const others = wording === 'chinese' ? '等' : 'et al.'
  const people = (role: CitedRole) => peopleBeside(citation, role, wording, others)
  const titles = markup(citation, rendering, 'article-title', 'chapter-title', 'data-title', 'part-title')
  const translatedSource = markup(citation, rendering, 'trans-source')
  const sources = (markup(citation, rendering, 'source') || markup(citation, rendering, 'conf-name')).replace(
    /<\/?i>/g,
    '',
  )
  const place = plainText(childNamed(citation, 'publisher-loc'))
  const press =
    plainText(childNamed(citation, 'publisher-name')) || plainText(childNamed(citation, 'institution'))
  const type = attribute(citation, 'publication-type') || attribute(citation, 'citation-type')
  const edition = writeEdition(citation, wording)
  const chapter =
    /^(?:chapter|entry)/.test(type) ||
    (childNamed(citation, 'article-title') === undefined &&
      childNamed(citation, 'chapter-title', 'part-title') !== undefined)
  const isBook = markOf(type) === '[M]' || edition !== '' || chapter
  return {
    authors: writeAuthors(citation, others),
    editors: people('editor'),
    helpers: people('helper'),
    translators: people('translator').names,
    title: withTranslation(titles, markup(citation, rendering, 'trans-title')),
    source: sources || translatedSource,
    translatedSource: sources === '' ? '' : translatedSource,
    standard: writeStandard(citation),
    year: writeDate(citation),
    volume: writeVolume(citation, wording, isBook),
    pages: pageRange(citation),
    publisher: [[place, press].filter(Boolean).join(': '), conference(citation)].filter(Boolean).join('. '),
    numbers: writeStandardNumbers(citation),
    edition,
    comment: commentOf(citation, rendering),
    type,
    chapter,
    isBook,
    wording,
  }
}

/** Who stands at the head of a citation, and who behind the work, where nobody stands in front of its host. */
const placesOf = ({ authors, editors, helpers, translators, title }: CitationFields, translated: string) => {
  const translatedBy = translators === '' ? '' : translators + translated
  const head = authors || editors.names || helpers.names
  return {
    head: head || translatedBy,
    host: title !== '' && authors !== '' ? editors.labelled : '',
    behind: [
      title === '' && authors !== '' ? editors.labelled : '',
      authors + editors.names === '' ? '' : helpers.labelled,
      head === '' ? '' : translatedBy,
    ].filter(Boolean),
  }
}

/** `authors (year). title. source, volume(issue): pages. publisher.`; the year follows the title of a work without people. */
const international = (fields: CitationFields): string => {
  const source = fields.source === '' || isHan(fields.source) ? fields.source : tag('i', {}, fields.source)
  const italic = withTranslation(source, fields.translatedSource)
  const numbers = escapeMarkup([fields.volume, fields.pages].filter(Boolean).join(': '))
  const places = placesOf(fields, ' (trans.)')
  const people = escapeMarkup(places.head)
  const year = fields.year === '' ? '' : `(${escapeMarkup(fields.year)})`
  const editors = places.host === '' ? '' : `${escapeMarkup(places.host)}. `
  const work = [italic, escapeMarkup(fields.standard), escapeMarkup(fields.edition)]
    .filter(Boolean)
    .join(', ')
  const host = (fields.chapter && work !== '' ? 'In: ' : '') + editors + work
  const first = people || fields.title || host
  const dated = (part: string): string => (part === first ? [part, year].filter(Boolean).join(' ') : part)
  return [
    stop(people === '' && first !== '' ? '' : dated(people), '.'),
    stop(fields.title === '' ? '' : dated(fields.title), '.'),
    stop(
      [host === '' ? '' : dated(host), numbers]
        .filter(Boolean)
        .join(fields.volume === '' || fields.isBook ? ', ' : ' '),
      '.',
    ),
    ...places.behind.map((each) => stop(escapeMarkup(each), '.')),
    stop(escapeMarkup([fields.publisher, fields.numbers].filter(Boolean).join('. ')), '.'),
    stop(fields.comment, '.'),
  ]
    .filter(Boolean)
    .join(' ')
}

/** `作者. 题名[J]. 刊名, 年, 卷(期): 页.` after GB/T 7714. */
const chinese = (fields: CitationFields): string => {
  const mark = markOf(fields.type)
  const standard = escapeMarkup(fields.standard)
  const source = withTranslation(fields.source, fields.translatedSource)
  const ownTitle = fields.title || source || standard
  const host = [fields.title === '' ? '' : source, ownTitle === standard ? '' : standard]
  const places = placesOf(fields, fields.wording === 'chinese' ? ', 译' : ', trans.')
  const numbers = [fields.volume, fields.pages].filter(Boolean).join(': ')
  const published = [
    ...host,
    escapeMarkup(fields.edition),
    escapeMarkup(fields.publisher),
    escapeMarkup(fields.year),
  ]
    .filter(Boolean)
    .join(', ')
  const where = [published, escapeMarkup(numbers)].filter(Boolean).join(fields.volume === '' ? ': ' : ', ')
  return [
    stop(escapeMarkup(places.head), '.'),
    stop(ownTitle === '' || mark === '' ? ownTitle : ownTitle.replace(/\.$/, '') + mark, '.'),
    ...[...places.behind, places.host].map((each) => stop(escapeMarkup(each), '.')),
    stop(where, '.'),
    stop(escapeMarkup(fields.numbers), '.'),
    stop(fields.comment, '.'),
  ]
    .filter(Boolean)
    .join(' ')
}

/** A reference put together from its fields, in the manner of the text's language. */
export const writeStructuredCitation = (citation: XmlElement, rendering: Rendering): string =>
  isChinese(rendering.tag)
    ? chinese(fieldsOf(citation, rendering, isHan(plainText(citation)) ? 'chinese' : 'international'))
    : international(fieldsOf(citation, rendering, 'international'))
