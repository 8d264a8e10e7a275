import { childrenNamed, type XmlElement } from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { baseOf, declaredLanguage } from '../text/tags.ts'
import type { Rendering } from './rendering.ts'
import { escapeMarkup, tag } from './write-html.ts'

/** The one in the language of the text comes first, wherever the file has it. */
const statementOf = (permissions: XmlElement, rendering: Rendering): readonly string[] => {
  const isOwn = (each: XmlElement): boolean =>
    baseOf(declaredLanguage(each) ?? rendering.tag) === baseOf(rendering.tag)
  const given = childrenNamed(permissions, 'copyright-statement')
  const stated = [...given.filter(isOwn), ...given.filter((each) => !isOwn(each))].map((each) =>
    rendering.inline(each.children).trim(),
  )
  if (stated.some((each) => each !== '')) return stated
  const holder = childrenNamed(permissions, 'copyright-holder').map(plainText).join(', ')
  const year = childrenNamed(permissions, 'copyright-year').map(plainText)[0] ?? ''
  return holder === '' ? [] : [escapeMarkup(['©', year, holder].filter(Boolean).join(' '))]
}

/** Who owns a part of the article, and how it may be used, as small print below it. */
export const writePermissions = (element: XmlElement, rendering: Rendering): string =>
  childrenNamed(element, 'permissions')
    .flatMap((permissions) => [
      ...statementOf(permissions, rendering),
      ...childrenNamed(permissions, 'license')
        .flatMap((license) => childrenNamed(license, 'license-p', 'p'))
        .map((each) => rendering.inline(each.children).trim()),
    ])
    .filter((text) => text !== '')
    .map((text) => tag('p', { class: 'attrib' }, text))
    .join('')
