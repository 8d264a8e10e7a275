import { childElements, childNamed, childrenNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'
import type { ReferenceRecord } from '../../store/article-record.ts'
import type { LanguageVersions } from '../meta/language-versions.ts'
import { displayObjects, writeBackMatter } from './back-matter.ts'
import { mergeIntoText } from './merge-into-text.ts'
import { listOwners } from './list-owners.ts'
import { createRendering, type OpenRendering } from './create-rendering.ts'
import { finishHtml } from './finish-html.ts'
import { writeContained, writePeerReview } from './peer-review.ts'
import { readReferences, writeReferences } from './references.ts'
import type { ResolveGraphic } from './rendering.ts'
import { hasWords } from './messages.ts'
import { writeSummaries, type SummarySource } from './summaries.ts'
import { writeTableContent } from './table.ts'

export interface ArticleSource extends SummarySource {
  /** `article` or `sub-article`. */
  readonly element: XmlElement
  /** The article and its translations. */
  readonly fronts: LanguageVersions
  /** The lists of the original, for a translation that brings none of its own. */
  readonly referenceLists: readonly XmlElement[]
  /** The letters of its review and the articles that stand in it, of the original where a translation brings none. */
  readonly letters: readonly XmlElement[]
  /** Institutions and columns as lists show them, in any language. */
  readonly listed: ReadonlySet<string>
  readonly doi: string
  readonly resolveGraphic: ResolveGraphic
}

/** Parts of a text in which lists of references stand. */
const listed = ['body', 'sec', 'ack', 'app', 'app-group', 'notes', 'glossary', 'bio', 'boxed-text']

const listsWithin = (element: XmlElement): readonly XmlElement[] =>
  childElements(element).flatMap((child) =>
    child.name === 'ref-list' ? [child] : listed.includes(child.name) ? listsWithin(child) : [],
  )

/** The reference lists of an article: those of its back, then those of parts of its text. */
export const referenceListsOf = (element: XmlElement): readonly XmlElement[] => {
  const parts = childrenNamed(element, 'back', 'body')
  const direct = parts.flatMap((part) => childrenNamed(part, 'ref-list'))
  return [...direct, ...parts.flatMap(listsWithin).filter((list) => !direct.includes(list))]
}

const open = (source: ArticleSource): OpenRendering => {
  const sections = [
    ...childElements(source.element).filter((child) =>
      ['body', 'back', 'floats-group', 'front'].includes(child.name),
    ),
    ...source.letters,
  ]
  const notes = elementsAt(source.meta, 'author-notes')
  const floats = [...childrenNamed(source.element, 'floats-group'), ...displayObjects(source.element)]
  return createRendering({ ...source, roots: [...sections, ...source.referenceLists, ...notes], floats })
}

/** One text of an article with its references. */
export interface ArticleHtml {
  /**
   * Body and back matter as one piece of HTML (not yet sanitised): summaries, sections, figures that nothing mentions,
   * statements, footnotes, references. '' for an article without any of these. To be called once.
   */
  readonly write: () => string
  /** The references as the record keeps them, with the ids that they have in the HTML. */
  readonly references: () => readonly ReferenceRecord[]
}

export const openArticle = (source: ArticleSource): ArticleHtml => {
  const rendering = open(source)
  return {
    write: () => writeArticle(source, rendering),
    references: () => readReferences(source.referenceLists, rendering).map((each) => each.record),
  }
}

const writeArticle = (source: ArticleSource, rendering: OpenRendering): string => {
  const body = childNamed(source.element, 'body')
  const ownText = body === undefined ? '' : rendering.flow(body.children, 2)
  const summaries = ownText === '' ? '' : writeSummaries(source, rendering)
  const contained = writeContained(source.letters, rendering)
  const floats = rendering.blocks(rendering.remainingFloats(), 3)
  const { text, sections } = mergeIntoText(ownText, writeBackMatter(source, rendering))
  const back = sections.join('')
  const borrowed = source.referenceLists[0] !== referenceListsOf(source.element)[0]
  const references = writeReferences(
    source.referenceLists,
    rendering,
    borrowed && hasWords(source.tag),
    listOwners(source.element),
  )
  const review = ownText === '' ? '' : writePeerReview(source.letters, rendering)
  return finishHtml(summaries + text + contained + floats + back + references + review)
}

/** What the record of a figure or a table takes from the article's text. */
export interface FloatHtml {
  readonly idOf: (element: XmlElement) => string
  /** A table without label and caption, not yet sanitised. */
  readonly writeTable: (element: XmlElement) => string
}

/** The same ids as in the text; links that lead out of the table keep their text alone. */
export const openFloats = (source: ArticleSource): FloatHtml => {
  const rendering = open(source)
  return {
    idOf: rendering.idOf,
    writeTable: (element) => finishHtml(writeTableContent(element, rendering, 3)),
  }
}
