import { authorTypes } from '../meta/contributor-notes.ts'
import { readNames } from '../meta/person-name.ts'
import { findDoi } from '../meta/identifiers.ts'
import { areMonths } from '../meta/months.ts'
import { baseOf, declaredLanguage } from '../text/tags.ts'
import { plainText } from '../text/plain-text.ts'
import {
  attribute,
  childNamed,
  childrenNamed,
  descendantsNamed,
  elementsAt,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { customMetaForReaders } from './custom-meta.ts'
import type { Entry } from './front-entries.ts'
import { otherTitles } from './other-titles.ts'
import { isAddressOfArticle, wordsOnCopies } from './own-addresses.ts'
import type { Rendering } from './rendering.ts'
import { escapeMarkup, tag } from './write-html.ts'

/** `section-at-acceptance` in words. */
const inWords = (name: string): string => {
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const led = (lead: string, html: string): string =>
  html === '' ? '' : tag('p', {}, lead === '' ? html : `${tag('b', {}, escapeMarkup(lead))}: ${html}`)

const customMeta = (meta: XmlElement, rendering: Rendering): readonly string[] =>
  customMetaForReaders(meta)
    .filter((custom) => baseOf(declaredLanguage(custom) ?? rendering.tag) === baseOf(rendering.tag))
    .map((custom) =>
      led(
        inWords(plainText(childNamed(custom, 'meta-name'))),
        rendering.inline(childrenNamed(custom, 'meta-value').flatMap((value) => value.children)).trim(),
      ),
    )

/** Which version of the article this is, in the words of its file. */
const versions = (meta: XmlElement, { messages }: Rendering): readonly string[] =>
  [
    ...childrenNamed(meta, 'article-version'),
    ...elementsAt(meta, 'article-version-alternatives', 'article-version'),
  ].map((version) => {
    const type = attribute(version, 'article-version-type')
    const lead = type === '' || type === 'number' ? messages.version : inWords(type)
    return led(lead, escapeMarkup(plainText(version)))
  })

const nameOfDate = (type: string, { messages }: Rendering): string =>
  type === 'rev-recd'
    ? messages.revised
    : /^(?:e|p|i)?-?pub$|^collection$/i.test(type)
      ? messages.published
      : inWords(type)

/** Days that a file tells in words alone, such as in another calendar. */
const datesInWords = (meta: XmlElement, rendering: Rendering): readonly string[] => [
  ...elementsAt(meta, 'history', 'string-date').map((date) => led('', escapeMarkup(plainText(date)))),
  ...[...elementsAt(meta, 'history', 'date'), ...childrenNamed(meta, 'pub-date')]
    .filter((date) => childNamed(date, 'year') === undefined)
    .map((date) =>
      led(
        nameOfDate(attribute(date, 'date-type') || attribute(date, 'pub-type'), rendering),
        escapeMarkup(plainText(childNamed(date, 'string-date'))),
      ),
    ),
]

/** Titles that lists do not show, and words on other copies. */
const titlesAndCopies = (meta: XmlElement, rendering: Rendering): readonly string[] => [
  ...otherTitles(meta).map((title) =>
    led(rendering.messages.otherTitle, rendering.inline(title.children).trim()),
  ),
  ...wordsOnCopies(meta).map((uri) => led('', rendering.inline([uri]).trim())),
  ...childrenNamed(meta, 'uri')
    .filter(isAddressOfArticle)
    .map((uri) => led(inWords(attribute(uri, 'content-type')), rendering.inline([uri]).trim())),
]

/** Registers of people beside ORCID, with their addresses. */
const registers: Readonly<Record<string, readonly [name: string, address: string]>> = {
  lattes: ['Lattes', 'http://lattes.cnpq.br/'],
  scopus: ['Scopus', 'https://www.scopus.com/authid/detail.uri?authorId='],
  researchid: ['ResearcherID', 'https://www.webofscience.com/wos/author/record/'],
  researcherid: ['ResearcherID', 'https://www.webofscience.com/wos/author/record/'],
  'researcher-id': ['ResearcherID', 'https://www.webofscience.com/wos/author/record/'],
  isni: ['ISNI', 'https://isni.org/isni/'],
}

const orcid = ['ORCID', 'https://orcid.org/'] as const

/** The numbers of people in registers, of which lists show that of ORCID with the authors. */
const people = (meta: XmlElement): readonly string[] => {
  const listed = new Set(
    elementsAt(meta, 'contrib-group', 'contrib').filter((each) =>
      authorTypes.includes(attribute(each, 'contrib-type')),
    ),
  )
  return descendantsNamed(meta, 'contrib').flatMap((contributor) => {
    const name = readNames(contributor)[0]?.value.whole ?? ''
    const ids = childrenNamed(contributor, 'contrib-id').flatMap((id) => {
      const type = attribute(id, 'contrib-id-type').toLowerCase()
      const register = type === 'orcid' && !listed.has(contributor) ? orcid : registers[type]
      const number = plainText(id).replace(/^https?:\/\/\S*[/=]/i, '')
      if (register === undefined || !/^[\w-]+$/.test(number)) return []
      const [called, address] = register
      return [`${called} ${tag('a', { href: address + number, rel: 'noopener' }, escapeMarkup(number))}`]
    })
    return name === '' ? [] : [led(name, ids.join(', '))]
  })
}

/** The season or the months of the issue, pages that are more than a first and a last one, and the DOI of the issue. */
const issue = (meta: XmlElement): readonly string[] => {
  const seasons = childrenNamed(meta, 'pub-date').map((date) => {
    const [season, month, year] = ['season', 'month', 'year'].map((name) => plainText(childNamed(date, name)))
    const part = season || (month !== undefined && areMonths(month) ? month : '')
    return part === '' ? '' : [part, year].filter(Boolean).join(' ')
  })
  const [range, first, last] = ['page-range', 'fpage', 'lpage'].map((name) =>
    plainText(childNamed(meta, name)),
  )
  const known = new Set([first, last])
  const dois = childrenNamed(meta, 'issue-id', 'volume-id').flatMap((id) => {
    const doi = attribute(id, 'pub-id-type') === 'doi' ? findDoi(plainText(id)) : ''
    return doi === ''
      ? []
      : [`DOI: ${tag('a', { href: `https://doi.org/${doi}`, rel: 'noopener' }, escapeMarkup(doi))}`]
  })
  const isMore = (range?.match(/[\p{L}\p{N}]+/gu) ?? []).some((page) => !known.has(page))
  const lines = [...new Set([...seasons, isMore ? (range ?? '') : ''])].map(escapeMarkup)
  return [...lines, ...dois].map((html) => led('', html))
}

/** What a file says of the article in words of its own: classifications, versions, days, numbers of people. */
export const articleInformation = (meta: XmlElement, rendering: Rendering): readonly Entry[] => {
  const { publishedIn, authorInformation, articleInformation: own } = rendering.messages
  const entry = (title: string, lines: readonly string[]): Entry => ({
    title: escapeMarkup(title),
    html: lines.join(''),
  })
  return [
    entry(own, [
      ...titlesAndCopies(meta, rendering),
      ...customMeta(meta, rendering),
      ...versions(meta, rendering),
      ...datesInWords(meta, rendering),
    ]),
    entry(authorInformation, people(meta)),
    entry(publishedIn, issue(meta)),
  ]
}
