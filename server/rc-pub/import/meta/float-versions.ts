import type { ContentLanguage, LocalizedText } from '@xuekan/core'
import { isCaptionNoise } from '../html/caption.ts'
import {
  childElements,
  childNamed,
  childrenNamed,
  descendantsNamed,
  type XmlElement,
} from '../xml/xml-tree.ts'
import { plainText, plainTextOf } from '../text/plain-text.ts'
import { withScriptCharacters } from '../text/script-characters.ts'
import { declaredLanguage, isHan, textSlots, type Tagged } from '../text/tags.ts'
import type { LanguageVersion } from './language-versions.ts'

/** One figure or table in one language version of the article. */
export interface FloatVersion {
  readonly tag: ContentLanguage
  /** Place of the language version among all, 0 for the original. */
  readonly version: number
  readonly element: XmlElement
}

export type FloatVersions = readonly [FloatVersion, ...FloatVersion[]]

const elementsOf = (version: LanguageVersion, name: string): readonly XmlElement[] =>
  childElements(version.element)
    .filter((child) => ['body', 'back', 'floats-group'].includes(child.name))
    .flatMap((child) => descendantsNamed(child, name))

/**
 * The elements of this name in the order of the original, each with its translations: a translation that carries as
 * many has them in the same order.
 */
export const floatVersions = (
  versions: readonly [LanguageVersion, ...LanguageVersion[]],
  name: 'fig' | 'table-wrap' | 'supplementary-material',
): readonly FloatVersions[] => {
  const [original, ...translations] = versions.map((version, index) => ({
    index,
    tag: version.tag,
    elements: elementsOf(version, name),
  }))
  const own = original?.elements ?? []
  const others = translations.filter((each) => each.elements.length === own.length)
  return own.map((element, at): FloatVersions => [
    { tag: versions[0].tag, version: 0, element },
    ...others.flatMap((each) => {
      const translated = each.elements[at]
      return translated === undefined ? [] : [{ tag: each.tag, version: each.index, element: translated }]
    }),
  ])
}

const labelOf = (element: XmlElement): string => plainTextOf(childNamed(element, 'label')?.children ?? [])

/** Title and text as sentences. */
const captionText = (caption: XmlElement): string => {
  const title = plainTextOf(withScriptCharacters(childNamed(caption, 'title')?.children ?? []))
  const text = plainTextOf(
    withScriptCharacters(
      caption.children.filter(
        (node) => typeof node === 'string' || (node.name !== 'title' && !isCaptionNoise(plainText(node))),
      ),
    ),
  )
  if (title === '' || text === '') return title || text
  if (/[.。!！?？:：]$/.test(title)) return `${title} ${text}`
  return isHan(title) ? `${title}。${text}` : `${title}. ${text}`
}

/** A file that has no translation may carry a caption in each language. */
const captionsOf = ({ element, tag }: FloatVersion): readonly Tagged<string>[] =>
  childrenNamed(element, 'caption').map((caption) => ({
    tag: declaredLanguage(caption) ?? tag,
    value: captionText(caption),
  }))

/** Label and caption in both languages, as plain text. */
export const captionRecord = (
  versions: FloatVersions,
): { readonly label: LocalizedText; readonly caption: LocalizedText } => ({
  label: textSlots(versions.map(({ tag, element }) => ({ tag, value: labelOf(element) }))),
  caption: textSlots(versions.flatMap(captionsOf)),
})
