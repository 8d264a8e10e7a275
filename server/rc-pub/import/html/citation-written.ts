import { isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'
import { squeeze } from '../text/plain-text.ts'
import { isHan } from '../text/tags.ts'
import { isWrittenOut, nameElements, nameList } from './citation-names.ts'
import type { Rendering } from './rendering.ts'
import { escapeMarkup, tag } from './write-html.ts'

/** Identifiers leave the flow of the text and come back as links at its end; so do words of programs. */
const silent = new Set(['pub-id', 'object-id', 'label', 'index-term'])

const isBlank = (node: XmlNode | undefined): boolean =>
  node !== undefined && !isElement(node) && !/\S/.test(node)

/** Fields that touch in the file without a sign between them. */
const joint = (before: XmlElement, after: XmlElement): string => {
  if (before.name === 'fpage' && after.name === 'lpage') return '–'
  if (nameElements.has(before.name) && nameElements.has(after.name)) return ', '
  return ' '
}

const previousElement = (nodes: readonly XmlNode[], index: number): XmlElement | null => {
  for (let at = index - 1; at >= 0; at -= 1) {
    const node = nodes[at]
    if (node === undefined || !(isElement(node) || isBlank(node))) return null
    if (isElement(node)) return silent.has(node.name) ? null : node
  }
  return null
}

const writeNodes = (nodes: readonly XmlNode[], rendering: Rendering): string =>
  nodes
    .map((node, index) => {
      if (!isElement(node)) return escapeMarkup(squeeze(node))
      if (silent.has(node.name)) return ''
      const before = previousElement(nodes, index)
      return (before === null ? '' : joint(before, node)) + writePart(node, rendering)
    })
    .join('')

const writePart = (element: XmlElement, rendering: Rendering): string => {
  switch (element.name) {
    case 'person-group': {
      const people = element.children.filter(isElement)
      return isWrittenOut(element.children)
        ? writeNodes(element.children, rendering)
        : escapeMarkup(nameList(people, 'et al.'))
    }
    case 'name':
    case 'name-alternatives':
      return escapeMarkup(nameList([element], 'et al.'))
    case 'string-name':
      return writeNodes(element.children, rendering)
    case 'etal':
      return element.children.length === 0 ? 'et al.' : rendering.inline(element.children)
    case 'source': {
      const source = rendering
        .inline(element.children)
        .replace(/<\/?i>/g, '')
        .trim()
      return source === '' || isHan(source) ? source : tag('i', {}, source)
    }
    case 'italic':
    case 'bold':
      return rendering.inline([element])
    case 'ext-link':
    case 'uri':
    case 'email':
      return rendering.inline([element])
    default:
      return rendering.inline(element.children).trim()
  }
}

/** What is left of `doi:` and `PMID:` when the identifier behind it has gone. */
const orphans =
  /[\s,;]*\b(?:doi|pmid|pmcid|pubmed)\s*:?\s*(?=$|[.,;]|<\/)|[\s,;.]*https?:\/\/(?:dx\.)?doi\.org\/?\s*(?=$|[.,;]$)/gi

const decoded = (href: string): string => {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

/** The work's own DOI, linked or in plain text: it comes back as the link at the end. */
const withoutDoi = (html: string, doi: string): string => {
  if (doi === '') return html
  const own = escapeMarkup(doi).toLowerCase()
  const linked = html.replace(/<a href="([^"]*)"[^>]*>[^<]*<\/a>/g, (link, href: string) =>
    /doi\.org/i.test(href) && decoded(href).toLowerCase().includes(own) ? '' : link,
  )
  const at = linked.toLowerCase().indexOf(own)
  const alone = at >= 0 && /^[\s.,;)]*$/.test(linked.slice(at + own.length))
  return alone ? linked.slice(0, at).replace(/(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:?\s*)+$/i, '') : linked
}

/** A reference as its file words it, with its identifiers taken out. */
export const writeWrittenCitation = (citation: XmlElement, rendering: Rendering, doi: string): string =>
  withoutDoi(writeNodes(citation.children, rendering), doi)
    .replace(orphans, '')
    .replace(/[ \u00a0]+([,.;:)\]])/g, '$1')
    .replace(/([([]) +/g, '$1')
    .replace(/[([][)\]]/g, '')
    .replace(/([.,;])(?:\s*[.,;])*\s*\.(?=\s*$)/, '.')
    .replace(/[,;:]\s*$/, '.')
    .replace(/\bet al\.\./g, 'et al.')
    .replace(/([^.;:<>]{4,40}: )\1/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
