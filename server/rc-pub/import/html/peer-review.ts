import { doiUrl } from '@xuekan/core/content'
import { isoDate } from '../meta/dates.ts'
import { readDoi } from '../meta/identifiers.ts'
import { keywordsIn } from '../meta/keywords.ts'
import { isTranslation } from '../meta/language-versions.ts'
import { withSubtitle } from '../meta/titles.ts'
import { plainText } from '../text/plain-text.ts'
import { declaredLanguage } from '../text/tags.ts'
import {
  attribute,
  childElements,
  childNamed,
  childrenNamed,
  descendantsNamed,
  elementAt,
  elementsAt,
  type XmlElement,
} from '../xml/xml-tree.ts'
import type { OpenRendering } from './create-rendering.ts'
import { customMetaForReaders, statementsOnData } from './custom-meta.ts'
import { notesIn, writeFootnotes, writeUnmarkedNote } from './footnotes.ts'
import { languageOf } from './language-of.ts'
import { writersOf } from './letter-writers.ts'
import type { Messages } from './messages.ts'
import { headingText } from './heading-text.ts'
import { writePermissions } from './permissions.ts'
import { writeReferenceItems } from './references.ts'
import type { Rendering } from './rendering.ts'
import { writeHeading } from './sections.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

/** Letters by the types that files give them. */
const kinds: readonly (readonly [RegExp, keyof Messages])[] = [
  [/decision/, 'decisionLetter'],
  [/editor-report|assessment|evaluation/, 'editorReport'],
  [/reply|response|author-comment|author-report/, 'authorResponse'],
  [/review|referee|report/, 'reviewerReport'],
]

/** The letters, reports and replies about an article; its translations are none of them. */
export const lettersOf = (element: XmlElement): readonly XmlElement[] =>
  childrenNamed(element, 'sub-article', 'response').filter((each) => !isTranslation(each))

/** Types of articles that stand in another one, such as the abstracts of a meeting: no letters of its review. */
const contained =
  /abstract|^(?:case|meeting|brief)-report$|^(?:book|product)-review$|^(?:review|research)-article$|^(?:news|editorial|introduction|obituary|oration|collection)$/

const isContained = (letter: XmlElement): boolean => contained.test(attribute(letter, 'article-type'))

/** Types of notices that stand in the article that they correct. */
const correcting = /^(?:addendum|correction|corrigendum|erratum|expression-of-concern|retraction)$/

const isCorrection = (letter: XmlElement): boolean => correcting.test(attribute(letter, 'article-type'))

const metaOf = (letter: XmlElement): XmlElement | undefined =>
  elementAt(letter, 'front', 'article-meta') ??
  childNamed(letter, 'front-stub') ??
  childNamed(letter, 'front')

const typeOf = (letter: XmlElement): string =>
  attribute(letter, 'article-type') || attribute(letter, 'response-type')

const titleOf = (letter: XmlElement, meta: XmlElement | undefined, rendering: Rendering): string => {
  const group = meta === undefined ? [] : childrenNamed(meta, 'title-group')
  const parts = group.flatMap((each) => childrenNamed(each, 'article-title', 'subtitle'))
  const own = parts
    .map((part) => rendering.inline(part.children).trim())
    .filter((html) => textOfHtml(html) !== '')
    .reduce((all, each) => (all === '' ? each : withSubtitle(all, each, rendering.tag)), '')
  if (own !== '') return own
  const kind = kinds.find(([pattern]) => pattern.test(typeOf(letter)))?.[1] ?? 'letter'
  return escapeMarkup(rendering.messages[kind])
}

/** The heading under which a journal has it, unless it is its title, and its pages. */
const placeOf = (meta: XmlElement): string => {
  const title = plainText(elementAt(meta, 'title-group', 'article-title')).toLowerCase()
  const subjects = descendantsNamed(meta, 'subject')
    .map(plainText)
    .filter((subject) => !title.includes(subject.toLowerCase()))
  const pages = childrenNamed(meta, 'fpage', 'lpage').map(plainText).filter(Boolean)
  return [...new Set([...subjects, [...new Set(pages)].join('–')])].filter(Boolean).join(', ')
}

/** `approve-with-reservations` without its hyphens; what has spaces is in words already. */
const inWords = (advice: string): string => (/\s/.test(advice) ? advice : advice.replace(/[-_]+/g, ' '))

