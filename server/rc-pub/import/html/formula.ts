import {
  attribute,
  childNamed,
  childrenNamed,
  descendantsNamed,
  isElement,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { plainText, plainTextOf, squeeze } from '../text/plain-text.ts'
import { writeGraphic } from './graphic.ts'
import { writeMath } from './mathml.ts'
import { writePermissions } from './permissions.ts'
import { altTextIn, wholeAltTextIn, writeDescriptions } from './picture-descriptions.ts'
import type { BlockWriter, InlineWriter, Rendering } from './rendering.ts'
import { writeTex } from './tex.ts'
import { escapeMarkup, tag, textOfHtml, type Attributes } from './write-html.ts'

const rawText = (element: XmlElement): string =>
  element.children.map((node) => (isElement(node) ? '' : node)).join('')

const firstWritten = (candidates: readonly (() => string)[]): string => {
  for (const candidate of candidates) {
    const written = candidate()
    if (written !== '') return written
  }
  return ''
}

const bareNumber = (label: string): string => label.replace(/[\s().{}]/g, '')

/** TeX without the number that the file gives as a label too, which stands beside the formula. */
const withoutTag = (tex: string, formula: XmlElement): string => {
  const label = childNamed(formula, 'label')
  const number = label === undefined ? '' : bareNumber(plainTextOf(label.children))
  return number === ''
    ? tex
    : tex.replace(/\\tag\*?\s*\{([^{}]*)\}/g, (whole, own: string) =>
        bareNumber(own) === number ? '' : whole,
      )
}

/** Of the forms of one formula: MathML, else TeX, else a picture. '' where the file has none of them. */
const writeForms = (formula: XmlElement, rendering: Rendering, display: boolean): string =>
  firstWritten([
    ...descendantsNamed(formula, 'mml:math', 'math').map(
      (math) => () => writeMath(math, display, rendering.idOf),
    ),
    ...descendantsNamed(formula, 'tex-math').map(
      (tex) => () => writeTex(withoutTag(rawText(tex), formula), display),
    ),
    () =>
      writeGraphic(
        formula,
        rendering,
        (display ? altTextIn(formula) : wholeAltTextIn(formula)) || rendering.messages.formula,
      ),
  ])

const isPictureOnly = (formula: XmlElement): boolean =>
  descendantsNamed(formula, 'graphic', 'inline-graphic').length > 0 && plainText(formula) === ''

/** True of a formula of which a part stands in words beside the rest of it. */
const isMixed = (formula: XmlElement): boolean =>
  formula.children.some((node) => !isElement(node) && /[\p{L}\p{N}]/u.test(node)) &&
  formula.children.some((node) => isElement(node) && /math$|^alternatives$|graphic$/.test(node.name))

/** A formula inside a line; one that the file writes in plain markup is text. */
export const writeInlineFormula: InlineWriter = (element, rendering) => {
  if (element.name === 'tex-math') return writeTex(rawText(element), false)
  if (element.name === 'mml:math' || element.name === 'math')
    return writeMath(element, attribute(element, 'display') === 'block', rendering.idOf)
  const written = isMixed(element) ? '' : writeForms(element, rendering, false)
  if (written !== '') return written
  if (isPictureOnly(element))
    return tag('span', { class: 'formula-missing' }, escapeMarkup(rendering.messages.missingFormula))
  return rendering.inline(element.children)
}

/** `(1)` of `1`, `1.` or `(1)`; a label in words stays. */
const formulaLabel = (formula: XmlElement): string => {
  const label = childNamed(formula, 'label')
  if (label === undefined) return ''
  const text = squeeze(plainTextOf(label.children)).trim()
  return /^[\w.′'-]{1,8}$/.test(text) ? `(${text.replace(/\.$/, '')})` : text
}

/** A formula too long for a narrow window scrolls in a region that the keyboard reaches; a short one is no stop. */
const scrolling = (content: string, label: string, rendering: Rendering): Attributes =>
  textOfHtml(content).length > 24
    ? {
        tabindex: '0',
        role: 'region',
        'aria-label': [rendering.messages.formula, label].filter(Boolean).join(' '),
      }
    : {}

const isOneElement = (html: string): boolean => /^<(\w+)[^>]*>[^<]*<\/\1>$|^<img[^>]*>$/.test(html)

/** Plain markup as one element: beside its number a formula is a single box. */
const asOne = (html: string): string => (html === '' || isOneElement(html) ? html : tag('span', {}, html))

/** What a file says of a formula: its abstract, captions of its pictures, each once, and how it may be used. */
const wordsBeside = (formula: XmlElement, rendering: Rendering, level: number): string => {
  const pictures = [formula, ...childrenNamed(formula, 'alternatives')].flatMap((each) =>
    childrenNamed(each, 'graphic'),
  )
  const said = [
    ...childrenNamed(formula, 'abstract'),
    ...pictures.flatMap((picture) => childrenNamed(picture, 'caption')),
  ].map((each) => rendering.blocks(each.name === 'caption' ? [each] : each.children, level))
  return (
    [...new Set(said)].join('') + writeDescriptions(formula, rendering) + writePermissions(formula, rendering)
  )
}

/** A displayed formula with its number. */
export const writeDisplayFormula: BlockWriter = (element, rendering, level) => {
  const plain = () =>
    rendering.inline(element.children.filter((node) => !isElement(node) || node.name !== 'label'))
  const missing = () =>
    tag('span', { class: 'formula-missing' }, escapeMarkup(rendering.messages.missingFormula))
  const content = firstWritten([
    () => (isMixed(element) ? asOne(plain().trim()) : writeForms(element, rendering, true)),
    () => (isPictureOnly(element) ? missing() : asOne(plain().trim())),
  ])
  if (content === '') return ''
  const label = formulaLabel(element)
  const numbered = label === '' ? '' : tag('span', { class: 'formula-label' }, escapeMarkup(label))
  const attributes = {
    class: 'formula',
    id: rendering.idOf(element),
    ...scrolling(content, label, rendering),
  }
  return tag('div', attributes, content + numbered) + wordsBeside(element, rendering, level)
}

/** Formulae under one number. */
export const writeFormulaGroup: BlockWriter = (element, rendering, level) => {
  const label = formulaLabel(element)
  const numbered = label === '' ? '' : tag('span', { class: 'formula-label' }, escapeMarkup(label))
  const inner = rendering.blocks(
    element.children.filter((node) => isElement(node) && node.name !== 'label'),
    level,
  )
  return (
    tag('div', { class: 'formula-group', id: rendering.idOf(element) }, inner + numbered) +
    writePermissions(element, rendering)
  )
}
