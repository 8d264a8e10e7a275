import type { ContentLanguage } from '@xuekan/core'
import { fundingGroups, fundingTexts } from '../meta/funding.ts'
import { wholeNameIn } from '../meta/person-name.ts'
import { furtherKeywordGroups, isForeignKeywords, keywordCodes, keywordsIn } from '../meta/keywords.ts'
import type { LanguageVersions } from '../meta/language-versions.ts'
import { baseOf, declaredLanguage, textSlots } from '../text/tags.ts'
import { plainText } from '../text/plain-text.ts'
import {
  attribute,
  childElements,
  childNamed,
  childrenNamed,
  descendantsNamed,
  elementsAt,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { conferenceText } from './conference.ts'
import { attributesOf, languageOf } from './language-of.ts'
import { headingText } from './heading-text.ts'
import type { Rendering } from './rendering.ts'
import { escapeMarkup, tag, type Attributes } from './write-html.ts'

/** What stands under a heading behind the text. */
export interface Entry {
  readonly title: string
  readonly html: string
}

interface FrontSource {
  /** The article and its translations. */
  readonly fronts: LanguageVersions
  /** The one whose text this is. */
  readonly element: XmlElement
}

/** Vocabularies that are known by letters. */
const vocabularies = ['CLC', 'DDC', 'JEL', 'MSC', 'MeSH', 'PACS', 'PhySH', 'UAT', 'UDC']

/** `research-organism` as a heading, and `pacs-codes` with its letters. */
const headingOf = (type: string): string => {
  const words = type.replace(/[-_]+/g, ' ').trim()
  const [first = ''] = words.split(' ')
  const letters = vocabularies.find((name) => name.toLowerCase() === first.toLowerCase())
  if (letters !== undefined) return letters + words.slice(first.length)
  return words === '' || /^authors?$/i.test(words) ? '' : words.charAt(0).toUpperCase() + words.slice(1)
}

const paragraph = (html: string, attributes: Attributes = {}): string =>
  html === '' ? '' : tag('p', attributes, html)

/**
 * Groups of keywords that say something else than what the article is about, such as abbreviations, organisms and codes,
 * and those that stand behind the first in the language of the text.
 */
const otherKeywords = (meta: XmlElement, rendering: Rendering): readonly Entry[] =>
  [
    ...elementsAt(meta, 'kwd-group')
      .filter((group) => isForeignKeywords(group))
      .filter((group) => baseOf(declaredLanguage(group) ?? rendering.tag) === baseOf(rendering.tag)),
    ...furtherKeywordGroups(meta, rendering.tag),
  ].map((group) => {
    const type = attribute(group, 'kwd-group-type')
    const known = /^abb?r/i.test(type)
      ? rendering.messages.abbreviations
      : headingOf(type) || rendering.messages.furtherKeywords
    return {
      title: escapeMarkup(headingText(group).replace(/[:：]$/, '') || known),
      html: paragraph(escapeMarkup(keywordsIn(group, isForeignKeywords(group)).join('; '))),
    }
  })

/** The codes by which a vocabulary knows the keywords, which lists show without them. */
const codesOfKeywords = (meta: XmlElement, rendering: Rendering): readonly Entry[] => {
  const coded = elementsAt(meta, 'kwd-group')
    .filter((group) => !isForeignKeywords(group))
    .filter((group) => baseOf(declaredLanguage(group) ?? rendering.tag) === baseOf(rendering.tag))
    .flatMap(keywordCodes)
    .map(({ word, codes }) => `${word} (${codes.join(', ')})`)
  return coded.length === 0
    ? []
    : [
        {
          title: escapeMarkup(rendering.messages.keywordCodes),
          html: paragraph(escapeMarkup([...new Set(coded)].join('; '))),
        },
      ]
}

/** Books and films that a review speaks of. */
const products = (meta: XmlElement, rendering: Rendering): readonly Entry[] =>
  childrenNamed(meta, 'product').map((product) => ({
    title: escapeMarkup(rendering.messages.reviewedWork),
    html: paragraph(rendering.citation(product)),
  }))

const conferences = (meta: XmlElement, rendering: Rendering): readonly Entry[] =>
  childrenNamed(meta, 'conference').map((conference) => ({
    title: escapeMarkup(rendering.messages.presentedAt),
    html: paragraph(escapeMarkup(conferenceText(conference))),
  }))

/** True of the language of the text, and of one that the article has no text in. */
const isShownTo = (language: ContentLanguage, rendering: Rendering): boolean =>
  baseOf(language) === baseOf(rendering.tag) || !rendering.textLanguages.has(baseOf(language))

const isShownIn = (element: XmlElement, rendering: Rendering): boolean =>
  isShownTo(declaredLanguage(element) ?? rendering.tag, rendering)

/** The words of an element whose parts are fields, such as the name and the number of a ship, apart from each other. */
const fieldsIn = (element: XmlElement): readonly string[] =>
  element.children.some((node) => typeof node === 'string' && /\S/.test(node))
    ? [plainText(element)]
    : childElements(element)
        .filter(({ name }) => name !== 'institution-id')
        .flatMap(fieldsIn)

const issueParts = [
  'volume-series',
  'issue-title',
  'issue-title-group',
  'issue-sponsor',
  'issue-part',
  'volume-issue-group',
  'supplement',
]

/** The series and the special issue that an article belongs to, in the words of its file. */
const issues = (meta: XmlElement, rendering: Rendering): readonly Entry[] => {
  const words = [
    ...elementsAt(meta, 'article-categories').flatMap((categories) =>
      childrenNamed(categories, 'series-title', 'series-text'),
    ),
    ...childrenNamed(meta, ...issueParts),
  ]
    .filter((each) => isShownIn(each, rendering))
    .map((each) => fieldsIn(each).filter(Boolean).join(', '))
    .filter(Boolean)
  return words.length === 0
    ? []
    : [
        {
          title: escapeMarkup(rendering.messages.publishedIn),
          html: paragraph(escapeMarkup(words.join('; '))),
        },
      ]
}

const fieldsOrBlocks = (element: XmlElement, rendering: Rendering): string => {
  if (descendantsNamed(element, 'p').length === 0)
    return paragraph(escapeMarkup(fieldsIn(element).join(', ')))
  return childNamed(element, 'p') === undefined
    ? childElements(element)
        .map((each) => fieldsOrBlocks(each, rendering))
        .join('')
    : rendering.blocks([element], 3)
}

/** Help that was no money, and who paid for open access. */
const support = (meta: XmlElement, rendering: Rendering): readonly Entry[] =>
  [
    ...elementsAt(meta, 'support-group'),
    ...fundingGroups(meta).flatMap((group) => childrenNamed(group, 'open-access')),
  ].map((each) => ({
    title: escapeMarkup(rendering.messages.funding),
    html: childElements(each)
      .filter(({ name }) => name !== 'funding-group')
      .map((part) => fieldsOrBlocks(part, rendering))
      .join(''),
  }))

/** The lives of authors that their file keeps with their names, or with the group that they are in. */
const biographies = (meta: XmlElement, rendering: Rendering): readonly Entry[] =>
  descendantsNamed(meta, 'contrib', 'contrib-group').flatMap((owner) => {
    const name = owner.name === 'contrib' ? wholeNameIn(owner, rendering.tag) : ''
    return childrenNamed(owner, 'bio', 'author-comment').map((bio, at) => {
      const language = languageOf(bio, rendering)
      const written = rendering.blocks([bio], 4)
      const html = language.lang === undefined || written === '' ? written : tag('div', language, written)
      const named = at === 0 && name !== '' && !plainText(bio).includes(name.split(' ').at(-1) ?? name)
      return {
        title: escapeMarkup(rendering.messages.aboutAuthors),
        html: (named ? paragraph(tag('b', {}, escapeMarkup(name))) : '') + html,
      }
    })
  })

const supplements = (meta: XmlElement, rendering: Rendering): readonly Entry[] =>
  childrenNamed(meta, 'supplementary-material').map((each) => ({
    title: escapeMarkup(rendering.messages.supplementary),
    html: rendering.blocks([each], 3),
  }))

/**
 * Words on funding in languages that the record has no place for, in their own text, else in each text that there is.
 * What a note of the text says is not said again.
 */
const foreignFunding = (
  meta: XmlElement,
  rendering: Rendering,
  { fronts, element }: FrontSource,
): readonly Entry[] => {
  const all = fundingTexts(fronts)
  const slots = textSlots(all)
  const kept = all.filter(({ value }) => [slots.zh, slots.en].includes(value)).map(({ tag }) => tag)
  const said = [...childrenNamed(element, 'back'), ...elementsAt(meta, 'author-notes')]
    .flatMap((part) => [...descendantsNamed(part, 'p')])
    .map(plainText)
  const statements = elementsAt(meta, 'funding-group', 'funding-statement')
    .map(plainText)
    .filter((statement) => said.some((text) => text.includes(statement.replace(/^[^:：]{1,30}[:：]\s*/, ''))))
  return fundingTexts([{ meta, tag: rendering.tag }])
    .filter(
      ({ tag, value }) =>
        !kept.includes(tag) && isShownTo(tag, rendering) && !statements.some((each) => value.endsWith(each)),
    )
    .map(({ tag: language, value }) => ({
      title: escapeMarkup(rendering.messages.funding),
      html: paragraph(escapeMarkup(value), attributesOf(language, rendering)),
    }))
}

/** What a file says in its front and a page shows behind the text, each under its heading. */
export const frontEntries = (
  source: FrontSource & { readonly meta: XmlElement },
  rendering: Rendering,
): readonly Entry[] =>
  [
    biographies,
    products,
    conferences,
    issues,
    foreignFunding,
    support,
    supplements,
    otherKeywords,
    codesOfKeywords,
  ].flatMap((read) => read(source.meta, rendering, source))
