import { plainText } from '../text/plain-text.ts'
import { childElements, type XmlElement } from '../xml/xml-tree.ts'
import type { Rendering } from './rendering.ts'
import { escapeMarkup, tag } from './write-html.ts'

/** What a picture, a film or a table has of itself within a figure. */
const forms = new Set([
  'graphic',
  'inline-graphic',
  'media',
  'alternatives',
  'chem-struct',
  'chem-struct-wrap',
])

const textsOf = (element: XmlElement, name: string): readonly string[] =>
  childElements(element)
    .flatMap((child) => {
      if (child.name === name) return [plainText(child)]
      if (!forms.has(child.name)) return []
      const texts = textsOf(child, name)
      return child.name === 'alternatives' ? [...new Set(texts)] : texts
    })
    .filter((text) => text !== '')

/** What a file has for those who do not see a picture; ''. */
export const altTextIn = (element: XmlElement): string => textsOf(element, 'alt-text')[0] ?? ''

/** The same of a picture in a line of text, where a long description has no other place. */
export const wholeAltTextIn = (element: XmlElement): string =>
  [...textsOf(element, 'alt-text').slice(0, 1), ...textsOf(element, 'long-desc')].join(' ')

/** Long descriptions of pictures, folded; one that all forms of a picture have is there once. */
export const writeDescriptions = (element: XmlElement, rendering: Rendering): string => {
  const texts = textsOf(element, 'long-desc')
  if (texts.length === 0) return ''
  const written = texts.map((text) => tag('p', {}, escapeMarkup(text))).join('')
  return tag('details', {}, tag('summary', {}, escapeMarkup(rendering.messages.description)) + written)
}
