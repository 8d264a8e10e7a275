import { xmlElement, xmlText, type Xml, type XmlAttributes } from '@xuekan/core/content'
import { figureXml, tableWrapXml } from './floats.ts'
import {
  classOf,
  isBlock,
  isElement,
  languageXml,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from './html-tree.ts'
import { graphicXml, inlineXml } from './inline.ts'
import { definitionsXml, listXml } from './lists.ts'
import { mathXml } from './math.ts'
import { idOf, type TextContext } from './text-context.ts'

const isHeading = (node: HtmlNode): node is HtmlElement => isElement(node) && /^h[2-6]$/.test(node.name)

const isBlank = (node: HtmlNode): boolean => !isElement(node) && !/\S/.test(node)

/** Each block alone, and what stands between two of them together; white space alone is nothing. */
function runsOf(nodes: readonly HtmlNode[]): readonly (readonly HtmlNode[])[] {
  const runs: HtmlNode[][] = [[]]
  for (const node of nodes) {
    if (isBlock(node)) runs.push([node], [])
    else runs.at(-1)?.push(node)
  }
  return runs.filter((run) => run.some((node) => !isBlank(node)))
}

const runXml = (run: readonly HtmlNode[], context: TextContext): Xml => {
  const [first] = run
  return first !== undefined && isBlock(first)
    ? blockXml(first, context)
    : xmlElement('p', {}, inlineXml(run, context).trim())
}

/** Runs of text between blocks as paragraphs, blocks as they come. */
export const blocksXml = (nodes: readonly HtmlNode[], context: TextContext): Xml =>
  runsOf(nodes)
    .map((run) => runXml(run, context))
    .join('')

/** The blocks of a form that JATS does not have stand in its place. */
const unwrapped = (node: HtmlNode): readonly HtmlNode[] =>
  isElement(node) && isWrapper(node) ? contentOf(node).flatMap(unwrapped) : [node]

/** Paragraphs alone: any other block stands in one, where a form takes nothing else. */
export const paragraphsXml = (nodes: readonly HtmlNode[], context: TextContext): Xml =>
  runsOf(nodes.flatMap(unwrapped))
    .map((run) => {
      const xml = runXml(run, context)
      return /^<p[ >]/.test(xml) ? xml : xmlElement('p', {}, xml)
    })
    .join('')

/** The first heading of a part and what stands below it. */
export function splitHeading(nodes: readonly HtmlNode[]): {
  readonly title: readonly HtmlNode[]
  readonly rest: readonly HtmlNode[]
} {
  const at = nodes.findIndex((node) => !isBlank(node))
  const first = nodes[at]
  return first !== undefined && isHeading(first)
    ? { title: first.children, rest: nodes.slice(at + 1) }
    : { title: [], rest: nodes }
}

const sectionXml = (attributes: XmlAttributes, nodes: readonly HtmlNode[], context: TextContext): Xml => {
  const { title, rest } = splitHeading(nodes)
  const heading = xmlElement('title', {}, inlineXml(title, context).trim())
  return xmlElement('sec', attributes, heading + partsXml(rest, context))
}

/**
 * What stands in a body or a section: blocks, then sections. A heading without a section begins one, and blocks behind a
 * section are one without a heading.
 */
export function partsXml(nodes: readonly HtmlNode[], context: TextContext): Xml {
  let xml = ''
  let hasSections = false
  let loose: HtmlNode[] = []
  const endLoose = (): void => {
    const isHeaded = loose.some(isHeading)
    if (isHeaded || hasSections) {
      const section = sectionXml({}, loose, context)
      hasSections ||= section !== ''
      xml += section
    } else xml += blocksXml(loose, context)
    loose = []
  }
  for (const node of nodes) {
    if (isElement(node) && node.name === 'section') {
      endLoose()
      const section = sectionXml({ id: idOf(node, context), ...languageXml(node) }, node.children, context)
      hasSections ||= section !== ''
      xml += section
    } else {
      if (isHeading(node)) endLoose()
      loose.push(node)
    }
  }
  endLoose()
  return xml
}

const verseXml = (verse: HtmlElement, context: TextContext): Xml => {
  const parts: HtmlNode[][] = [[]]
  for (const node of verse.children) {
    if (isElement(node) && node.name === 'br') parts.push([])
    else parts.at(-1)?.push(node)
  }
  const written = parts.map((part) => xmlElement('verse-line', {}, inlineXml(part, context).trim()))
  return xmlElement('verse-group', { id: idOf(verse, context), ...languageXml(verse) }, written.join(''))
}

function paragraphXml(element: HtmlElement, context: TextContext): Xml {
  if (classOf(element) === 'fig-missing') return ''
  if (classOf(element) === 'verse') return verseXml(element, context)
  // a paragraph that holds blocks is none
  if (element.children.some(isBlock)) return wrappedXml(element, context)
  const content = inlineXml(element.children, context).trim()
  return xmlElement('p', { id: idOf(element, context), ...languageXml(element) }, content)
}

/**
 * What stands in an element that JATS has no form for: each part says its language, the first block has its id. The
 * summary of what can be folded is a control.
 */
function contentOf({ attributes: { lang, id }, children }: HtmlElement): readonly HtmlNode[] {
  const shown = children.filter((node) => !isElement(node) || node.name !== 'summary')
  const first = id === undefined ? undefined : shown.find(isBlock)
  return shown.map((node) => {
    if (!isElement(node)) return lang === undefined ? node : inSpan(node, lang)
    return {
      ...node,
      attributes: {
        ...(lang === undefined ? {} : { lang }),
        ...(node === first && id !== undefined ? { id } : {}),
        ...node.attributes,
      },
    }
  })
}

const wrappedXml = (element: HtmlElement, context: TextContext): Xml => blocksXml(contentOf(element), context)

const inSpan = (text: string, lang: string): HtmlElement => ({
  name: 'span',
  attributes: { lang },
  children: [text],
})

/** True of what is no form of its own but holds blocks. */
const isWrapper = (element: HtmlElement): boolean =>
  element.name === 'section' ||
  element.name === 'details' ||
  (element.name === 'div' && !divForms.has(classOf(element))) ||
  (element.name === 'p' && element.children.some(isBlock))

const hasClass =
  (name: string) =>
  (node: HtmlNode): node is HtmlElement =>
    isElement(node) && classOf(node) === name

/** A formula on a line of its own, with its number. */
function formulaXml(element: HtmlElement, context: TextContext): Xml {
  const label = xmlElement(
    'label',
    {},
    inlineXml(element.children.filter(hasClass('formula-label')), context),
  )
  const content = element.children
    .filter((node) => !hasClass('formula-label')(node) && !hasClass('formula-missing')(node))
    .map((node) => {
      if (!isElement(node)) return xmlText(node)
      if (node.name === 'math') return mathXml(node, context)
      if (node.name === 'img') return graphicXml(node, context, 'graphic')
      return classOf(node) === 'tex'
        ? xmlElement('tex-math', {}, xmlText(textOf(node.children)))
        : inlineXml([node], context)
    })
    .join('')
  return content.trim() === ''
    ? ''
    : xmlElement('disp-formula', { id: idOf(element, context) }, label + content)
}

function formulaGroupXml(element: HtmlElement, context: TextContext): Xml {
  const label = xmlElement(
    'label',
    {},
    inlineXml(element.children.filter(hasClass('formula-label')), context),
  )
  const caption = xmlElement(
    'caption',
    {},
    paragraphsXml(
      element.children.filter((node) => isElement(node) && node.name === 'p'),
      context,
    ),
  )
  const content = element.children
    .filter(hasClass('formula'))
    .map((each) => formulaXml(each, context))
    .join('')
  return content === ''
    ? ''
    : xmlElement('disp-formula-group', { id: idOf(element, context) }, label + caption + content)
}

const statementXml = (element: HtmlElement, context: TextContext): Xml =>
  xmlElement('statement', { id: idOf(element, context) }, paragraphsXml(element.children, context))

function supplementXml(element: HtmlElement, context: TextContext): Xml {
  const words = element.children.filter((node) => !isElement(node) || !/^(?:audio|video)$/.test(node.name))
  const caption = xmlElement('caption', {}, paragraphsXml(words, context))
  return xmlElement('supplementary-material', { id: idOf(element, context) }, caption)
}

/** The forms that a `div` has by its class; any other is a wrapper. */
const divForms = new Map<string, (element: HtmlElement, context: TextContext) => Xml>([
  ['formula', formulaXml],
  ['formula-group', formulaGroupXml],
  ['statement', statementXml],
  ['supplement', supplementXml],
  ['table-scroll', tableWrapXml],
])

function boxXml(element: HtmlElement, context: TextContext): Xml {
  const { title, rest } = splitHeading(element.children)
  const heading = xmlElement('title', {}, inlineXml(title, context).trim())
  const content = xmlElement('caption', {}, heading) + partsXml(rest, context)
  return xmlElement('boxed-text', { id: idOf(element, context), ...languageXml(element) }, content)
}

function quoteXml(element: HtmlElement, context: TextContext): Xml {
  const footers = element.children.filter((node) => isElement(node) && node.name === 'footer')
  const credits = footers.map((node) =>
    xmlElement('attrib', {}, isElement(node) ? inlineXml(node.children, context).trim() : ''),
  )
  const quoted = element.children.filter((node) => !footers.includes(node))
  return xmlElement('disp-quote', languageXml(element), blocksXml(quoted, context) + credits.join(''))
}

/** One block of a text as JATS has it; '' for what holds nothing. */
function blockXml(element: HtmlElement, context: TextContext): Xml {
  switch (element.name) {
    case 'p':
      return paragraphXml(element, context)
    case 'div':
      return (divForms.get(classOf(element)) ?? wrappedXml)(element, context)
    case 'aside':
      return boxXml(element, context)
    case 'blockquote':
      return quoteXml(element, context)
    case 'pre':
      return xmlElement('preformat', { 'xml:space': 'preserve' }, xmlText(textOf(element.children)))
    case 'figure':
      return figureXml(element, context)
    case 'table':
      return tableWrapXml({ ...element, name: 'div', attributes: {}, children: [element] }, context)
    case 'ul':
    case 'ol':
      return listXml(element, context)
    case 'dl':
      return definitionsXml(element, context)
    case 'hr':
      return ''
    case 'section': // where none may stand its heading is a line of its own
    case 'details':
      return wrappedXml(element, context)
    default:
      return xmlElement('p', {}, xmlElement('bold', {}, inlineXml(element.children, context).trim()))
  }
}
