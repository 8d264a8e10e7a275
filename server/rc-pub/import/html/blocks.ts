import { baseOf, declaredLanguage } from '../text/tags.ts'
import { childElements, childNamed, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'
import { writeFigure, writeFigureGroup, writeLoneGraphic } from './figure.ts'
import { notesIn, writeGroupOfNotes } from './footnotes.ts'
import { writeDisplayFormula, writeFormulaGroup } from './formula.ts'
import { writeGraphic } from './graphic.ts'
import { writeIndex } from './index-block.ts'
import { inlineNames } from './inline.ts'
import { languageOf } from './language-of.ts'
import { writeDefinitionList, writeList } from './lists.ts'
import {
  writeAddress,
  writeBox,
  writeContent,
  writeLine,
  writeQuote,
  writeSpeech,
  writeStatement,
  writeSupplement,
  writeVerse,
} from './prose-blocks.ts'
import { withoutLoneParagraph, type BlockWriter, type Rendering } from './rendering.ts'
import { titleOf, writeHeading, writeSection } from './sections.ts'
import { writeVerbatim } from './verbatim.ts'
import { writeLoneTable, writeTableWrap } from './table.ts'
import { writeNomenclature, writeTreatment, writeTreatmentMeta } from './treatments.ts'
import { tag, textOfHtml } from './write-html.ts'

const nothing: BlockWriter = () => ''

const writeParagraph: BlockWriter = (element, rendering, level) => {
  const html = rendering.blocks(element.children, level)
  const own = languageOf(element, rendering)
  const id = rendering.idOf(element)
  if (own.lang !== undefined && html !== '') {
    const inner = withoutLoneParagraph(html)
    return tag(inner === html ? 'div' : 'p', { id, ...own }, inner)
  }
  return id === '' ? html : html.replace(/^<p>/, () => `<p id="${id}">`)
}

/** Of several forms of one thing: the table, the formula, the picture that this copy has, or its words. */
const writeAlternatives: BlockWriter = (element, rendering, level) => {
  if (childNamed(element, 'table') !== undefined)
    return rendering.blocks(
      element.children.filter((node) => isElement(node) && node.name === 'table'),
      level,
    )
  if (childNamed(element, 'mml:math', 'tex-math') !== undefined)
    return writeDisplayFormula(element, rendering, level)
  const words = childElements(element).filter(({ name }) => name === 'textual-form')
  return words.length > 0 && writeGraphic(element, rendering, '') === ''
    ? rendering.blocks(words, level)
    : writeLoneGraphic(element, rendering, level)
}

/** Of several forms of one block that in the language of the text, else the first that is here. */
const writeOneOf: BlockWriter = (element, rendering, level) => {
  const forms = childElements(element)
  const isOwn = (form: XmlElement) =>
    baseOf(declaredLanguage(form) ?? rendering.tag) === baseOf(rendering.tag)
  const written = [...forms.filter(isOwn), ...forms.filter((form) => !isOwn(form))].map(
    (form) => () => rendering.blocks([form], level),
  )
  let first = ''
  for (const write of written) {
    const html = write()
    if (html !== '' && !/class="fig-missing"/.test(html)) return html
    first ||= html
  }
  return first
}

const writeNoteGroup: BlockWriter = (element, rendering, level) => {
  const written = writeGroupOfNotes(element, rendering, level)
  const notes = notesIn(element).some(rendering.isPointedAt)
    ? tag('div', { class: 'footnotes' }, written)
    : written
  const heading = writeHeading(titleOf(element, rendering), rendering.idOf(element), level)
  return notes === '' ? '' : heading + notes
}

/** `code` in a line of text is inline, by itself or over several lines a block. */
const isBlockCode = (element: XmlElement): boolean => /\n/.test(plainTextWithBreaks(element))

const plainTextWithBreaks = (element: XmlElement): string =>
  element.children
    .map((node) => (isElement(node) ? plainTextWithBreaks(node) : node))
    .join('')
    .trim()

const writers: Readonly<Record<string, BlockWriter>> = {
  p: writeParagraph,
  sec: writeSection,
  list: writeList,
  'def-list': writeDefinitionList,
  'disp-quote': writeQuote,
  'boxed-text': writeBox,
  fig: writeFigure,
  'fig-group': writeFigureGroup,
  'table-wrap': writeTableWrap,
  'table-wrap-group': writeFigureGroup,
  table: writeLoneTable,
  array: writeLoneTable,
  'disp-formula': writeDisplayFormula,
  'disp-formula-group': writeFormulaGroup,
  alternatives: writeAlternatives,
  graphic: writeLoneGraphic,
  'chem-struct-wrap': writeFigure,
  code: writeVerbatim,
  preformat: writeVerbatim,
  'verse-group': writeVerse,
  speech: writeSpeech,
  statement: writeStatement,
  'supplementary-material': writeSupplement,
  media: writeSupplement,
  'fn-group': writeNoteGroup,
  attrib: writeLine,
  address: writeAddress,
  'sig-block': writeContent,
  sig: writeLine,
  question: writeContent,
  'question-wrap': writeContent,
  answer: writeContent,
  explanation: writeContent,
  caption: writeContent,
  def: writeContent,
  glossary: writeSection,
  app: writeSection,
  ack: writeSection,
  notes: writeSection,
  bio: writeContent,
  index: writeIndex,
  'tp:taxon-treatment': writeTreatment,
  'tp:treatment-meta': writeTreatmentMeta,
  'tp:nomenclature': writeNomenclature,
  'tp:treatment-sec': writeSection,
  'block-alternatives': writeOneOf,
  toc: writeIndex,
  title: nothing,
  label: nothing,
  'sec-meta': nothing,
  'object-id': nothing,
  permissions: nothing,
  'ref-list': nothing,
  'alt-text': nothing,
  'long-desc': nothing,
  'kwd-group': nothing,
}

const isBlock = (node: XmlNode, among: readonly XmlNode[]): node is XmlElement => {
  if (!isElement(node)) return false
  if (node.name === 'code') return isBlockCode(node) || among.length === 1
  if (
    node.name === 'alternatives' &&
    childNamed(node, 'mml:math', 'tex-math', 'inline-graphic') !== undefined
  )
    return false
  if (node.name === 'related-article' || node.name === 'related-object') return false
  return node.name in writers || (!inlineNames.has(node.name) && containsBlock(node))
}

const containsBlock = (element: XmlElement): boolean =>
  element.children.some(
    (node) =>
      isElement(node) &&
      (['p', 'sec', 'list', 'fig', 'table-wrap', 'disp-formula', 'disp-quote'].includes(node.name) ||
        containsBlock(node)),
  )

/** Marks that close a displayed formula stand inside a paragraph in the file, and alone on a page. */
const isLeftover = (html: string): boolean =>
  /^[\s.,;:，。；：]*$/.test(textOfHtml(html)) && !/<(img|math|code)/.test(html)

const writeRun = (nodes: readonly XmlNode[], rendering: Rendering, alone: boolean): string => {
  const html = rendering
    .inline(nodes)
    .trim()
    .replace(/^(?:<br>\s*)+|(?:\s*<br>)+$/g, '')
  if (html === '' || (!alone && isLeftover(html))) return ''
  return tag('p', {}, html)
}

/**
 * Blocks as they are, and each run of text between them as a paragraph: HTML has no figures, lists or formulae
 * inside its paragraphs.
 */
export const writeBlocks = (nodes: readonly XmlNode[], rendering: Rendering, level: number): string => {
  const shown = nodes.filter((node) => isElement(node) || /\S/.test(node))
  const written: string[] = []
  let run: XmlNode[] = []
  const alone = !shown.some((node) => isBlock(node, shown))
  const endRun = () => {
    if (run.length > 0) written.push(writeRun(run, rendering, alone))
    run = []
  }
  for (const node of nodes) {
    if (!isBlock(node, shown)) {
      run.push(node)
      continue
    }
    endRun()
    written.push((writers[node.name] ?? writeContent)(node, rendering, level))
  }
  endRun()
  return written.join('')
}
