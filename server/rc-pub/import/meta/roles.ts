import type { ContentLanguage } from '@xuekan/core'
import { plainText } from '../text/plain-text.ts'
import { isChinese } from '../text/tags.ts'
import { attribute, type XmlElement } from '../xml/xml-tree.ts'

const degreesInChinese: Readonly<Record<string, string>> = { lead: '主导', supporting: '辅助', equal: '同等' }

/** How much of a part was somebody's, as CRediT says it; '' where the file does not. */
const degreeOf = (role: XmlElement, tag: ContentLanguage): string => {
  const degree = attribute(role, 'degree-contribution').trim().toLowerCase()
  return isChinese(tag) ? (degreesInChinese[degree] ?? degree) : degree
}

/**
 * A role in words without a stop, which a file may leave to the term of a vocabulary (CRediT), with its degree behind
 * it: `Software (lead)`. '' without words.
 */
export const roleWords = (role: XmlElement, tag: ContentLanguage): string => {
  const words = plainText(role).replace(/(?<=\p{Ll}{2})\.$/u, '') || attribute(role, 'vocab-term')
  const degree = degreeOf(role, tag)
  if (words === '' || degree === '' || words.toLowerCase().includes(degree)) return words
  return isChinese(tag) ? `${words}（${degree}）` : `${words} (${degree})`
}
