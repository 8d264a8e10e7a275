import type { Localized } from '@xuekan/core'
import { attribute, childrenNamed, childNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { isTag, guessTag, toSlots, type Tagged } from '../text/tags.ts'
import type { LanguageVersion } from './language-versions.ts'

/** Groups that hold something else than what the article is about. */
const foreign = /organism|importance|strength|abbrev|^abr$|funding|pacs|msc|jel|bisac|mesh|classification/i

const clean = (raw: string): string => raw.replace(/^[\s;；,，、]+|[\s;；,，、.。]+$/g, '')

const wordsOf = (element: XmlElement): readonly string[] => {
  switch (element.name) {
    case 'unstructured-kwd-group':
      return plainText(element).split(/[;；,，、]/)
    case 'compound-kwd':
      return [childrenNamed(element, 'compound-kwd-part').map(plainText).join(' ')]
    case 'nested-kwd':
      return element.children.flatMap((child) => (typeof child === 'string' ? [] : wordsOf(child)))
    case 'kwd':
      return [plainText(element)]
    default:
      return []
  }
}

const groupOf = (group: XmlElement, surrounding: string): Tagged<readonly string[]> => {
  const own = [
    ...childrenNamed(group, 'kwd', 'compound-kwd', 'nested-kwd', 'unstructured-kwd-group'),
  ].flatMap(wordsOf)
  const value = [...new Set(own.map(clean).filter((word) => word !== ''))]
  const declared = attribute(group, 'xml:lang')
  const text = `${plainText(childNamed(group, 'title'))} ${value.join(' ')}`
  return { tag: isTag(declared) ? declared : guessTag(text, surrounding), value }
}

/** The keywords that the authors chose, in both languages. */
export const readKeywords = (parts: readonly LanguageVersion[]): Localized<readonly string[]> => {
  const groups = parts.flatMap((part) =>
    elementsAt(part.meta, 'kwd-group')
      .filter((group) => !foreign.test(attribute(group, 'kwd-group-type')))
      .map((group) => groupOf(group, part.tag)),
  )
  return toSlots(
    groups.filter((group) => group.value.length > 0),
    [],
  )
}
