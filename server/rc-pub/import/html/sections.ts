import {
  childNamed,
  childrenNamed,
  descendantsNamed,
  isElement,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts'
import { plainTextOf } from '../text/plain-text.ts'
import { writeKeywordsOf } from './caption-keywords.ts'
import { languageOf } from './language-of.ts'
import { writersOf } from './letter-writers.ts'
import { writePermissions } from './permissions.ts'
import type { BlockWriter, Rendering } from './rendering.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

/** A heading of the text: h2 at the top, h6 at most. Its id names it in an outline. */
export const writeHeading = (html: string, id: string, level: number): string =>
  html === '' ? '' : tag(`h${Math.min(6, Math.max(2, level))}`, { id: id === '' ? '' : `${id}-h` }, html)

/** The nodes of a part without those that make its heading. */
export const bodyOf = (element: XmlElement): readonly XmlNode[] =>
  element.children.filter(
    (node) => !isElement(node) || !['title', 'label', 'sec-meta', 'object-id'].includes(node.name),
  )

/** True of a title that begins with this number: `2 Two` and `2水`, but not `Glossary` of `G` or `2D` of `2`. */
const bringsNumber = (title: string, number: string): boolean =>
  title.startsWith(number) &&
  !(/[\p{L}\p{N}]$/u.test(number) && /^(?!\p{Script=Han})[\p{L}\p{N}]/u.test(title.slice(number.length)))

/** Title of a part with its number in front; a title that brings its number shows it once. */
export const titleOf = (element: XmlElement, rendering: Rendering): string => {
  const title = childNamed(element, 'title')
  const html = title === undefined ? '' : rendering.inline(title.children).trim()
  const label = childNamed(element, 'label')
  const number = label === undefined ? '' : plainTextOf(label.children).replace(/\s+(?=[.:]$)/, '')
  const text = textOfHtml(html)
  if (text === '') return escapeMarkup(number)
  const spaced = html.replace(/([\p{L}\d])(?=<a href="[^"]*" class="ref-(?:table|fig)">)/gu, '$1 ')
  return number === '' || bringsNumber(text, number) ? spaced : `${escapeMarkup(number)} ${spaced}`
}

/** Who wrote a section that is not by all of the authors, what it is about, and how it may be used. */
const writeSectionMeta = (element: XmlElement, rendering: Rendering, level: number): string =>
  childrenNamed(element, 'sec-meta')
    .map(
      (meta) =>
        writersOf(meta, rendering.tag)
          .map((line) => tag('p', { class: 'attrib' }, line))
          .join('') +
        rendering.blocks(childrenNamed(meta, 'abstract'), level) +
        writeKeywordsOf(meta) +
        writePermissions(meta, rendering),
    )
    .join('')

/** True of a part whose content stands elsewhere under the title of this part. */
const holdsReferences = (element: XmlElement): boolean => descendantsNamed(element, 'ref-list').length > 0

/**
 * A section with its heading. One without a title has no heading, and its sections keep its level, so no level is
 * skipped. A title without content is shown in its place; an empty section is left out.
 */
export const writeSection: BlockWriter = (element, rendering, level) => {
  const id = rendering.idOf(element)
  const heading = writeHeading(titleOf(element, rendering), id, level)
  const content =
    rendering.flow(bodyOf(element), heading === '' ? level : level + 1) + writePermissions(element, rendering)
  const inner = heading + writeSectionMeta(element, rendering, level + 1) + content
  return inner === '' || (content === '' && holdsReferences(element))
    ? ''
    : tag('section', { id, ...languageOf(element, rendering) }, inner)
}

/** A part of the back matter under its own title, else under this one; without content its own title alone. */
export const writeTitledPart = (element: XmlElement, rendering: Rendering, title: string): string => {
  const id = rendering.idOf(element)
  const own = titleOf(element, rendering)
  const content = rendering.flow(bodyOf(element), 3) + writePermissions(element, rendering)
  return content === '' && (own === '' || holdsReferences(element))
    ? ''
    : tag(
        'section',
        { id, ...languageOf(element, rendering) },
        writeHeading(own || escapeMarkup(title), id, 2) + content,
      )
}
