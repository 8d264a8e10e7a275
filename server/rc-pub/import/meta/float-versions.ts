import type { ContentLanguage, LocalizedText } from '@xuekan/core'
import { isCaptionNoise, labelsOf, textWithoutLabel } from '../html/caption.ts'
import { childElements, childrenNamed, descendantsNamed, type XmlElement } from '../xml/xml-tree.ts'
import { plainText, plainTextOf } from '../text/plain-text.ts'
import { withScriptCharacters } from '../text/script-characters.ts'
import { baseOf, declaredLanguage, isHan, textSlots, type Tagged } from '../text/tags.ts'
import type { LanguageVersion } from './language-versions.ts'

/** One figure or table in one language version of the article. */
export interface FloatVersion {
  readonly tag: ContentLanguage
  /** Place of the language version among all, 0 for the original. */
  readonly version: number
  readonly element: XmlElement
  /** The group of figures or tables that it is a part of. */
  readonly group?: XmlElement
}

export type FloatVersions = readonly [FloatVersion, ...FloatVersion[]]

const elementsOf = (version: LanguageVersion, name: string): readonly XmlElement[] =>
  childElements(version.element)
    .filter((child) => ['body', 'back', 'floats-group'].includes(child.name))
    .flatMap((child) => descendantsNamed(child, name))

const groupsOf = (version: LanguageVersion, name: string): ReadonlyMap<XmlElement, XmlElement> =>
  new Map(
    elementsOf(version, name === 'fig' ? 'fig-group' : 'table-wrap-group').flatMap((group) =>
      childrenNamed(group, name).map((member) => [member, group] as const),
    ),
  )

const inGroup = (group: XmlElement | undefined) => (group === undefined ? {} : { group })

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
    groups: groupsOf(version, name),
  }))
  const own = original?.elements ?? []
  const others = translations.filter((each) => each.elements.length === own.length)
  return own.map((element, at): FloatVersions => [
    { tag: versions[0].tag, version: 0, element, ...inGroup(original?.groups.get(element)) },
    ...others.flatMap((each) => {
      const translated = each.elements[at]
      return translated === undefined
        ? []
        : [
            {
              tag: each.tag,
              version: each.index,
              element: translated,
              ...inGroup(each.groups.get(translated)),
            },
          ]
    }),
  ])
}

/** A file that has no translation may have a label with the caption in each language. */
const labelsIn = (element: XmlElement, tag: ContentLanguage): readonly Tagged<string>[] => {
  const captions = childrenNamed(element, 'caption')
  const labels = labelsOf(element).map((value, at) => {
    const caption = captions[at]
    return { tag: (caption === undefined ? null : declaredLanguage(caption)) ?? tag, value }
  })
  const [own] = labels
  return labels.length !== 1 || own === undefined
    ? labels
    : [own, ...captions.flatMap((caption) => labelInCaption(caption, own))]
}

const numbered =
  /^((?:tables?|tab|figures?|fig|schemes?|charts?|plates?|表|图|附表|附图)\.?\s*((?:S|A)?\d+(?:[.\-–]\d+)*))[.:：]?\s+(?=\S)/iu

/** The label that a caption in another language begins with, where its number is that of the own one: `Table 1` of `表1`. */
const labelInCaption = (caption: XmlElement, own: Tagged<string>): readonly Tagged<string>[] => {
  const language = declaredLanguage(caption)
  const [, label = '', number = ''] = numbered.exec(captionText(caption)) ?? []
  return language === null ||
    baseOf(language) === baseOf(own.tag) ||
    number === '' ||
    !own.value.endsWith(number)
    ? []
    : [{ tag: language, value: label }]
}

/** Of a part of a figure its own label behind that of the figure: `Figure 1(a)`. */
const taggedLabels = ({ element, group, tag }: FloatVersion): readonly Tagged<string>[] => {
  const own = labelsIn(element, tag)
  if (group === undefined || own.some(({ value }) => !/^[([]?\p{L}[)\].]?$/u.test(value))) return own
  return labelsIn(group, tag).map((whole) => ({
    tag: whole.tag,
    value: whole.value + (own.find((part) => part.tag === whole.tag) ?? own[0] ?? { value: '' }).value,
  }))
}

/** Title and text as sentences. */
const captionText = (caption: XmlElement): string => {
  const title = childrenNamed(caption, 'title')
    .map((each) => plainTextOf(withScriptCharacters(each.children)))
    .filter(Boolean)
    .join(' ')
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
const captionsOf = ({ element, group, tag }: FloatVersion): readonly Tagged<string>[] => {
  const [label] = labelsIn(element, tag)
  const captions = childrenNamed(element, 'caption').map((caption) => {
    const text = captionText(caption)
    const isLed = label !== undefined && labelInCaption(caption, label).length > 0
    const value = isLed ? text.replace(numbered, '') : textWithoutLabel(text, label?.value ?? '')
    return { tag: declaredLanguage(caption) ?? tag, value }
  })
  const isEmpty = captions.every(({ value }) => value === '')
  return isEmpty && group !== undefined ? captionsOf({ tag, version: 0, element: group }) : captions
}

/** Label and caption in both languages, as plain text. */
export const captionRecord = (
  versions: FloatVersions,
): { readonly label: LocalizedText; readonly caption: LocalizedText } => ({
  label: textSlots(versions.flatMap(taggedLabels)),
  caption: textSlots(versions.flatMap(captionsOf)),
})
