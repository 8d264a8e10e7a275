import { isElement, type XmlElement } from '../xml/xml-tree.ts'
import { writePermissions } from './permissions.ts'
import type { BlockWriter, Rendering } from './rendering.ts'
import { escapeMarkup, tag } from './write-html.ts'

/** Markup that changes how letters look. */
const looks: Readonly<Record<string, string>> = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  strike: 's',
  sub: 'sub',
  sup: 'sup',
}

const links = new Set(['xref', 'ext-link', 'uri', 'email'])

/** Every space and line of a text counts, so that it does not pass the writers of other texts. */
const verbatim = (element: XmlElement, rendering: Rendering): string =>
  element.children
    .map((node) => {
      if (!isElement(node)) return escapeMarkup(node)
      if (node.name === 'break') return '\n'
      if (node.name === 'permissions') return ''
      if (links.has(node.name)) return rendering.inline([node])
      const inner = verbatim(node, rendering)
      const look = looks[node.name]
      return look === undefined || inner === '' ? inner : tag(look, {}, inner)
    })
    .join('')

/** Code and other text whose white space counts. */
export const writeVerbatim: BlockWriter = (element, rendering) => {
  const html = verbatim(element, rendering).replace(/^\n+|\s+$/g, '')
  const text = element.name === 'code' ? tag('code', {}, html) : html
  return tag('pre', { id: rendering.idOf(element) }, text) + writePermissions(element, rendering)
}
