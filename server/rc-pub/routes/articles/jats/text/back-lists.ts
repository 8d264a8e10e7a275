import { xmlElement, xmlLeaf, xmlText, type Xml } from '@xuekan/core/content'
import { paragraphsXml, splitHeading } from './blocks.ts'
import { isElement, languageXml, textOf, type HtmlElement, type HtmlNode } from './html-tree.ts'
import { inlineXml } from './inline.ts'
import { splitLabel } from './lists.ts'
import { idOf, type TextContext } from './text-context.ts'

/** Links of a reference that are identifiers of the cited work. */
const registers: readonly (readonly [type: string, address: RegExp])[] = [
  ['doi', /^https:\/\/doi\.org\/(10\..+)$/],
  ['pmid', /^https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/(\d+)\/$/],
  ['pmcid', /^https:\/\/www\.ncbi\.nlm\.nih\.gov\/pmc\/articles\/(PMC\d+)\/$/],
]

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The identifier that a link of a reference stands for, in words that say no more; '' for any other link. */
function identifierXml(node: HtmlNode): Xml {
  if (!isElement(node) || node.name !== 'a') return ''
  const text = textOf(node.children)
  const { href = '' } = node.attributes
  for (const [type, address] of registers) {
    const id = decoded(address.exec(href)?.[1] ?? '')
    if (id !== '' && (text === `https://doi.org/${id}` || /^(?:PubMed|PMC)$/.test(text)))
      return xmlLeaf('pub-id', id, { 'pub-id-type': type })
  }
  return ''
}

/** The works of a reference, each on a line. */
function worksIn(nodes: readonly HtmlNode[]): readonly (readonly HtmlNode[])[] {
  const works: HtmlNode[][] = [[]]
  for (const node of nodes) {
    if (isElement(node) && node.name === 'br') works.push([])
    else works.at(-1)?.push(node)
  }
  return works
}

/** One work of a reference; one in another language than the text stands in a span that says so. */
function citationXml(work: readonly HtmlNode[], context: TextContext): Xml {
  const [only, ...others] = work.filter((node) => isElement(node) || /\S/.test(node))
  const isSpan = only !== undefined && others.length === 0 && isElement(only) && only.name === 'span'
  const language = isSpan ? languageXml(only) : { 'xml:lang': '' }
  const nodes = isSpan && language['xml:lang'] !== '' ? only.children : work
  const content = nodes.map((node) => identifierXml(node) || inlineXml([node], context)).join('')
  return xmlElement('mixed-citation', language, content.trim())
}

function referenceXml(item: HtmlElement, place: number, counts: boolean, context: TextContext): Xml {
  const { label, rest } = splitLabel(item.children)
  const mark = counts ? xmlText(String(place)) : inlineXml(label, context)
  const citations = worksIn(rest).map((work) => citationXml(work, context))
  const written = citations.join('')
  return xmlElement(
    'ref',
    { id: idOf(item, context) },
    written === '' ? '' : xmlElement('label', {}, mark) + written,
  )
}

/** A list of references with its heading; parts of it that have one are lists within it. */
export function referencesXml(section: HtmlElement, context: TextContext): Xml {
  const { title, rest } = splitHeading(section.children)
  const lists: Xml[] = []
  let heading = inlineXml(title, context).trim()
  let content = ''
  const endList = (): void => {
    lists.push(xmlElement('ref-list', {}, content === '' ? '' : xmlElement('title', {}, heading) + content))
    content = ''
  }
  for (const node of rest.filter(isElement)) {
    if (/^h[2-6]$/.test(node.name)) {
      endList()
      heading = inlineXml(node.children, context).trim()
    } else if (node.name === 'ol' || node.name === 'ul') {
      const counts = node.name === 'ol' && node.attributes['class'] !== 'plain'
      const start = Number.parseInt(node.attributes['start'] ?? '1', 10) || 1
      content += node.children
        .filter(isElement)
        .map((item, at) => referenceXml(item, start + at, counts, context))
        .join('')
    } else content += paragraphsXml([node], context)
  }
  endList()
  return lists.join('')
}

function noteXml(note: HtmlElement, context: TextContext): Xml {
  const { label, rest } = splitLabel(note.children)
  const mark = xmlElement('label', {}, inlineXml(label, context))
  const content = paragraphsXml(rest, context)
  return content === '' ? '' : xmlElement('fn', { id: idOf(note, context) }, mark + content)
}

/** Notes that marks in the text point at, and those that stand among them, under their title. */
export function footnotesXml(section: HtmlElement, context: TextContext): Xml {
  const { title, rest } = splitHeading(section.children)
  const notes = rest
    .filter(isElement)
    .map((part) =>
      part.name === 'ul' || part.name === 'ol'
        ? part.children
            .filter(isElement)
            .map((note) => noteXml(note, context))
            .join('')
        : xmlElement('fn', {}, paragraphsXml([part], context)),
    )
    .join('')
  const heading = xmlElement('title', {}, inlineXml(title, context).trim())
  return notes === '' ? '' : xmlElement('fn-group', {}, heading + notes)
}
