import { plainText } from '../text/plain-text.ts'
import { attribute, childElements, childrenNamed, type XmlElement } from '../xml/xml-tree.ts'
import type { BlockWriter, Rendering } from './rendering.ts'
import { titleOf, writeHeading } from './sections.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

const entryNames = ['index-entry', 'toc-entry']
const parts = ['index-div', 'index-group', 'toc-div', 'toc-group', 'index', 'toc']
const titles = ['index-title-group', 'toc-title-group']

/** A place in the text, linked where the text has it. */
const pointer = (element: XmlElement, rendering: Rendering): string => {
  const inner = rendering.inline(element.children).trim()
  const target = rendering.target(attribute(element, 'rid').split(/\s+/)[0] ?? '')
  return target === '' || inner === '' || inner.includes('<a ')
    ? inner
    : tag('a', { href: `#${target}` }, inner)
}

/** What stands behind a term: its places, and other terms. */
const writeMember = (element: XmlElement, rendering: Rendering): string => {
  const { see, seeAlso } = rendering.messages
  if (element.name === 'nav-pointer-group')
    return childElements(element)
      .map((each) => writeMember(each, rendering))
      .filter((html) => html !== '')
      .join(', ')
  if (element.name === 'nav-pointer') return pointer(element, rendering)
  const inner = rendering.inline(element.children).trim()
  const lead = element.name === 'see-entry' ? see : element.name === 'see-also-entry' ? seeAlso : ''
  return lead === '' || inner === '' || plainText(element).toLowerCase().startsWith(lead.toLowerCase())
    ? inner
    : `${escapeMarkup(lead)} ${inner}`
}

const writeEntry = (entry: XmlElement, rendering: Rendering): string => {
  const own = childElements(entry).filter(({ name }) => !entryNames.includes(name))
  const line = own
    .filter(({ name }) => name !== 'x')
    .map((each) => writeMember(each, rendering))
    .filter((html) => textOfHtml(html) !== '')
    .join(', ')
  return tag('li', {}, line + writeEntries(childrenNamed(entry, ...entryNames), rendering))
}

const writeEntries = (entries: readonly XmlElement[], rendering: Rendering): string =>
  entries.length === 0
    ? ''
    : tag('ul', { class: 'simple' }, entries.map((entry) => writeEntry(entry, rendering)).join(''))

/** An index or a table of contents: its parts under their headings, its terms with their places apart. */
export const writeIndex: BlockWriter = (element, rendering, level) => {
  const titled = [element, ...childrenNamed(element, ...titles)].find(
    (each) => titleOf(each, rendering) !== '',
  )
  const heading = titled === undefined ? '' : writeHeading(titleOf(titled, rendering), '', level)
  const inner = heading === '' ? level : level + 1
  const written: string[] = []
  let entries: XmlElement[] = []
  const endEntries = (): void => {
    written.push(writeEntries(entries, rendering))
    entries = []
  }
  for (const child of childElements(element)) {
    if (['title', 'label', ...titles].includes(child.name)) continue
    if (entryNames.includes(child.name)) {
      entries.push(child)
      continue
    }
    endEntries()
    written.push(
      parts.includes(child.name) ? writeIndex(child, rendering, inner) : rendering.blocks([child], inner),
    )
  }
  endEntries()
  const content = written.join('')
  return content === '' ? '' : tag('section', {}, heading + content)
}
