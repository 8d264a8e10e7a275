import type { ContentLanguage } from '@xuekan/core'
import { textDirection } from '@xuekan/core/content'
import { baseOf, declaredLanguage } from '../text/tags.ts'
import type { XmlElement } from '../xml/xml-tree.ts'
import type { Rendering } from './rendering.ts'
import type { Attributes } from './write-html.ts'

/** A language and how it runs, where it is another one than that of the text; else nothing. */
export const attributesOf = (language: ContentLanguage, { tag }: Pick<Rendering, 'tag'>): Attributes =>
  baseOf(language) === baseOf(tag) ? {} : { lang: language, dir: textDirection(language) }

/** The language of an element and how it runs, where it says that it is in another one than the text; else nothing. */
export const languageOf = (element: XmlElement, rendering: Pick<Rendering, 'tag'>): Attributes =>
  attributesOf(declaredLanguage(element) ?? rendering.tag, rendering)
