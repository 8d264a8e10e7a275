import { childrenNamed, type XmlElement } from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import type { Rendering } from './rendering.ts'
import { escapeMarkup, tag } from './write-html.ts'

const statementOf = (permissions: XmlElement, rendering: Rendering): readonly string[] => {
  const stated = childrenNamed(permissions, 'copyright-statement').map((each) =>
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
