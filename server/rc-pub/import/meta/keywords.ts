import type { ContentLanguage } from '@xuekan/core'
import {
  attribute,
  childrenNamed,
  childNamed,
  descendantsNamed,
  elementsAt,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { plainText, plainTextOf } from '../text/plain-text.ts'
import { withScriptCharacters } from '../text/script-characters.ts'
import { baseOf, declaredLanguage, guessTag, type Tagged } from '../text/tags.ts'
import type { LanguageVersion } from './language-versions.ts'

/** Groups that hold something else than what the article is about. */
const foreign =
  /organism|importance|strength|abbrev|^abr$|funding|pacs|msc|jel|^clc|^udc|^ddc|bisac|mesh|classification|badge/i

const clean = (raw: string): string => raw.replace(/^[\s;；,，、]+|[\s;；,，、.。]+$/g, '')

const written = (element: XmlElement): string => plainTextOf(withScriptCharacters(element.children))

/** Parts of a keyword that name it in a vocabulary: addresses, numbers, codes. */
const isIdentifier = (part: XmlElement): boolean =>
  /^(?:https?:|\W*[\d./-]+\W*$)/i.test(plainText(part)) ||
  /(?:^|[-_ ])(?:id|uri|url|code|identifier)(?:$|[-_ ])/i.test(attribute(part, 'content-type'))

const compound = (element: XmlElement, withCodes: boolean): string => {
  const parts = childrenNamed(element, 'compound-kwd-part')
  const inWords = parts.filter((part) => !isIdentifier(part))
  return (inWords.length > 0 && !withCodes ? inWords : parts).map(written).join(' ')
}

const wordsOf = (element: XmlElement, withCodes: boolean): readonly string[] => {
  switch (element.name) {
    case 'unstructured-kwd-group':
      return written(element).split(/[;；,，、]/)
    case 'compound-kwd':
      return [compound(element, withCodes)]
    case 'nested-kwd':
      return element.children.flatMap((child) => (typeof child === 'string' ? [] : wordsOf(child, withCodes)))
    case 'kwd':
    case 'p':
      return [written(element)]
    default:
      return []
  }
}

/** The words of one group, each once; `withCodes` also the codes and addresses that they have in a vocabulary. */
export const keywordsIn = (group: XmlElement, withCodes = false): readonly string[] => {
  const own = childrenNamed(group, 'kwd', 'compound-kwd', 'nested-kwd', 'unstructured-kwd-group', 'p')
  return [
    ...new Set(
      own
        .flatMap((each) => wordsOf(each, withCodes))
        .map(clean)
        .filter((word) => word !== ''),
    ),
  ]
}

/** Keywords of a group with the codes and addresses by which a vocabulary knows them; those without any are left out. */
export const keywordCodes = (
  group: XmlElement,
): readonly { readonly word: string; readonly codes: readonly string[] }[] =>
  descendantsNamed(group, 'compound-kwd').flatMap((element) => {
    const word = clean(compound(element, false))
    const codes = childrenNamed(element, 'compound-kwd-part')
      .filter(isIdentifier)
      .map(written)
      .filter((code) => code !== '' && code !== word)
    return codes.length === 0 ? [] : [{ word, codes }]
  })

/** True of a group that holds something else than what the article is about. */
export const isForeignKeywords = (group: XmlElement): boolean =>
  foreign.test(attribute(group, 'kwd-group-type')) ||
  /分类号|文献标识码|^(?:clc|udc|jel|msc|pacs)\b/i.test(plainText(childNamed(group, 'title')))

const groupOf = (group: XmlElement, surrounding: ContentLanguage): Tagged<readonly string[]> => {
  const value = keywordsIn(group)
  const text = `${plainText(childNamed(group, 'title'))} ${value.join(' ')}`
  return { tag: declaredLanguage(group) ?? guessTag(text, surrounding), value }
}

const isOfAuthors = (group: XmlElement): boolean =>
  /^author(?:[-_ ]|s?$)/i.test(attribute(group, 'kwd-group-type'))

/** The groups of an article that say what it is about, those that their authors chose before those of an index. */
const ownGroups = (meta: XmlElement): readonly XmlElement[] => {
  const groups = elementsAt(meta, 'kwd-group').filter((group) => !isForeignKeywords(group))
  return [...groups.filter(isOfAuthors), ...groups.filter((group) => !isOfAuthors(group))]
}

/** Groups in this language behind the first, whose words alone are the keywords of the article. */
export const furtherKeywordGroups = (meta: XmlElement, language: ContentLanguage): readonly XmlElement[] =>
  ownGroups(meta)
    .map((element) => ({ element, ...groupOf(element, language) }))
    .filter(({ tag, value }) => value.length > 0 && baseOf(tag) === baseOf(language))
    .slice(1)
    .map(({ element }) => element)

/** The keywords that the authors chose, in each language. */
export const readKeywords = (versions: readonly LanguageVersion[]): readonly Tagged<readonly string[]>[] =>
  versions
    .flatMap((version) => ownGroups(version.meta).map((group) => groupOf(group, version.tag)))
    .filter((group) => group.value.length > 0)
