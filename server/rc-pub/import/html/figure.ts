import {
  attribute,
  childElements,
  childNamed,
  childrenNamed,
  descendantsNamed,
  isElement,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { labelOf, writeCaption } from './caption.ts'
import { writeKeywordsOf } from './caption-keywords.ts'
import { graphicHrefs, writeGraphic } from './graphic.ts'
import type { BlockWriter, Rendering } from './rendering.ts'
import { writePermissions } from './permissions.ts'
import { altTextIn, writeDescriptions } from './picture-descriptions.ts'
import { writeSupplement } from './prose-blocks.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

/** Says plainly that a picture is not here, and where it can be seen. */
export const writeMissingImage = (rendering: Rendering): string => {
  const { messages, doi } = rendering
  const link =
    doi === ''
      ? ''
      : ` ${tag('a', { href: `https://doi.org/${doi}`, rel: 'noopener' }, escapeMarkup(messages.seeOriginal))}`
  return tag('p', { class: 'fig-missing' }, escapeMarkup(messages.missingImage) + link)
}

/** What a reader who does not see the picture is told: in its own words, or in those of its figure. */
const altOf = (figure: XmlElement, picture = figure): string => {
  const given = altTextIn(picture) || altTextIn(figure)
  if (given !== '') return given
  const title = childElements(figure).find((child) => child.name === 'caption')
  return [labelOf(figure), plainText(title === undefined ? undefined : childNamed(title, 'title'))]
    .filter(Boolean)
    .join(' ')
}

const pictureNames = ['graphic', 'alternatives', 'media', 'chem-struct', 'chem-struct-wrap']

/** Media of the figure that show a picture: those that hold one, and where nothing else does, those that are one. */
const picturesAmongMedia = (figure: XmlElement): ReadonlySet<XmlElement> => {
  const media = childrenNamed(figure, 'media')
  const others = childrenNamed(figure, ...pictureNames).filter((picture) => picture.name !== 'media')
  const isDrawn = others.some((picture) => graphicHrefs(picture).length > 0)
  return new Set(
    media.filter((each) =>
      isDrawn ? descendantsNamed(each, 'graphic').length > 0 : graphicHrefs(each).length > 0,
    ),
  )
}

/** Each picture of the figure in turn, once; of alternatives of one picture the first that this copy has. */
const writePictures = (figure: XmlElement, rendering: Rendering): string => {
  const shown = picturesAmongMedia(figure)
  const pictures = childrenNamed(figure, ...pictureNames)
    .filter((picture) => picture.name !== 'media' || shown.has(picture))
    .map((picture) => writeGraphic(picture, rendering, altOf(figure, picture)))
  return [...new Set(pictures)].join('')
}

/** Films and sounds of the figure, linked or played in their place; their words stand in its caption. */
const writeFilms = (figure: XmlElement, rendering: Rendering, level: number): string => {
  const pictures = picturesAmongMedia(figure)
  return childrenNamed(figure, 'media')
    .filter((media) => attribute(media, 'xlink:href') !== '' && !pictures.has(media))
    .map((media) => {
      const file = writeSupplement({ ...media, children: [] }, rendering, level)
      const id = rendering.idOf(media)
      return id === '' ? file : tag('div', { id }, file)
    })
    .join('')
}

/** A structure that is written in letters. */
const writeStructure = (picture: XmlElement, rendering: Rendering): string => {
  const words = picture.children.filter((node) => !isElement(node) || !ownParts.has(node.name))
  const html = picture.name === 'chem-struct' ? rendering.inline(words).trim() : ''
  return html === '' ? '' : tag('p', {}, html)
}

/** What single pictures of a figure say of themselves, without what the figure says too. */
const writeOwnWords = (figure: XmlElement, rendering: Rendering, level: number, said: string): string =>
  childrenNamed(figure, ...pictureNames)
    .flatMap((picture) => (picture.name === 'alternatives' ? childElements(picture) : [picture]))
    .map((picture) => {
      const caption = writeCaption(picture, rendering, level)
      const text = textOfHtml(caption)
      const inner = picture.name === 'chem-struct-wrap' ? writeOwnWords(picture, rendering, level, said) : ''
      return (
        (text === '' || textOfHtml(said).includes(text) ? '' : caption) +
        writeStructure(picture, rendering) +
        inner +
        writeCredits(picture, rendering)
      )
    })
    .join('')

/** Parts of a figure that are written elsewhere in it, or say nothing to a reader. */
const ownParts = new Set([
  'label',
  'caption',
  'graphic',
  'alternatives',
  'media',
  'chem-struct',
  'chem-struct-wrap',
  'attrib',
  'permissions',
  'object-id',
  'alt-text',
  'long-desc',
  'kwd-group',
])

/** Parts of a figure that are no picture and no caption: tables, code, formulae, lists and all else. */
const otherParts = (figure: XmlElement, rendering: Rendering, level: number): string => {
  const contents = childElements(figure).filter((child) => !ownParts.has(child.name))
  const alternatives = childrenNamed(figure, 'alternatives').filter(
    (each) => childNamed(each, 'table') !== undefined,
  )
  return rendering.blocks([...contents, ...alternatives], level)
}

/** Contents that stand in place of a picture; others, such as a note, stand beside one. */
const standingForPicture = [
  'table',
  'table-wrap',
  'array',
  'code',
  'preformat',
  'disp-formula',
  'disp-formula-group',
]

const needsPicture = (figure: XmlElement): boolean => {
  const contents = figure.children.filter((node) => !isElement(node) || node.name !== 'caption')
  return (
    graphicHrefs(figure).length > 0 &&
    descendantsNamed({ ...figure, children: contents }, ...standingForPicture).length === 0
  )
}

const writeCredits = (figure: XmlElement, rendering: Rendering): string =>
  childrenNamed(figure, 'attrib')
    .map((credit) => rendering.inline(credit.children).trim())
    .filter((credit) => credit !== '')
    .map((credit) => tag('p', { class: 'attrib' }, credit))
    .join('') + writePermissions(figure, rendering)

/** A figure: its pictures, then label, caption and credits. A picture that is not part of this copy is said so. */
export const writeFigure: BlockWriter = (element, rendering, level) => {
  const pictures = writePictures(element, rendering)
  const others = otherParts(element, rendering, level)
  const missing = pictures === '' && needsPicture(element) ? writeMissingImage(rendering) : ''
  const own = writeCaption(element, rendering, level) + writeKeywordsOf(element)
  const caption =
    own +
    writeOwnWords(element, rendering, level, own) +
    writeCredits(element, rendering) +
    writeDescriptions(element, rendering)
  const captioned = caption === '' ? '' : tag('figcaption', {}, caption)
  const content = pictures + writeFilms(element, rendering, level) + missing + others + captioned
  return content === '' ? '' : tag('figure', { class: 'fig', id: rendering.idOf(element) }, content)
}

/** Figures or tables that belong together, with their common caption: behind figures, before tables. */
export const writeFigureGroup: BlockWriter = (element, rendering, level) => {
  const caption = writeCaption(element, rendering, level)
  const members = childElements(element).filter((child) => !['label', 'caption'].includes(child.name))
  const rights = writePermissions(element, rendering)
  const captioned = caption + rights === '' ? '' : tag('figcaption', {}, caption + rights)
  const content = rendering.blocks(members, level)
  const all = element.name === 'table-wrap-group' ? captioned + content : content + captioned
  return tag('figure', { class: 'fig-group', id: rendering.idOf(element) }, all)
}

/** A picture that stands by itself between paragraphs. */
export const writeLoneGraphic: BlockWriter = (element, rendering, level) => {
  const picture = writeGraphic(element, rendering, altOf(element))
  const forms = element.name === 'alternatives' ? childElements(element).slice(0, 1) : [element]
  const caption = forms
    .map(
      (form) =>
        writeCaption(form, rendering, level) +
        writeCredits(form, rendering) +
        writeDescriptions(form, rendering),
    )
    .join('')
  return tag(
    'figure',
    { class: 'fig' },
    (picture === '' ? writeMissingImage(rendering) : picture) +
      (caption === '' ? '' : tag('figcaption', {}, caption)),
  )
}
