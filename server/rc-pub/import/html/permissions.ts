import type { ContentLanguage } from '@xuekan/core'
import { textDirection } from '@xuekan/core/content'
import { childrenNamed, type XmlElement } from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { baseOf, declaredLanguage, guessTag } from '../text/tags.ts'
import { licenceWords } from '../meta/license.ts'
import { wordsOf } from '../words/words-of.ts'
import { withParagraphs } from './loose-words.ts'
import type { Rendering } from './rendering.ts'
import { escapeMarkup, tag } from './write-html.ts'

/** True of a holder whom a statement names. */
export const isNamedHolder = (holder: XmlElement, permissions: XmlElement): boolean => {
  const said = childrenNamed(permissions, 'copyright-statement').map(plainText).join(' ')
  const words = new Set(wordsOf(said))
  return said !== '' && wordsOf(plainText(holder)).every((word) => words.has(word))
}

/** The one in the language of the text comes first, wherever the file has it. */
const statementOf = (permissions: XmlElement, rendering: Rendering): readonly string[] => {
  const isOwn = (each: XmlElement): boolean =>
    baseOf(declaredLanguage(each) ?? rendering.tag) === baseOf(rendering.tag)
  const given = childrenNamed(permissions, 'copyright-statement')
  const stated = [...given.filter(isOwn), ...given.filter((each) => !isOwn(each))].map((each) => {
    const text = rendering.inline(each.children).trim()
    return isOwn(each) || text === '' ? text : tag('span', { lang: declaredLanguage(each) ?? '' }, text)
  })
  const holders = childrenNamed(permissions, 'copyright-holder').filter(
    (each) => !isNamedHolder(each, permissions),
  )
  const holder = holders.map(plainText).filter(Boolean).join(', ')
  if (stated.some((each) => each !== '')) return [...stated, holder === '' ? '' : escapeMarkup(`© ${holder}`)]
  const year = childrenNamed(permissions, 'copyright-year').map(plainText)[0] ?? ''
  return holder === '' ? [] : [escapeMarkup(['©', year, holder].filter(Boolean).join(' '))]
}

const isParagraph = ({ name }: XmlElement): boolean => name === 'license-p' || name === 'p'

/** How it may be used, in the language of the text first. */
const licensesOf = (permissions: XmlElement, rendering: Rendering): readonly string[] => {
  const words = childrenNamed(permissions, 'license').flatMap((license) =>
    withParagraphs(license, isParagraph)
      .filter(isParagraph)
      .map((each) => ({
        language:
          declaredLanguage(each) ?? declaredLanguage(license) ?? guessTag(plainText(each), rendering.tag),
        html: rendering.inline(licenceWords(each)).trim(),
      })),
  )
  const isOwn = (language: ContentLanguage): boolean => baseOf(language) === baseOf(rendering.tag)
  return [
    ...words.filter(({ language }) => isOwn(language)).map(({ html }) => html),
    ...words
      .filter(({ language, html }) => !isOwn(language) && html !== '')
      .map(({ language, html }) => tag('span', { lang: language, dir: textDirection(language) }, html)),
  ]
}

/** Who owns a part of the article, and how it may be used, as small print below it. */
export const writePermissions = (element: XmlElement, rendering: Rendering): string =>
  childrenNamed(element, 'permissions')
    .flatMap((permissions) => [...statementOf(permissions, rendering), ...licensesOf(permissions, rendering)])
    .filter((text) => text !== '')
    .map((text) => tag('p', { class: 'attrib' }, text))
    .join('')
