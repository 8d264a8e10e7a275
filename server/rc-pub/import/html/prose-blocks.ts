import { doiUrl, kindAndSize } from '@xuekan/core/content'
import {
  attribute,
  childElements,
  childNamed,
  childrenNamed,
  isElement,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { findDoi } from '../meta/identifiers.ts'
import { plainText } from '../text/plain-text.ts'
import { labelOf, writeCaption } from './caption.ts'
import { languageOf } from './language-of.ts'
import { followable } from './followable.ts'
import { writePermissions } from './permissions.ts'
import { writeDescriptions } from './picture-descriptions.ts'
import { withoutLoneParagraph, type BlockWriter, type Rendering, type ResolveGraphic } from './rendering.ts'
import { titleOf, writeHeading } from './sections.ts'
import { escapeMarkup, tag, textOfHtml, withLead } from './write-html.ts'

const without = (element: XmlElement, ...names: readonly string[]) =>
  element.children.filter((node) => !isElement(node) || !names.includes(node.name))

const attribution = (element: XmlElement, rendering: Rendering): string =>
  childrenNamed(element, 'attrib')
    .map((each) => tag('footer', {}, rendering.inline(each.children).trim()))
    .join('')

/** The lines of an address, on one. */
export const writeAddress: BlockWriter = (element, rendering) => {
  const lines = childElements(element)
    .map((line) => rendering.inline([line]).trim())
    .filter((line) => line !== '')
  return lines.length === 0 ? '' : tag('p', {}, lines.join(', '))
}

export const writeQuote: BlockWriter = (element, rendering, level) =>
  tag(
    'blockquote',
    { id: rendering.idOf(element), ...languageOf(element, rendering) },
    writeContent({ ...element, children: without(element, 'attrib') }, rendering, level) +
      attribution(element, rendering) +
      writePermissions(element, rendering),
  )

/** A box beside the text. Its title is a heading of the outline. */
export const writeBox: BlockWriter = (element, rendering, level) => {
  const id = rendering.idOf(element)
  const caption = childNamed(element, 'caption')
  const captioned = caption === undefined ? '' : titleOf(caption, rendering)
  const title =
    caption === undefined
      ? titleOf(element, rendering)
      : [escapeMarkup(labelOf(element)), captioned].filter(Boolean).join(' ')
  const heading = writeHeading(title, id, level)
  // sections of a box without a heading keep its level, so that none is skipped
  const inner = heading === '' ? level : level + 1
  const intro = caption === undefined ? '' : rendering.blocks(without(caption, 'title'), inner)
  const content =
    intro +
    rendering.blocks(without(element, 'title', 'label', 'caption', 'object-id'), inner) +
    writePermissions(element, rendering)
  return tag('aside', { class: 'box', id, ...languageOf(element, rendering) }, heading + content)
}

/** A theorem, lemma or proof: its label runs into the text. */
export const writeStatement: BlockWriter = (element, rendering, level) => {
  const lead = titleOf(element, rendering)
  const content =
    rendering.blocks(without(element, 'label', 'title'), level) + writePermissions(element, rendering)
  const named = lead === '' ? '' : `${tag('b', { class: 'label' }, lead)} `
  return tag('div', { class: 'statement', id: rendering.idOf(element) }, withLead(named, content))
}

/** Several blocks as one, where a reference leads to them. */
const anchored = (element: XmlElement, rendering: Rendering, html: string): string => {
  const id = rendering.idOf(element)
  return id === '' ? html : tag('div', { id }, html)
}

/** Lines as they were broken. */
export const writeVerse: BlockWriter = (element, rendering) => {
  const title = titleOf(element, rendering)
  const verses: string[] = []
  let lines: string[] = []
  const endLines = (): void => {
    if (lines.length > 0)
      verses.push(tag('p', { class: 'verse', ...languageOf(element, rendering) }, lines.join('<br>')))
    lines = []
  }
  for (const child of childrenNamed(element, 'verse-line', 'verse-group')) {
    if (child.name === 'verse-line') {
      lines.push(rendering.inline(child.children).trim())
      continue
    }
    endLines()
    verses.push(writeVerse(child, rendering, 0))
  }
  endLines()
  const subtitles = childrenNamed(element, 'subtitle').map((each) =>
    tag('p', {}, rendering.inline(each.children).trim()),
  )
  const credits = childrenNamed(element, 'attrib').map((each) => writeLine(each, rendering, 0))
  const lead = title === '' ? '' : tag('p', {}, tag('b', {}, title))
  const content = [lead, ...subtitles, ...verses, ...credits, writePermissions(element, rendering)]
  return anchored(element, rendering, content.join(''))
}

export const writeSpeech: BlockWriter = (element, rendering, level) => {
  const speaker = plainText(childNamed(element, 'speaker'))
  const content = rendering.blocks(without(element, 'speaker'), level) + writePermissions(element, rendering)
  const spoken = speaker === '' ? content : withLead(`${tag('b', {}, escapeMarkup(speaker))} `, content)
  return anchored(element, rendering, spoken)
}

/** Where a file is that stands elsewhere on the web, or in this copy; null where it is nowhere. */
function fileOf(element: XmlElement, rendering: Rendering): ReturnType<ResolveGraphic> {
  const href = attribute(element, 'xlink:href')
  if (href === '') return null
  const elsewhere = followable(href)
  return elsewhere === '' ? rendering.resolveGraphic(href) : { url: elsewhere }
}

/** Plays a film or a sound of this copy in its place; '' for other files. */
function writePlayer(file: NonNullable<ReturnType<ResolveGraphic>>, name: string): string {
  const [, kind] = /^(audio|video)\//.exec(file.mediaType ?? '') ?? []
  const attributes = { src: file.url, controls: null, preload: 'metadata', 'aria-label': name }
  return kind === undefined ? '' : tag(kind, attributes, '')
}

/** Parts of an additional file that are written elsewhere in it, or say nothing to a reader. */
const ownParts = new Set([
  'label',
  'caption',
  'media',
  'graphic',
  'inline-supplementary-material',
  'alternatives',
  'permissions',
  'object-id',
  'alt-text',
  'long-desc',
])

/** A file by its name, with its kind and size where this copy has it, and a player under it where it plays. */
function writeFile(file: NonNullable<ReturnType<ResolveGraphic>>, name: string, caption: string): string {
  const link = tag('a', { href: file.url, rel: 'noopener' }, escapeMarkup(name || file.url))
  const sizeHtml = file.size === undefined ? '' : ` ${tag('small', {}, kindAndSize(name, file.size))}`
  return tag('p', {}, link + sizeHtml) + writePlayer(file, caption === '' ? name : caption)
}

/** Of the forms of one file that which this copy or the web has, with its name; null where none names a file. */
function formOf(
  forms: readonly XmlElement[],
  rendering: Rendering,
): { readonly file: ReturnType<ResolveGraphic>; readonly name: string } | null {
  const named = forms.filter((form) => attribute(form, 'xlink:href') !== '')
  const form = named.find((each) => fileOf(each, rendering) !== null) ?? named[0]
  if (form === undefined) return null
  return { file: fileOf(form, rendering), name: attribute(form, 'xlink:href').replace(/^.*\//, '') }
}

/** The DOI of an additional file, as an identifier or as its address; '' without one. */
const doiOfFile = (element: XmlElement): string =>
  [
    ...childrenNamed(element, 'object-id')
      .filter((id) => attribute(id, 'pub-id-type') === 'doi')
      .map((id) => findDoi(plainText(id))),
    ...[element, ...childrenNamed(element, 'media')]
      .map((each) => attribute(each, 'xlink:href'))
      .map((href) => (/^(?:info:)?doi[:/]/i.test(href) ? findDoi(href) : '')),
  ].find((doi) => doi !== '') ?? ''

/** A link to a file by its DOI, unless its words have that. */
const linkByDoi = (element: XmlElement, written: string): string => {
  const doi = doiOfFile(element)
  return doi === '' || textOfHtml(written).toLowerCase().includes(doi.toLowerCase())
    ? ''
    : tag('p', {}, tag('a', { href: doiUrl(doi), rel: 'noopener' }, `https://doi.org/${escapeMarkup(doi)}`))
}

/** Additional files: label and caption, linked where this copy or the web has the file, else named as what they are. */
export const writeSupplement: BlockWriter = (element, rendering, level) => {
  const files = [
    [element],
    ...childrenNamed(element, 'media', 'inline-supplementary-material', 'graphic').map((file) => [file]),
    ...childrenNamed(element, 'alternatives').map(childElements),
  ].flatMap((forms) => formOf(forms, rendering) ?? [])
  const found = files.filter(
    ({ file }, at) => file !== null && files.findIndex((each) => each.file?.url === file.url) === at,
  )
  const inner = childrenNamed(element, 'media', 'graphic')
    .map((file) => writeCaption(file, rendering, level))
    .filter((caption) => textOfHtml(caption) !== '')
  const own = writeCaption(element, rendering, level)
  const caption = [own, ...inner.filter((each) => textOfHtml(each) !== textOfHtml(own))].join('')
  const others = rendering.blocks(
    childElements(element).filter((child) => !ownParts.has(child.name)),
    level,
  )
  const absent = files.filter(({ file }) => file === null).map(({ name }) => tag('p', {}, escapeMarkup(name)))
  const unnamed = caption + others === '' || found.length > 0 ? absent.join('') : ''
  const content =
    caption +
    others +
    found
      .map(({ file, name }) => (file === null ? '' : writeFile(file, name, textOfHtml(caption))))
      .join('') +
    unnamed +
    (found.length > 0 ? '' : linkByDoi(element, caption + others)) +
    writeDescriptions(element, rendering) +
    writePermissions(element, rendering)
  return content === '' ? '' : tag('div', { class: 'supplement', id: rendering.idOf(element) }, content)
}

/** A question, an answer, a signature and other groups: their content as it comes. */
export const writeContent: BlockWriter = (element, rendering, level) => {
  const title = titleOf(element, rendering)
  const content = rendering.blocks(without(element, 'label', 'title'), level)
  // a number or a letter runs into the text
  if (childNamed(element, 'title') === undefined && title !== '' && content !== '')
    return withLead(`${tag('b', {}, title)} `, content)
  return (title === '' ? '' : tag('p', {}, tag('b', {}, title))) + content
}

/** Attribution and signature lines. */
export const writeLine: BlockWriter = (element, rendering) => {
  const inner = withoutLoneParagraph(rendering.inline(element.children)).trim()
  return inner === '' ? '' : tag('p', { class: 'attrib' }, inner)
}
