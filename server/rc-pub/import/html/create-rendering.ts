import type { ContentLanguage } from '@xuekan/core'
import {
  attribute,
  childElements,
  descendantsNamed,
  isElement,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts'
import { writeBlocks } from './blocks.ts'
import { noteLabel } from './footnotes.ts'
import { citesByPlace, generatedTexts } from './generated-texts.ts'
import { assignIds } from './ids.ts'
import { writeInline } from './inline.ts'
import { listStarts } from './list-numbers.ts'
import { writeCitedWork } from './references.ts'
import { noteAuthors } from './note-authors.ts'
import { noteOrder } from './note-order.ts'
import type { InlineFootnote, Rendering, ResolveGraphic } from './rendering.ts'
import { baseOf } from '../text/tags.ts'
import { messagesFor } from './messages.ts'

export interface RenderingSource {
  readonly tag: ContentLanguage
  readonly doi: string
  readonly resolveGraphic: ResolveGraphic
  /** Those of the article, where it is known; else it has one in the language of the text alone. */
  readonly textLanguages?: ReadonlySet<string>
  /** Where the authors stand, for notes that belong to some of them. */
  readonly meta?: XmlElement
  /** All that is printed, for ids. */
  readonly roots: readonly XmlElement[]
  /** Groups of figures, tables and all else that the file keeps apart from the text. */
  readonly floats: readonly XmlElement[]
}

/** A rendering, and what it has collected when the text is written. */
export interface OpenRendering extends Rendering {
  readonly footnotes: () => readonly InlineFootnote[]
  /** The place of the first mark of a note among all marks of the text. */
  readonly placeOf: (note: XmlElement) => number
  /** The figures and tables that nothing in the text has called for. */
  readonly remainingFloats: () => readonly XmlElement[]
}

const ridsIn = (node: XmlNode): readonly string[] =>
  isElement(node)
    ? [node, ...descendantsNamed(node, 'xref')].flatMap((xref) => attribute(xref, 'rid').split(/\s+/))
    : []

/** The writers of a text, tied together over its ids, footnotes and floating figures. */
export const createRendering = (source: RenderingSource): OpenRendering => {
  const ids = assignIds(source.roots)
  const starts = listStarts(source.roots.flatMap((root) => descendantsNamed(root, 'list', 'def-list')))
  const textOf = generatedTexts(source.roots)
  const footnotes: InlineFootnote[] = []
  const marked = new Set<string>()
  const order = noteOrder(source.roots)
  const floats = new Map(
    source.floats.flatMap(childElements).map((float) => [float, attribute(float, 'id')] as const),
  )

  const calledFor = (node: XmlNode): readonly XmlElement[] => {
    if (floats.size === 0) return []
    const rids = new Set(ridsIn(node))
    const found = [...floats].filter(([, id]) => id !== '' && rids.has(id)).map(([float]) => float)
    for (const float of found) floats.delete(float)
    return found
  }

  const rendering: OpenRendering = {
    tag: source.tag,
    messages: messagesFor(source.tag),
    textLanguages: source.textLanguages ?? new Set([baseOf(source.tag)]),
    doi: source.doi,
    resolveGraphic: source.resolveGraphic,
    citesByPlace: citesByPlace(source.roots),
    idOf: ids.idOf,
    target: ids.target,
    startOf: (list) => starts.get(list) ?? 1,
    generatedText: (sourceId) => {
      const target = ids.elementOf(sourceId)
      return target === undefined ? '' : textOf(target)
    },
    markNote: (noteId) => {
      if (marked.has(noteId)) return ''
      marked.add(noteId)
      return `fnref-${noteId}`
    },
    isPointedAt: order.isPointedAt,
    placeOf: order.placeOf,
    markOf: order.markOf,
    authorsOf: noteAuthors(source.meta, source.tag),
    keepFootnote: (element) => {
      const known = footnotes.find((each) => each.element === element)
      if (known !== undefined) return known
      const id = ids.idOf(element) || `fn-inline-${footnotes.length + 1}`
      const taken = footnotes.map((each) => each.label)
      const label = noteLabel(element) || (order.numberOf(element, taken) ?? String(footnotes.length + 1))
      const note = { id, label, element }
      footnotes.push(note)
      return note
    },
    citation: (element) => writeCitedWork(element, rendering),
    inline: (nodes) => writeInline(nodes, rendering),
    blocks: (nodes, level) => writeBlocks(nodes, rendering, level),
    flow: (nodes, level) => {
      const loose = nodes.some((node) => !isElement(node) && /\S/.test(node))
      const steps = loose ? [nodes] : nodes.map((node) => [node])
      return steps
        .map(
          (step) =>
            writeBlocks(step, rendering, level) + writeBlocks(step.flatMap(calledFor), rendering, level),
        )
        .join('')
    },
    footnotes: () => footnotes,
    remainingFloats: () => [...floats.keys()],
  }
  return rendering
}
