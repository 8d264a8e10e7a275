import { childNamed, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'
import type { InlineWriter } from './rendering.ts'
import { tag, textOfHtml } from './write-html.ts'

/** What the reading is of: the base, or all that is not the reading. */
export const baseIn = (ruby: XmlElement): readonly XmlNode[] =>
  childNamed(ruby, 'rb')?.children ??
  ruby.children.filter((node) => !isElement(node) || !['rt', 'rp'].includes(node.name))

/** Ruby around a base and its reading, both HTML; what draws no ruby, and each program, reads `base (reading)`. */
export const rubyHtml = (base: string, reading: string): string =>
  textOfHtml(reading) === '' ? base : tag('ruby', {}, `${base}<rp> (</rp>${tag('rt', {}, reading)}<rp>)</rp>`)

/** A word with its reading, as Japanese and Chinese texts set it. */
export const writeRuby: InlineWriter = (element, rendering) =>
  rubyHtml(
    rendering.inline(baseIn(element)).trim(),
    rendering.inline(childNamed(element, 'rt')?.children ?? []).trim(),
  )
