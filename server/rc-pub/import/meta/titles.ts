import type { ContentLanguage } from '@xuekan/core'
import { childNamed, childrenNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'
import { inlineMarkup } from '../text/inline-markup.ts'
import { declaredLanguage, isChinese, filled, type Tagged } from '../text/tags.ts'
import { tagOf, type LanguageVersion } from './language-versions.ts'

const withSubtitle = (title: string, subtitle: string, tag: ContentLanguage): string => {
  if (title === '' || subtitle === '') return title
  const colon = isChinese(tag) ? '：' : ': '
  return /[:：?？—]$/.test(title) ? `${title} ${subtitle}` : `${title}${colon}${subtitle}`
}

const titleIn = (
  group: XmlElement,
  name: string,
  subtitleName: string,
  surrounding: ContentLanguage,
): readonly Tagged<string>[] =>
  childrenNamed(group, name).map((element) => {
    const tag = tagOf(element, surrounding)
    const title = inlineMarkup(element)
    return { tag, value: withSubtitle(title, inlineMarkup(childNamed(group, subtitleName)), tag) }
  })

const titlesOf = (version: LanguageVersion): readonly Tagged<string>[] =>
  elementsAt(version.meta, 'title-group').flatMap((group) => [
    ...titleIn(group, 'article-title', 'subtitle', version.tag),
    ...childrenNamed(group, 'trans-title-group').flatMap((translated) =>
      titleIn(translated, 'trans-title', 'trans-subtitle', declaredLanguage(translated) ?? version.tag),
    ),
    ...titleIn(group, 'trans-title', 'trans-subtitle', version.tag),
  ])

/** The title of the article in each language, subtitle included, as inline markup. */
export const readTitles = (versions: readonly LanguageVersion[]): readonly Tagged<string>[] =>
  filled(versions.flatMap(titlesOf))
