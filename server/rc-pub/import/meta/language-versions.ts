import type { ContentLanguage } from '@xuekan/core'
import { attribute, childNamed, childrenNamed, elementAt, type XmlElement } from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { declaredLanguage, guessTag } from '../text/tags.ts'

/** The article in one language: the original, or a translation that the file carries as a sub-article. */
export interface LanguageVersion {
  /** `article` or `sub-article`. */
  readonly element: XmlElement
  /** `article-meta`, or what a sub-article has in its place. */
  readonly meta: XmlElement
  readonly tag: ContentLanguage
}

/** The original first. */
export type LanguageVersions = readonly [LanguageVersion, ...LanguageVersion[]]

/** The language of an element: what it declares, else what its text and its surroundings suggest. */
export const tagOf = (element: XmlElement, surrounding: ContentLanguage): ContentLanguage =>
  declaredLanguage(element) ?? guessTag(plainText(element), surrounding)

const metaOf = (element: XmlElement): XmlElement | undefined =>
  elementAt(element, 'front', 'article-meta') ?? childNamed(element, 'front-stub', 'article-meta')

const languageVersionOf = (element: XmlElement, surrounding: ContentLanguage): LanguageVersion | null => {
  const meta = metaOf(element)
  if (meta === undefined) return null
  const title = elementAt(meta, 'title-group', 'article-title')
  return {
    element,
    meta,
    tag: declaredLanguage(element) ?? (title === undefined ? surrounding : tagOf(title, surrounding)),
  }
}

/** True of a sub-article that is a translation, of the whole article or of its abstract alone. */
export const isTranslation = (element: XmlElement): boolean =>
  ['translation', 'abstract-translation'].includes(attribute(element, 'article-type'))

/**
 * The original first, then its translations. Other sub-articles (reviews, decision letters, replies) are works of
 * their own and no part of this one.
 */
export const readLanguageVersions = (article: XmlElement): LanguageVersions | null => {
  const original = languageVersionOf(article, 'en')
  if (original === null) return null
  const translations = childrenNamed(article, 'sub-article')
    .filter(isTranslation)
    .flatMap((each) => languageVersionOf(each, original.tag) ?? [])
  return [original, ...translations]
}
