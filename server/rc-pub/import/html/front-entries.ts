import { wholeNameIn } from '../meta/person-name.ts'
import { furtherKeywordGroups, isForeignKeywords, keywordCodes, keywordsIn } from '../meta/keywords.ts'
import { baseOf, declaredLanguage } from '../text/tags.ts'
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
import type { Rendering } from './rendering.ts'
import { escapeMarkup, tag } from './write-html.ts'

/** What stands under a heading behind the text. */
export interface Entry {
  readonly title: string
  readonly html: string
}

/** `research-organism` as a heading. */
const headingOf = (type: string): string => {
  const words = type.replace(/[-_]+/g, ' ').trim()
  return words === '' ? '' : words.charAt(0).toUpperCase() + words.slice(1)
}

const paragraph = (html: string): string => (html === '' ? '' : tag('p', {}, html))

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
      title: escapeMarkup(plainText(childNamed(group, 'title')).replace(/[:：]$/, '') || known),
      html: paragraph(escapeMarkup(keywordsIn(group, true).join('; '))),
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
    html: paragraph(escapeMarkup(childElements(conference).map(plainText).filter(Boolean).join(', '))),
  }))

const issueParts = ['volume-series', 'issue-title', 'issue-sponsor', 'issue-part', 'supplement']

/** The series and the special issue that an article belongs to, in the words of its file. */
const issues = (meta: XmlElement, rendering: Rendering): readonly Entry[] => {
  const words = [
    ...elementsAt(meta, 'article-categories').flatMap((categories) =>
      childrenNamed(categories, 'series-title', 'series-text'),
    ),
    ...childrenNamed(meta, ...issueParts),
  ]
    .filter((each) => baseOf(declaredLanguage(each) ?? rendering.tag) === baseOf(rendering.tag))
    .map(plainText)
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

/** Help that was no money, and who paid for open access. */
const support = (meta: XmlElement, rendering: Rendering): readonly Entry[] =>
  [
    ...elementsAt(meta, 'support-group'),
    ...elementsAt(meta, 'funding-group').flatMap((group) => childrenNamed(group, 'open-access')),
  ].map((each) => ({
    title: escapeMarkup(rendering.messages.funding),
    html: rendering.blocks(childElements(each), 3),
  }))

/** The lives of authors that their file keeps with their names. */
const biographies = (meta: XmlElement, rendering: Rendering): readonly Entry[] =>
  descendantsNamed(meta, 'contrib').flatMap((contributor) => {
    const name = wholeNameIn(contributor, rendering.tag)
    return childrenNamed(contributor, 'bio', 'author-comment').map((bio) => {
      const html = rendering.blocks([bio], 4)
      const named = name !== '' && !plainText(bio).includes(name.split(' ').at(-1) ?? name)
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

/** What a file says in its front and a page shows behind the text, each under its heading. */
export const frontEntries = (meta: XmlElement, rendering: Rendering): readonly Entry[] =>
  [biographies, products, conferences, issues, support, supplements, otherKeywords, codesOfKeywords].flatMap(
    (read) => read(meta, rendering),
  )
