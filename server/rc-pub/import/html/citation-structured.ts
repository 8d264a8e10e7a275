import { attribute, childElements, childNamed, childrenNamed, type XmlElement } from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { isChinese, isHan } from '../text/tags.ts'
import { nameList, peopleOf } from './citation-names.ts'
import type { Rendering } from './rendering.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

/** Documents by type, as GB/T 7714 marks them. */
const typeMarks: Readonly<Record<string, string>> = {
  journal: '[J]',
  book: '[M]',
  'edited-book': '[M]',
  thesis: '[D]',
  confproc: '[C]',
  conference: '[C]',
  'conf-proc': '[C]',
  patent: '[P]',
  report: '[R]',
  standard: '[S]',
  webpage: '[EB/OL]',
  web: '[EB/OL]',
  website: '[EB/OL]',
  data: '[DS/OL]',
  newspaper: '[N]',
  software: '[CP]',
  preprint: '[EB/OL]',
}

const stop = (html: string, mark: string): string =>
  html === '' ? '' : /[.。!！?？][”"’')）]?$/.test(textOfHtml(html)) ? html : html + mark

interface CitationFields {
  readonly authors: string
  readonly others: string
  readonly title: string
  readonly source: string
  readonly year: string
  readonly volume: string
  readonly pages: string
  readonly publisher: string
  readonly edition: string
  readonly comment: string
  readonly type: string
  /** True where the title is that of a part of a book. */
  readonly chapter: boolean
}

const pageRange = (citation: XmlElement): string => {
  const range = plainText(childNamed(citation, 'page-range'))
  const first = plainText(childNamed(citation, 'fpage'))
  const last = plainText(childNamed(citation, 'lpage'))
  if (range !== '') return range
  return last === '' || last === first
    ? first || plainText(childNamed(citation, 'elocation-id'))
    : `${first}–${last}`
}

const markup = (citation: XmlElement, rendering: Rendering, ...names: readonly string[]): string =>
  childrenNamed(citation, ...names)
    .map((each) => rendering.inline(each.children).trim())
    .filter((html) => html !== '')
    .join(' ')

const conference = (citation: XmlElement): string =>
  ['conf-name', 'conf-loc', 'conf-date']
    .map((name) => plainText(childNamed(citation, name)))
    .filter(Boolean)
    .join(', ')

/** Notes of the citation, with the access date, in the order of the file. */
const commentOf = (citation: XmlElement, rendering: Rendering): string =>
  childElements(citation)
    .filter((child) =>
      ['comment', 'date-in-citation', 'ext-link', 'uri', 'patent', 'version', 'size', 'series'].includes(
        child.name,
      ),
    )
    .map((child) =>
      (child.name === 'ext-link' || child.name === 'uri'
        ? rendering.inline([child])
        : rendering.inline(child.children)
      ).trim(),
    )
    .filter((html, index, all) => html !== '' && all.indexOf(html) === index)
    .join(' ')

const fieldsOf = (citation: XmlElement, rendering: Rendering, others: string): CitationFields => {
  const volume = plainText(childNamed(citation, 'volume'))
  const issue = plainText(childNamed(citation, 'issue'))
  const titles = markup(citation, rendering, 'article-title', 'chapter-title', 'data-title', 'part-title')
  const sources = markup(citation, rendering, 'source').replace(/<\/?i>/g, '')
  const place = plainText(childNamed(citation, 'publisher-loc'))
  const press = plainText(childNamed(citation, 'publisher-name'))
  const isbn = plainText(
    childrenNamed(citation, 'pub-id').find((each) => attribute(each, 'pub-id-type') === 'isbn'),
  )
  return {
    authors: nameList(peopleOf(citation, 'author').flat(), others),
    others: peopleOf(citation, 'other')
      .map((group) => nameList(group, others))
      .filter(Boolean)
      .join('; '),
    title: titles || markup(citation, rendering, 'trans-title'),
    source: sources,
    year: plainText(childNamed(citation, 'year')) || plainText(childNamed(citation, 'date')),
    volume: issue === '' ? volume : `${volume}(${issue})`,
    pages: pageRange(citation),
    publisher: [
      [place, press].filter(Boolean).join(': '),
      conference(citation),
      isbn === '' ? '' : `ISBN ${isbn}`,
    ]
      .filter(Boolean)
      .join('. '),
    edition: plainText(childNamed(citation, 'edition')),
    comment: commentOf(citation, rendering),
    type: attribute(citation, 'publication-type') || attribute(citation, 'citation-type'),
    chapter: childNamed(citation, 'chapter-title') !== undefined,
  }
}

/** `authors (year). title. source, volume(issue): pages. publisher.` */
const international = (fields: CitationFields): string => {
  const italic = fields.source === '' || isHan(fields.source) ? fields.source : tag('i', {}, fields.source)
  const numbers = escapeMarkup([fields.volume, fields.pages].filter(Boolean).join(': '))
  const people = escapeMarkup(fields.authors || fields.others)
  const year = fields.year === '' ? '' : `(${escapeMarkup(fields.year)})`
  const editors =
    fields.title !== '' && fields.authors !== '' && fields.others !== ''
      ? `${escapeMarkup(fields.others)} (eds). `
      : ''
  const work = [italic, escapeMarkup(fields.edition)].filter(Boolean).join(', ')
  const host = (fields.chapter && work !== '' ? 'In: ' : '') + editors + work
  return [
    stop([people, year].filter(Boolean).join(' '), '.'),
    stop(fields.title, '.'),
    stop([host, numbers].filter(Boolean).join(fields.volume === '' ? ', ' : ' '), '.'),
    stop(escapeMarkup(fields.publisher), '.'),
    stop(fields.comment, '.'),
  ]
    .filter(Boolean)
    .join(' ')
}

/** `作者. 题名[J]. 刊名, 年, 卷(期): 页.` after GB/T 7714. */
const chinese = (fields: CitationFields): string => {
  const mark = typeMarks[fields.type] ?? ''
  const ownTitle = fields.title === '' ? fields.source : fields.title
  const host = fields.title === '' ? '' : fields.source
  const numbers = [fields.volume, fields.pages].filter(Boolean).join(': ')
  const published = [
    host,
    escapeMarkup(fields.edition),
    escapeMarkup(fields.publisher),
    escapeMarkup(fields.year),
  ]
    .filter(Boolean)
    .join(', ')
  const where = [published, escapeMarkup(numbers)].filter(Boolean).join(fields.volume === '' ? ': ' : ', ')
  return [
    stop(escapeMarkup(fields.authors || fields.others), '.'),
    stop(ownTitle === '' ? '' : ownTitle + mark, '.'),
    stop(where, '.'),
    stop(fields.comment, '.'),
  ]
    .filter(Boolean)
    .join(' ')
}

/** A reference put together from its fields, in the manner of the text's language. */
export const writeStructuredCitation = (citation: XmlElement, rendering: Rendering): string =>
  isChinese(rendering.tag)
    ? chinese(fieldsOf(citation, rendering, isHan(plainText(citation)) ? '等' : 'et al.'))
    : international(fieldsOf(citation, rendering, 'et al.'))
