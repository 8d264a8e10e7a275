import { attribute, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { findDoi } from '../meta/identifiers.ts'
import { isEmptyReference, isInsideRange } from './empty-references.ts'
import { emailPattern, followable } from './followable.ts'
import { labelBehind } from './generated-texts.ts'
import { isNoteMark } from './note-marks.ts'
import type { InlineWriter, Rendering } from './rendering.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

const clinicalTrial = (id: string): string =>
  /^NCT\d+$/i.test(id) ? `https://clinicaltrials.gov/study/${id}` : ''

/** The page of a trial that is named by its number in a registry, by whatever type a file calls that. */
const trialByNumber = (id: string): string =>
  /^ISRCTN\d{8}$/i.test(id) ? `https://www.isrctn.com/${id}` : /^NCT\d{8}$/i.test(id) ? clinicalTrial(id) : ''

const pubMed = (id: string): string => {
  const number = /^(?:pmid:?\s*)?(\d+)$/i.exec(id)?.[1]
  return number === undefined ? '' : `https://pubmed.ncbi.nlm.nih.gov/${number}/`
}

const pubMedCentral = (id: string): string => {
  const number = /^(?:pmcid:?\s*)?(?:PMC)?(\d+)$/i.exec(id)?.[1]
  return number === undefined ? '' : `https://www.ncbi.nlm.nih.gov/pmc/articles/PMC${number}/`
}

/** The page of an entry whose number has this form; '' for anything else. */
const entryAt =
  (address: string, form: RegExp) =>
  (id: string): string =>
    form.test(id) ? address + encodeURIComponent(id) : ''

const uniProt = entryAt('https://www.uniprot.org/uniprotkb/', /^[A-Z]\w{5,9}$/i)

/** Addresses of the registers that a file may name by type alone. */
const registers: Readonly<Record<string, (id: string) => string>> = {
  doi: (id) => (findDoi(id) === '' ? '' : `https://doi.org/${findDoi(id)}`),
  pmid: pubMed,
  pubmed: pubMed,
  pmcid: pubMedCentral,
  pmc: pubMedCentral,
  orcid: (id) => `https://orcid.org/${encodeURIComponent(id)}`,
  gen: (id) => `https://www.ncbi.nlm.nih.gov/nuccore/${encodeURIComponent(id)}`,
  genpept: entryAt('https://www.ncbi.nlm.nih.gov/protein/', /^\w+(?:\.\d+)?$/),
  uniprot: uniProt,
  sprot: uniProt,
  pdb: entryAt('https://www.rcsb.org/structure/', /^\d[A-Z\d]{3}$/i),
  omim: entryAt('https://omim.org/entry/', /^\d{6}$/),
  geo: entryAt('https://www.ncbi.nlm.nih.gov/geo/query/acc.cgi?acc=', /^G(?:SE|SM|PL|DS)\d+$/i),
  arxiv: (id) => (/^[\w.-]+(?:\/\d+)?$/.test(id) ? `https://arxiv.org/abs/${id}` : ''),
  'clinical-trial-number': clinicalTrial,
  clintrialgov: clinicalTrial,
}

const destination = (element: XmlElement): string => {
  const href =
    attribute(element, 'xlink:href') || attribute(element, 'href') || attribute(element, 'document-id')
  const type = attribute(element, 'ext-link-type') || attribute(element, 'document-id-type')
  const text = plainText(element)
  const id = (href || text).trim()
  return (
    followable(href) || (registers[type.toLowerCase()]?.(id) ?? '') || trialByNumber(id) || followable(text)
  )
}

/** A link out of the article; its text alone where its address is of another kind. */
export const writeExternalLink: InlineWriter = (element, rendering) => {
  const href = destination(element)
  const inner = rendering.inline(element.children)
  if (href === '' || /<a /.test(inner)) return inner
  const isBraced = /^\{.*\}$/.test(inner.trim())
  return tag('a', { href, rel: 'noopener' }, inner.trim() === '' || isBraced ? escapeMarkup(href) : inner)
}

/** A file in a line of text, linked where this copy or the web has it; one without words is called by its name. */
export const writeFileLink: InlineWriter = (element, rendering) => {
  const href = attribute(element, 'xlink:href')
  const children = plainText(element) === '' ? [href.replace(/^.*\//, '')] : element.children
  const elsewhere = destination(element)
  const own = href === '' || elsewhere !== '' ? undefined : rendering.resolveGraphic(href)?.url
  const inner = rendering.inline(children)
  const target = own ?? elsewhere
  const id = rendering.idOf(element)
  if (target === '' || /<a /.test(inner)) return id === '' ? inner : tag('span', { id }, inner)
  return tag('a', { href: target, id, rel: 'noopener' }, inner)
}

export const writeEmail: InlineWriter = (element) => {
  const href = attribute(element, 'xlink:href').replace(/^mailto:/i, '')
  const text = plainText(element) || href
  const address = [text, href].find((each) => emailPattern.test(each))
  return address === undefined
    ? escapeMarkup(text)
    : tag('a', { href: `mailto:${address}` }, escapeMarkup(text))
}

const kinds: Readonly<Record<string, string>> = {
  bibr: 'ref-bibr',
  fig: 'ref-fig',
  table: 'ref-table',
  'disp-formula': 'ref-formula',
  fn: 'ref-fn',
  'table-fn': 'ref-fn',
}

const targetOf = (element: XmlElement, rendering: Rendering): string => {
  const ids = attribute(element, 'rid').split(/\s+/)
  return ids.map(rendering.target).find((id) => id !== '') ?? ''
}

const linkTo = (target: string, kind: string, inner: string, rendering: Rendering): string => {
  if (kind !== 'ref-fn') return tag('a', { href: `#${target}`, class: kind }, inner)
  const link = (text: string) =>
    tag('a', { href: `#${target}`, id: rendering.markNote(target), class: kind }, text)
  return isNoteMark(textOfHtml(inner)) ? tag('sup', {}, link(inner.replace(/<\/?sup>/g, ''))) : link(inner)
}

const kindOf = (xref: XmlElement): string => kinds[attribute(xref, 'ref-type')] ?? ''

/** A reference inside the article. One to something that is not in it keeps its text. */
export const writeXref: InlineWriter = (element, rendering) => {
  const inner = rendering.inline(element.children)
  if (textOfHtml(inner) === '' && !/<(img|math)/.test(inner)) return ''
  const target = targetOf(element, rendering)
  const isMark = kindOf(element) === 'ref-fn' && isNoteMark(textOfHtml(inner))
  if (target === '' && isMark) return tag('sup', {}, inner.replace(/<\/?sup>/g, ''))
  return target === '' || /<a /.test(inner) ? inner : linkTo(target, kindOf(element), inner, rendering)
}

/**
 * The reference without a text at this place: a link for each thing that it points at, by the label of that, behind
 * what is written before it. '' where a range around it stands for it, and where nothing can be said.
 */
export const writeEmptyXref = (
  nodes: readonly XmlNode[],
  index: number,
  before: string,
  rendering: Rendering,
): string => {
  const xref = nodes[index]
  if (xref === undefined || !isElement(xref) || isInsideRange(nodes, index)) return ''
  const kind = kindOf(xref)
  const texts = attribute(xref, 'rid')
    .split(/\s+/)
    .map((id) => ({ target: rendering.target(id), text: rendering.generatedText(id) }))
    .filter(({ target, text }) => target !== '' && text !== '')
  const written = textOfHtml(before)
  const links = texts.map(({ target, text }) =>
    linkTo(target, kind, escapeMarkup(labelBehind(text, written)), rendering),
  )
  const separator = kind === 'ref-bibr' && texts.some(({ text }) => /\p{L}{2}/u.test(text)) ? '; ' : ', '
  const previous = nodes[index - 1]
  const touches = links.length > 0 && previous !== undefined && isEmptyReference(previous)
  return (touches && before !== '' ? separator : '') + links.join(separator)
}
