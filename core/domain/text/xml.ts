import { escapeAttribute, escapeMarkup } from './escape-markup.ts'

/** A piece of XML that is written already. */
export type Xml = string

/** Characters that XML 1.0 has no way to write, lone halves of pairs among them. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text for an element; what XML cannot write is left out. */
export const xmlText = (text: string): Xml =>
  escapeMarkup(text.replace(unwritable, '')).replaceAll('\r', '&#13;')

const xmlValue = (text: string): Xml =>
  escapeAttribute(text.replace(unwritable, '')).replace(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`)

/** Attributes of an element; those that are '' are left out. */
export type XmlAttributes = Readonly<Record<string, string>>

/** An element around what is written already; '' around nothing. */
export function xmlElement(name: string, attributes: XmlAttributes, content: Xml): Xml {
  if (content === '') return ''
  const written = Object.entries(attributes).filter(([, value]) => value !== '')
  return `<${name}${written.map(([key, value]) => ` ${key}="${xmlValue(value)}"`).join('')}>${content}</${name}>`
}

/** An element around text; '' where there is none to show. */
export const xmlLeaf = (name: string, text: string, attributes: XmlAttributes = {}): Xml =>
  /\S/.test(text.replace(unwritable, '')) ? xmlElement(name, attributes, xmlText(text)) : ''
