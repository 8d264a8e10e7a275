import {
  attribute,
  childElements,
  childNamed,
  isElement,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts'
import { plainText, plainTextOf, squeeze } from '../text/plain-text.ts'
import { citationNames, isWrittenOut, nameList } from './citation-names.ts'
import { isEmptyReference } from './empty-references.ts'
import { writeInlineFormula } from './formula.ts'
import { writeGraphic } from './graphic.ts'
import { languageOf } from './language-of.ts'
import { followable } from './followable.ts'
import { writeEmail, writeEmptyXref, writeExternalLink, writeFileLink, writeXref } from './links.ts'
import { wholeAltTextIn } from './picture-descriptions.ts'
import { isNumberToCall, leadOfNumber } from './phone-numbers.ts'
import type { InlineWriter, Rendering } from './rendering.ts'
import { writeRuby } from './ruby.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

const wrap =
  (name: string, className = ''): InlineWriter =>
  (element, rendering) => {
    const inner = rendering.inline(element.children)
    const attributes = { class: className, id: rendering.idOf(element), ...languageOf(element, rendering) }
    return inner.trim() === '' ? inner : tag(name, attributes, inner)
  }

const writePhrase: InlineWriter = (element, rendering) => {
  // a place as numbers for a map
  if (/^geo-?json$/i.test(attribute(element, 'content-type'))) return ''
  const inner = rendering.inline(element.children)
  const language = languageOf(element, rendering)
  const href = followable(attribute(element, 'xlink:href'))
  if (textOfHtml(inner) === '') return inner
  if (href !== '' && !/<a /.test(inner)) return tag('a', { href, rel: 'noopener', ...language }, inner)
  return language.lang === undefined ? inner : tag('span', language, inner)
}

const nothing: InlineWriter = () => ''

/** A note mark is superscript by itself: no second level inside superscript. */
const writeSup: InlineWriter = (element, rendering) => {
  const inner = rendering.inline(element.children)
  return inner.trim() === '' ? inner : tag('sup', {}, inner.replace(/<\/?sup>/g, '').trim())
}

const writeSub: InlineWriter = (element, rendering) => {
  const inner = rendering.inline(element.children)
  return inner.trim() === '' ? inner : tag('sub', {}, inner.trim())
}

const writeFootnoteMark: InlineWriter = (element, rendering) => {
  const note = rendering.keepFootnote(element)
  const mark = tag(
    'a',
    { href: `#${note.id}`, id: rendering.markNote(note.id), class: 'ref-fn' },
    escapeMarkup(note.label),
  )
  return tag('sup', {}, mark)
}

/** Of several forms of the same thing: a formula, else the form with text, else a picture. */
const writeAlternatives: InlineWriter = (element, rendering) => {
  const forms = childElements(element)
  if (forms.some((form) => ['mml:math', 'tex-math'].includes(form.name)))
    return writeInlineFormula(element, rendering)
  const textual = forms.find((form) => !form.name.endsWith('graphic') && plainText(form) !== '')
  return textual === undefined ? writeGraphic(element, rendering, '') : rendering.inline([textual])
}

const writeAbbreviation: InlineWriter = (element, rendering) => {
  const meaning = plainText(childNamed(element, 'def'))
  const inner = rendering.inline(element.children.filter((node) => !isElement(node) || node.name !== 'def'))
  return meaning === '' ? inner : tag('abbr', { title: meaning }, inner)
}

/** A cited work that stands in the text itself, as the list of references has it. */
const writeCitation: InlineWriter = (element, rendering) => rendering.citation(element)

/** A person, or people as one list, unless the file writes them out. */
const writePeople: InlineWriter = (element, rendering) =>
  element.name === 'person-group' && isWrittenOut(element.children)
    ? rendering.inline(element.children)
    : escapeMarkup(nameList(element.name === 'person-group' ? childElements(element) : [element], 'et al.'))

/** A cited work, or several forms of one. */
const citedWorks = [...citationNames, 'citation-alternatives']

const writers: Readonly<Record<string, InlineWriter>> = {
  italic: wrap('i'),
  bold: wrap('b'),
  sub: writeSub,
  sup: writeSup,
  sc: wrap('span', 'sc'),
  monospace: wrap('code'),
  underline: wrap('u'),
  strike: wrap('s'),
  overline: wrap('span', 'overline'),
  code: wrap('code'),
  ruby: writeRuby,
  break: () => '<br>',
  xref: writeXref,
  fn: writeFootnoteMark,
  'ext-link': writeExternalLink,
  uri: writeExternalLink,
  'inline-supplementary-material': writeFileLink,
  'inline-media': writeFileLink,
  'related-article': writeExternalLink,
  'related-object': writeExternalLink,
  'self-uri': writeExternalLink,
  email: writeEmail,
  abbrev: writeAbbreviation,
  alternatives: writeAlternatives,
  'inline-formula': writeInlineFormula,
  'disp-formula': writeInlineFormula,
  'mml:math': writeInlineFormula,
  math: writeInlineFormula,
  'tex-math': writeInlineFormula,
  'inline-graphic': (element, rendering) => writeGraphic(element, rendering, wholeAltTextIn(element)),
  graphic: (element, rendering) => writeGraphic(element, rendering, wholeAltTextIn(element)),
  target: (element, rendering) =>
    tag('span', { id: rendering.idOf(element) }, rendering.inline(element.children)),
  'private-char': (element) => escapeMarkup(attribute(element, 'description')),
  ...Object.fromEntries(citedWorks.map((name) => [name, writeCitation])),
  name: writePeople,
  'person-group': writePeople,
  'index-term': nothing,
  'index-term-range-end': nothing,
  'milestone-start': nothing,
  'milestone-end': nothing,
  'object-id': nothing,
  'alt-text': nothing,
  'long-desc': nothing,
  permissions: nothing,
  hr: nothing,
}

/** Words that may be in another language. */
const phrases = new Set(['styled-content', 'named-content', 'foreign'])

/** Block elements that strayed into a line read as its words, set apart from their neighbours. */
const stray = new Set([
  'p',
  'title',
  'list',
  'list-item',
  'label',
  'caption',
  'disp-quote',
  'td',
  'tr',
  'sec',
])

const writeNode = (node: XmlNode, rendering: Rendering): string => {
  if (!isElement(node)) return escapeMarkup(squeeze(node))
  const writer = writers[node.name]
  if (writer !== undefined) return writer(node, rendering)
  if (phrases.has(node.name)) return writePhrase(node, rendering)
  const inner = rendering.inline(node.children)
  return stray.has(node.name) && textOfHtml(inner) !== '' ? ` ${inner.trim()} ` : inner
}

/** Spaces that pretty-printing put into a link, and between a bracket or a stop and the element beside it. */
const tidy = (html: string): string =>
  html
    .replace(/ ?(<a [^>]*>) +(?=[^<\s])/g, ' $1')
    .replace(/([^>\s]) +<\/a> ?/g, '$1</a> ')
    .replace(/([([（［]) +(?=<)/g, '$1')
    .replace(/(<\/\w+>) +(?=[,.)\]，。；）])/g, '$1')
    .replace(/ +(?=<sup>[[(（]?<a href="#r-)/g, '')
    .replace(
      /(?<=[\u3001-\u303f\uff01-\uff60]) (?=<)|(?<=<\/(?:a|i|b|sup)>) (?=[\u3001-\u303f\uff01-\uff60])/g,
      '',
    )

const areCitations = (...nodes: readonly (XmlNode | undefined)[]): boolean =>
  nodes.every((node) => node !== undefined && isElement(node) && citedWorks.includes(node.name))

/** True of a note behind the reference to it: files give the mark and then the note, and one mark is enough. */
const isMarked = (node: XmlNode, before: XmlNode | undefined): node is XmlElement =>
  isElement(node) &&
  node.name === 'fn' &&
  before !== undefined &&
  isElement(before) &&
  before.name === 'xref' &&
  plainTextOf(before.children) !== '' &&
  attribute(before, 'rid').split(/\s+/).includes(attribute(node, 'id'))

/** Text with inline markup; an element without a writer of its own shows its content. */
export const writeInline = (nodes: readonly XmlNode[], rendering: Rendering): string =>
  tidy(
    nodes.reduce<string>((written, node, index) => {
      if (isEmptyReference(node)) return written + writeEmptyXref(nodes, index, written, rendering)
      const before = nodes[index - 1]
      const isEnded = before !== undefined && areCitations(before) && /\.(?:<\/\w+>)*$/.test(written)
      if (isMarked(node, before)) {
        rendering.keepFootnote(node)
        return written
      }
      const lead =
        isElement(node) && isNumberToCall(node)
          ? leadOfNumber(node, rendering.messages, written.replace(/<[^>]*>/g, ''), nodes.slice(0, index))
          : ''
      const html = lead + writeNode(node, rendering)
      return written + (areCitations(before, node) ? ' ' : '') + (isEnded ? html.replace(/^\s*\./, '') : html)
    }, ''),
  )

/** True for elements that stand in a line; `block` names all others. */
export const inlineNames: ReadonlySet<string> = new Set(Object.keys(writers))
