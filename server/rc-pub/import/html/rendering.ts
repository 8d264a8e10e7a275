import type { ContentLanguage } from '@xuekan/core'
import type { XmlElement, XmlNode } from '../xml/xml-tree.ts'
import type { Messages } from './messages.ts'

/**
 * Where a picture or another file of the source is served; null where it is not part of this copy. Pictures have pixels,
 * other files a type and bytes.
 */
export type ResolveGraphic = (href: string) => {
  readonly url: string
  readonly width?: number
  readonly height?: number
  readonly mediaType?: string
  readonly size?: number
} | null

/** A footnote that stood inside the text, collected to be printed at its end. */
export interface InlineFootnote {
  readonly id: string
  readonly label: string
  readonly element: XmlElement
}

/** What writers of single elements need: the text they stand in, and the way back to the whole. */
export interface Rendering {
  /** Of the text. */
  readonly tag: ContentLanguage
  readonly messages: Messages
  /** Languages, such as `pt`, in which the article has a full text. */
  readonly textLanguages: ReadonlySet<string>
  /** DOI of the article, '' where it has none. */
  readonly doi: string
  readonly resolveGraphic: ResolveGraphic
  /** True where the text cites its references by their place in the list. */
  readonly citesByPlace: boolean
  /** HTML id of an element, '' where it gets none. */
  readonly idOf: (element: XmlElement) => string
  /** HTML id of the element that has this id in the source, '' where nothing has. */
  readonly target: (sourceId: string) => string
  /** The number of the first item of a list. */
  readonly startOf: (list: XmlElement) => number
  /** What a reference to this id of the source says that has no text of its own; '' where nothing can be said. */
  readonly generatedText: (sourceId: string) => string
  /** Id for the first mark that points to this note, '' for later ones. */
  readonly markNote: (noteId: string) => string
  /** True of a note that a mark in the text points at. */
  readonly isPointedAt: (note: XmlElement) => boolean
  /** What the first mark that leads to a note says; '' where none does. */
  readonly markOf: (note: XmlElement) => string
  /** The authors whose statement a note is, where the text does not say. */
  readonly authorsOf: (note: XmlElement) => readonly string[]
  /** Keeps a footnote of the text for its end, and gives it its number. */
  readonly keepFootnote: (element: XmlElement) => InlineFootnote
  /** Text with inline markup. */
  readonly inline: (nodes: readonly XmlNode[]) => string
  /** Paragraphs and other blocks; headings below get this level. */
  readonly blocks: (nodes: readonly XmlNode[], level: number) => string
  /** A work that the text speaks of, as a reference has it. */
  readonly citation: (element: XmlElement) => string
  /** `blocks`, with figures and tables that the file keeps apart put behind the first mention of them. */
  readonly flow: (nodes: readonly XmlNode[], level: number) => string
}

/** One writer an element name. */
export type InlineWriter = (element: XmlElement, rendering: Rendering) => string
export type BlockWriter = (element: XmlElement, rendering: Rendering, level: number) => string

/** The inside of a lone paragraph; anything else as it is. For cells, list items and captions. */
export const withoutLoneParagraph = (html: string): string =>
  /^<p>((?:(?!<\/?p[ >]).)*)<\/p>$/s.exec(html)?.[1] ?? html
