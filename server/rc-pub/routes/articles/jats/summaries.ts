import { uiLanguageOf, type ContentLanguage } from '@xuekan/core'
import { xmlElement, type Xml } from '@xuekan/core/content'
import { messagesFor } from '../../../import/html/messages.ts'
import { slotsOf } from './languages.ts'
import { inlineXml } from './text/inline.ts'
import { blocksXml, paragraphsXml } from './text/blocks.ts'
import { isElement, readHtml, textOf, type HtmlNode } from './text/html-tree.ts'
import type { TextContext } from './text/text-context.ts'
import { abstractsOf, type ExportedRecord } from './texts.ts'

/** Of what stands in the front, where nothing can be pointed at. */
export const frontContext: TextContext = {
  ids: new Map(),
  absolute: (address) => (/^(?:https?:\/\/|mailto:)/i.test(address) ? address : ''),
  blocks: (nodes) => blocksXml(nodes, frontContext),
  paragraphs: (nodes) => paragraphsXml(nodes, frontContext),
}

interface Summary {
  readonly title: readonly HtmlNode[]
  readonly content: readonly HtmlNode[]
}

/** The title that runs into a paragraph, and the rest of that. */
function leadOf(node: HtmlNode): Summary | null {
  if (!isElement(node) || node.name !== 'p') return null
  const [first, ...rest] = node.children
  if (first === undefined || !isElement(first) || first.name !== 'b') return null
  return { title: first.children, content: [{ ...node, children: rest }] }
}

const partedOf = (html: string): readonly Summary[] => {
  const parts: Summary[] = []
  for (const node of readHtml(html)) {
    const lead = leadOf(node)
    const last = parts.at(-1)
    if (lead !== null || last === undefined) parts.push(lead ?? { title: [], content: [node] })
    else parts[parts.length - 1] = { ...last, content: [...last.content, node] }
  }
  return parts
}

function summaryXml({ title, content }: Summary, tag: ContentLanguage, other: string): Xml {
  const type = textOf(title).trim() === messagesFor(tag).graphicalAbstract ? 'graphical' : other
  const heading = xmlElement('title', {}, inlineXml(title, frontContext).trim())
  const text = paragraphsXml(content, frontContext)
  return xmlElement('abstract', { 'abstract-type': type, 'xml:lang': tag }, text && heading + text)
}

/**
 * The summaries in languages without a text, each under its title as an abstract of another kind: of one without an
 * abstract none may be read as that.
 */
export function summariesXml(record: ExportedRecord): Xml {
  const tags = abstractsOf(record).map(({ tag }) => tag)
  return slotsOf(record)
    .map(({ slot, tag }) => {
      const own = uiLanguageOf(tag) === null ? slot : tag
      const other = tags.includes(own) ? 'summary' : 'highlights'
      return partedOf(record.about?.summaries?.[slot] ?? '')
        .map((part) => summaryXml(part, own, other))
        .join('')
    })
    .join('')
}
