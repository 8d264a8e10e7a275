import { textDirection } from '@xuekan/core/content'
import { baseOf, declaredLanguage } from '../text/tags.ts'
import type { XmlElement } from '../xml/xml-tree.ts'
import type { Rendering } from './rendering.ts'
import type { Attributes } from './write-html.ts'

/** The language of an element and how it runs, where it says that it is in another one than the text; else nothing. */
export const languageOf = (element: XmlElement, { tag }: Pick<Rendering, 'tag'>): Attributes => {
  const language = declaredLanguage(element)
  return language === null || baseOf(language) === baseOf(tag)
    ? {}
    : { lang: language, dir: textDirection(language) }
}
