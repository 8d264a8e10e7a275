import { childElements, childNamed, childrenNamed, isElement, type XmlElement } from '../xml/xml-tree.ts'
import { plainTextOf } from '../text/plain-text.ts'
import { baseOf, declaredLanguage, isChinese } from '../text/tags.ts'
import type { Rendering } from './rendering.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

/** The label of a figure, table or box, on one line. */
export const labelOf = (element: XmlElement): string => {
  const label = childNamed(element, 'label')
  return label === undefined ? '' : plainTextOf(label.children).replace(/\s+(?=[.:]$)/, '')
}

/** Paragraphs that say nothing to a reader of this page: the DOI of a part, and words of another site's buttons. */
export const isCaptionNoise = (text: string): boolean =>
  /^doi:?\s*(https?:\/\/(dx\.)?doi\.org\/)?10\.\S+$/i.test(text) ||
  /^click here for additional data file\.?$/i.test(text)

/** The labels of captions in several languages, where each has its own, in their order; else the first for all. */
export const labelsOf = (element: XmlElement): readonly string[] => {
  const labels = childrenNamed(element, 'label').map(({ children }) => plainTextOf(children))
  return labels.length === childrenNamed(element, 'caption').length ? labels : labels.slice(0, 1)
}

const escapePattern = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*')

/** A caption that repeats the label in front of its text shows it once. */
const withoutLabel = (html: string, label: string): string => {
  const bare = label.replace(/[.:：．]$/, '')
  if (bare === '') return html
  return html.replace(
    new RegExp(
      `^(<(?:b|i)>)?\\s*${escapePattern(escapeMarkup(bare))}(?![\\w.]*\\w)\\s*[.:：．|—-]?\\s*`,
      'i',
    ),
    '$1',
  )
}

/** The same for plain text; one that says nothing else stays. */
export const textWithoutLabel = (text: string, label: string): string => {
  const written = escapeMarkup(text)
  const rest = withoutLabel(written, label)
  const lead = written.slice(0, written.length - rest.length)
  return rest === '' || lead.includes('&') ? text : text.slice(lead.length)
}

const needsStop = (title: string): boolean => !/[.。!！?？:：;；…]["'”’)）]?$/.test(textOfHtml(title))

const leadOf = (label: string, title: string): string => {
  const named = label === '' ? '' : tag('b', { class: 'label' }, escapeMarkup(label))
  const titled = title === '' ? '' : tag('span', { class: 'caption-title' }, title)
  return [named, titled].filter((each) => each !== '').join(' ')
}

const captionParts = (
  caption: XmlElement,
  rendering: Rendering,
  label: string,
  level: number,
): readonly string[] => {
  const title = childrenNamed(caption, 'title')
    .map((each) => rendering.inline(each.children).trim())
    .filter((each) => each !== '')
    .join(' ')
  const rest = rendering.blocks(
    caption.children.filter((node) => !isElement(node) || node.name !== 'title'),
    level,
  )
  const paragraphs = rest
    .split(/(?<=<\/p>)(?=<p[ >])/)
    .filter((part) => part !== '' && !isCaptionNoise(textOfHtml(part)))
  const shown = withoutLabel(title, label)
  const [first = '', ...others] = paragraphs
  const opening = /^<p>((?:(?!<\/p>)[\s\S])*)<\/p>/.exec(first)
  if (opening === null) return [leadOf(label, shown), first, ...others].filter((part) => part !== '')
  const inner = opening[1] ?? ''
  const stop = shown !== '' && needsStop(shown) ? (isChinese(rendering.tag) ? '。' : '.') : ''
  const text = shown === '' ? withoutLabel(inner, label) : inner
  const led = [leadOf(label, shown + stop), text].filter((part) => part !== '').join(stop === '。' ? '' : ' ')
  return [led, first.slice(opening[0].length), ...others].filter((part) => part !== '')
}

const asParagraph = (html: string, lang = ''): string =>
  html === '' || /^<(p|div|ul|ol|dl|table|figure|blockquote)[ >]/.test(html) ? html : tag('p', { lang }, html)

/**
 * Label, title and text of a caption as paragraphs: the label once, the title ended with a stop before the text.
 * Captions in other languages than the text follow with their own `lang`.
 */
export const writeCaption = (element: XmlElement, rendering: Rendering, level: number): string => {
  const captions = childElements(element).filter((child) => child.name === 'caption')
  const label = labelOf(element)
  const labels = labelsOf(element)
  const tagged = captions.map((caption, at) => ({
    caption,
    language: declaredLanguage(caption),
    label: labels[at] ?? '',
  }))
  const own =
    tagged.find(({ language }) => language !== null && baseOf(language) === baseOf(rendering.tag)) ??
    tagged[0]
  if (own === undefined) return asParagraph(leadOf(label, ''))
  const written = captionParts(own.caption, rendering, own.label || label, level).map((part) =>
    asParagraph(part),
  )
  const foreign = tagged.flatMap((each) =>
    each === own || each.language === null
      ? []
      : captionParts(each.caption, rendering, each.label === label ? '' : each.label, level).map((part) =>
          asParagraph(part, each.language ?? ''),
        ),
  )
  return [...written, ...foreign].join('')
}
