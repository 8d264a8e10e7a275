import { attribute, childElements, childNamed, descendantsNamed, type XmlElement } from '../xml/xml-tree.ts'
import { plainText, plainTextOf } from '../text/plain-text.ts'
import { isHan, textSlots } from '../text/tags.ts'
import type { FigureRecord } from '../../store/article-record.ts'
import { graphicHrefs } from '../html/graphic.ts'
import type { ResolveGraphic } from '../html/rendering.ts'
import type { Part } from './parts.ts'

const figuresOf = (part: Part): readonly XmlElement[] =>
  childElements(part.element)
    .filter((child) => ['body', 'back', 'floats-group'].includes(child.name))
    .flatMap((child) => descendantsNamed(child, 'fig'))

const labelOf = (figure: XmlElement): string => plainTextOf(childNamed(figure, 'label')?.children ?? [])

/** Title and text as sentences. */
const captionOf = (figure: XmlElement): string => {
  const caption = childNamed(figure, 'caption')
  if (caption === undefined) return ''
  const title = plainText(childNamed(caption, 'title'))
  const text = plainTextOf(
    caption.children.filter((node) => typeof node === 'string' || node.name !== 'title'),
  )
  if (title === '' || text === '') return title || text
  if (/[.。!！?？:：]$/.test(title)) return `${title} ${text}`
  return isHan(title) ? `${title}。${text}` : `${title}. ${text}`
}

const urlOf = (figure: XmlElement, resolveGraphic: ResolveGraphic): string =>
  graphicHrefs(figure)
    .map((href) => resolveGraphic(href)?.url ?? '')
    .find((url) => url !== '') ?? ''

/**
 * The figures in the order of the original. A translation carries its figures in the same order: its labels and
 * captions fill the other language.
 */
export const readFigures = (
  parts: readonly [Part, ...Part[]],
  idOf: (figure: XmlElement) => string,
  resolveGraphic: ResolveGraphic,
): readonly FigureRecord[] => {
  const [original, ...translations] = parts
  const figures = figuresOf(original)
  const others = translations
    .map((part) => ({ tag: part.tag, figures: figuresOf(part) }))
    .filter((each) => each.figures.length === figures.length)
  return figures.map((figure, index) => {
    const versions = [
      { tag: original.tag, figure },
      ...others.flatMap((each) =>
        each.figures[index] === undefined ? [] : [{ tag: each.tag, figure: each.figures[index] }],
      ),
    ]
    const slots = (read: (each: XmlElement) => string) =>
      textSlots(versions.map((version) => ({ tag: version.tag, value: read(version.figure) })))
    return {
      id: idOf(figure) || attribute(figure, 'id'),
      label: slots(labelOf),
      caption: slots(captionOf),
      url: urlOf(figure, resolveGraphic),
    }
  })
}
