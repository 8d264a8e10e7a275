import type { ContentLanguage } from '@xuekan/core'
import { attribute, childrenNamed, childNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'
import { declaredLanguage, guessTag, type Tagged } from '../text/tags.ts'
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

const groupOf = (group: XmlElement, surrounding: ContentLanguage): Tagged<readonly string[]> => {
  const own = [
    ...childrenNamed(group, 'kwd', 'compound-kwd', 'nested-kwd', 'unstructured-kwd-group'),
  ].flatMap(wordsOf)
  const value = [...new Set(own.map(clean).filter((word) => word !== ''))]
  const text = `${plainText(childNamed(group, 'title'))} ${value.join(' ')}`
  return { tag: declaredLanguage(group) ?? guessTag(text, surrounding), value }
}

/** The keywords that the authors chose, in each language. */
export const readKeywords = (versions: readonly LanguageVersion[]): readonly Tagged<readonly string[]>[] =>
  versions
    .flatMap((version) =>
      elementsAt(version.meta, 'kwd-group')
        .filter((group) => !foreign.test(attribute(group, 'kwd-group-type')))
        .map((group) => groupOf(group, version.tag)),
    )
    .filter((group) => group.value.length > 0)
