import type { LocalizedText } from '@xuekan/core'
import { childNamed, childrenNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'
import { inlineMarkup } from '../text/inline-markup.ts'
import { baseOf, isTag, textSlots, type Tagged } from '../text/tags.ts'
import { attribute } from '../xml/xml-tree.ts'
import { tagOf, type LanguageVersion } from './language-versions.ts'

const withSubtitle = (title: string, subtitle: string, tag: string): string => {
  if (title === '' || subtitle === '') return title
  const colon = baseOf(tag) === 'zh' ? '：' : ': '
  return /[:：?？—]$/.test(title) ? `${title} ${subtitle}` : `${title}${colon}${subtitle}`
}

const titleIn = (
  group: XmlElement,
  name: string,
  subtitleName: string,
  surrounding: string,
): readonly Tagged<string>[] =>
  childrenNamed(group, name).map((element) => {
    const tag = tagOf(element, surrounding)
    const title = inlineMarkup(element)
    return { tag, value: withSubtitle(title, inlineMarkup(childNamed(group, subtitleName)), tag) }
  })

const titlesOf = (part: LanguageVersion): readonly Tagged<string>[] =>
  elementsAt(part.meta, 'title-group').flatMap((group) => [
    ...titleIn(group, 'article-title', 'subtitle', part.tag),
    ...childrenNamed(group, 'trans-title-group').flatMap((translated) => {
      const declared = attribute(translated, 'xml:lang')
      return titleIn(translated, 'trans-title', 'trans-subtitle', isTag(declared) ? declared : part.tag)
    }),
    ...titleIn(group, 'trans-title', 'trans-subtitle', part.tag),
  ])

/** The title of the article in both languages, subtitle included, as inline markup. */
export const readTitles = (parts: readonly LanguageVersion[]): LocalizedText =>
  textSlots(parts.flatMap(titlesOf))