/** The address of a letter that has one of its own. */
const linkToLetter = (meta: XmlElement): string => {
  const doi = readDoi(meta)
  return doi === '' ? '' : `DOI: ${tag('a', { href: doiUrl(doi), rel: 'noopener' }, escapeMarkup(doi))}`
}

/** True of metadata that hold what a reviewer advises. */
const isAdvice = (name: string): boolean => /recommendation/i.test(name)

/** Whom the writers speak for, what a reviewer advises, and the day of the letter. */
const circumstancesOf = (meta: XmlElement, rendering: Rendering): readonly string[] => [
  ...descendantsNamed(meta, 'on-behalf-of').map(plainText),
  placeOf(meta),
  ...elementsAt(meta, 'custom-meta-group', 'custom-meta')
    .filter((custom) => isAdvice(plainText(childNamed(custom, 'meta-name'))))
    .map((custom) => plainText(childNamed(custom, 'meta-value')))
    .filter((advice) => advice !== '')
    .map((advice) => `${rendering.messages.recommendation}: ${inWords(advice)}`),
  ...[...customMetaForReaders(meta), ...statementsOnData(meta)]
    .map((custom) => ['meta-name', 'meta-value'].map((name) => plainText(childNamed(custom, name))))
    .filter(([name = '']) => !isAdvice(name))
    .map((parts) => parts.filter(Boolean).join(': ')),
  ...keywordsOf(meta),
  ...childrenNamed(meta, 'pub-date').slice(0, 1).map(isoDate),
  ...elementsAt(meta, 'history', 'date').map((date) =>
    [attribute(date, 'date-type').replace(/[-_]+/g, ' '), isoDate(date)].filter(Boolean).join(': '),
  ),
  ...elementsAt(meta, 'pub-history', 'event').map((event) =>
    [plainText(childNamed(event, 'event-desc')), isoDate(childNamed(event, 'date'))]
      .filter(Boolean)
      .join(': '),
  ),
]

/** The terms of an assessment, and other keywords of a letter, each group with its title. */
const keywordsOf = (meta: XmlElement): readonly string[] =>
  childrenNamed(meta, 'kwd-group').map((group) =>
    [
      headingText(group).replace(/[:：]$/, '') || attribute(group, 'kwd-group-type').replace(/[-_]+/g, ' '),
      keywordsIn(group).join('; '),
    ]
      .filter(Boolean)
      .join(': '),
  )

/** Links of a letter to other pages, each with the words that the file has for it. */
const linksOf = (meta: XmlElement, rendering: Rendering): string =>
  childrenNamed(meta, 'related-object', 'related-article', 'self-uri', 'ext-link', 'uri')
    .map((each) => (plainText(each) === '' ? '' : rendering.inline([each]).trim()))
    .map((html) => (html === '' ? '' : tag('p', {}, html)))
    .join('')

/** The works that a review speaks of. */
const reviewedBy = (meta: XmlElement, rendering: Rendering): string =>
  childrenNamed(meta, 'product')
    .map((product) => rendering.citation(product))
    .map((html) => (html === '' ? '' : tag('p', {}, html)))
    .join('')

/** Summaries of a letter in other languages. */
const translatedAbstracts = (meta: XmlElement, rendering: Rendering): string =>
  childrenNamed(meta, 'trans-abstract')
    .map((each) => tag('div', { ...languageOf(each, rendering) }, rendering.blocks(each.children, 4)))
    .join('')

/** What a letter is called in other languages. */
const translatedTitles = (meta: XmlElement, rendering: Rendering): string =>
  elementsAt(meta, 'title-group', 'trans-title-group')
    .map((group) => {
      const language = declaredLanguage(group) ?? rendering.tag
      const title = childrenNamed(group, 'trans-title', 'trans-subtitle')
        .map((part) => rendering.inline(part.children).trim())
        .filter((html) => textOfHtml(html) !== '')
        .reduce((all, each) => (all === '' ? each : withSubtitle(all, each, language)), '')
      return title === '' ? '' : tag('p', { ...languageOf(group, rendering) }, tag('b', {}, title))
    })
    .join('')

/** Lives of writers, who paid, and files. */
const furtherParts = (meta: XmlElement): readonly XmlElement[] => [
  ...elementsAt(meta, 'contrib-group', 'contrib', 'bio'),
  ...elementsAt(meta, 'funding-group', 'funding-statement').map((each) => ({ ...each, name: 'p' })),
  ...childrenNamed(meta, 'supplementary-material'),
]

