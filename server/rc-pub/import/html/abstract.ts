import type { ContentLanguage } from '@xuekan/core'
import { childElements, isElement, type XmlElement } from '../xml/xml-tree.ts'
import { abstractKinds, summaryTitle, type AbstractKind } from './abstract-kinds.ts'
import { createRendering } from './create-rendering.ts'
import { writeLabelledNote } from './footnotes.ts'
import { graphicHrefs } from './graphic.ts'
import { keepUnits } from './keep-units.ts'
import type { Rendering, ResolveGraphic } from './rendering.ts'
import { titleOf } from './sections.ts'
import { wordsOfPicture } from './words-of-picture.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

/** Parts of an abstract in the order of the file: a section's title runs into its first paragraph. */
const writeParts = (element: XmlElement, rendering: Rendering): string =>
  childElements(element)
    .map((child) => {
      if (['title', 'label', 'object-id', 'graphic', 'alternatives', 'media'].includes(child.name)) return ''
      if (child.name !== 'sec') return rendering.blocks([child], 4)
      const title = titleOf(child, rendering)
      const content = writeParts(child, rendering)
      return title === '' ? content : withLead(title, content)
    })
    .join('')

/** A title, in HTML, that runs into the first paragraph of what it is of. */
function withLead(title: string, content: string): string {
  const lead = tag('b', {}, title)
  return content.startsWith('<p>') ? `<p>${lead} ${content.slice(3)}` : tag('p', {}, lead) + content
}

const isIdentifierOnly = (paragraph: string): boolean =>
  /^doi:?\s*(https?:\/\/(dx\.)?doi\.org\/)?10\.\S+$/i.test(textOfHtml(paragraph))

/** Tags, citations and harvests take an abstract as words: one about this copy is none of them, and the report tells. */
const missingPicture = /<figure class="fig"><p class="fig-missing">(?:(?!<\/?p[ >])[\s\S])*<\/p><\/figure>/g

/** An abstract as paragraphs, its notes last. It has no links into the article, since it is shown apart from it. */
export const writeAbstract = (
  abstract: XmlElement,
  language: ContentLanguage,
  resolveGraphic: ResolveGraphic,
): string => {
  const rendering = createRendering({ tag: language, doi: '', resolveGraphic, roots: [], floats: [] })
  const direct = abstract.children.some((node) => !isElement(node) && /\S/.test(node))
  const html = direct ? rendering.blocks(abstract.children, 4) : writeParts(abstract, rendering)
  const notes = rendering.footnotes().map(({ element }) => writeLabelledNote(element, rendering))
  return (html + notes.join(''))
    .replace(/<a [^>]*class="ref-fn"[^>]*>((?:(?!<\/a>)[\s\S])*)<\/a>/g, '$1')
    .replace(missingPicture, '')
    .replace(/<p class="fig-missing">(?:(?!<\/?p[ >])[\s\S])*<\/p>/g, '')
    .split(/(?<=<\/p>)(?=<p>)/)
    .filter((paragraph) => !isIdentifierOnly(paragraph))
    .map(keepUnits)
    .join('')
}

/**
 * An abstract of another kind for an article without a text before which it would stand: its title runs into its first
 * paragraph, of a picture its words are told. '' without words.
 */
export const writeSummary = (
  abstract: XmlElement,
  kind: AbstractKind,
  language: ContentLanguage,
  resolveGraphic: ResolveGraphic,
): string => {
  const rendering = createRendering({ tag: language, doi: '', resolveGraphic, roots: [], floats: [] })
  const content =
    kind === 'graphical'
      ? rendering.blocks(wordsOfPicture(abstract), 4)
      : writeAbstract(abstract, language, resolveGraphic)
  return content === '' ? '' : withLead(escapeMarkup(summaryTitle(abstract, rendering.messages)), content)
}

/** The picture of a graphical abstract; '' where this copy has none. */
export const graphicalAbstractUrl = (
  abstracts: readonly XmlElement[],
  resolveGraphic: ResolveGraphic,
): string => {
  const kinds = abstractKinds(abstracts)
  for (const href of abstracts.filter((each) => kinds.get(each) === 'graphical').flatMap(graphicHrefs)) {
    const url = resolveGraphic(href)?.url ?? ''
    if (url !== '') return url
  }
  return ''
}