/** What a letter says in its front beside its title and writers: what it is about, notes on interests, summaries, links. */
const frontOf = (meta: XmlElement, rendering: Rendering): string =>
  translatedTitles(meta, rendering) +
  reviewedBy(meta, rendering) +
  [
    ...childrenNamed(meta, 'abstract').flatMap((abstract) => abstract.children),
    ...elementsAt(meta, 'author-notes').flatMap((notes) => childrenNamed(notes, 'p', 'corresp')),
  ]
    .map((node) => rendering.blocks([node], 4))
    .join('') +
  translatedAbstracts(meta, rendering) +
  rendering.blocks(furtherParts(meta), 4) +
  elementsAt(meta, 'author-notes')
    .flatMap(notesIn)
    .map((note) => writeUnmarkedNote(note, rendering))
    .join('') +
  linksOf(meta, rendering) +
  writePermissions(meta, rendering)

const backOf = (letter: XmlElement, rendering: Rendering): string => {
  const back = childNamed(letter, 'back')
  if (back === undefined) return ''
  return (
    rendering.flow(back.children, 4) +
    childrenNamed(back, 'ref-list')
      .map((list) => writeReferenceItems(list, rendering))
      .join('')
  )
}

const writeLetter = (letter: XmlElement, rendering: Rendering, level: number): string => {
  const meta = metaOf(letter)
  const id = rendering.idOf(letter)
  const language = declaredLanguage(letter) ?? rendering.tag
  const lines =
    meta === undefined
      ? []
      : [
          ...writersOf(meta, language),
          ...circumstancesOf(meta, rendering).map(escapeMarkup),
          linkToLetter(meta),
        ]
  const writers = lines.filter((line) => line !== '').map((line) => tag('p', { class: 'attrib' }, line))
  const body = childNamed(letter, 'body')
  const content =
    writers.join('') +
    (meta === undefined ? '' : frontOf(meta, rendering)) +
    (body === undefined ? '' : rendering.flow(body.children, level + 1)) +
    rendering.blocks(childrenNamed(letter, 'floats-group').flatMap(childElements), level + 1) +
    backOf(letter, rendering) +
    lettersOf(letter)
      .map((each) => writeLetter(each, rendering, level + 1))
      .join('')
  return content === ''
    ? ''
    : tag(
        'section',
        { id, ...languageOf(letter, rendering) },
        writeHeading(titleOf(letter, meta, rendering), id, level) + content,
      )
}

const writeAll = (
  letters: readonly XmlElement[],
  heading: 'contributions' | 'corrections',
  rendering: Rendering,
): string => {
  const written = letters.map((each) => writeLetter(each, rendering, 3)).join('')
  return written === ''
    ? ''
    : tag('section', {}, writeHeading(escapeMarkup(rendering.messages[heading]), '', 2) + written)
}

/**
 * Articles that stand in this one, each under its heading: the abstracts of a meeting, the reviews of a column; and notices
 * that correct it.
 */
export const writeContained = (letters: readonly XmlElement[], rendering: Rendering): string =>
  writeAll(letters.filter(isContained), 'contributions', rendering) +
  writeAll(letters.filter(isCorrection), 'corrections', rendering)

/**
 * Decision letters, reports of reviewers and replies of the authors, each under its heading, with their footnotes at the
 * end, folded: a link to one of them
 * opens them all. '' without any.
 */
export const writePeerReview = (letters: readonly XmlElement[], rendering: OpenRendering): string => {
  const before = rendering.footnotes().length
  const texts = letters
    .filter((letter) => !isContained(letter) && !isCorrection(letter))
    .map((letter) => writeLetter(letter, rendering, 3))
    .join('')
  const notes = writeFootnotes(rendering.footnotes().slice(before), rendering)
  const written = texts + (notes === '' ? '' : tag('div', { class: 'footnotes' }, notes))
  return written === ''
    ? ''
    : tag(
        'section',
        { class: 'peer-review', id: 'peer-review' },
        writeHeading(escapeMarkup(rendering.messages.peerReview), 'peer-review', 2) +
          tag('details', {}, tag('summary', {}, escapeMarkup(rendering.messages.peerReviewShown)) + written),
      )
}
