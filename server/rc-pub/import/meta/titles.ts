import type { ContentLanguage } from '@xuekan/core'
import { childNamed, childrenNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'
import { inlineMarkup, titleAsHtml } from '../text/inline-markup.ts'
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
  write: WriteTitle,
): readonly Tagged<string>[] =>
  childrenNamed(group, name).map((element) => {
    const tag = tagOf(element, surrounding)
    return { tag, value: write(element, childNamed(group, subtitleName), tag) }
  })

/** How a title and its subtitle are written. */
type WriteTitle = (title: XmlElement, subtitle: XmlElement | undefined, tag: ContentLanguage) => string

const asText: WriteTitle = (title, subtitle, tag) =>
  withSubtitle(inlineMarkup(title), inlineMarkup(subtitle), tag)

/** '' where neither has a formula or ruby. */
const asHeading: WriteTitle = (title, subtitle, tag) => {
  const [own, other] = [titleAsHtml(title), titleAsHtml(subtitle)]
  if (own === '' && other === '') return ''
  return withSubtitle(own || inlineMarkup(title), other || inlineMarkup(subtitle), tag)
}

const titlesOf = (version: LanguageVersion, write: WriteTitle): readonly Tagged<string>[] =>
  elementsAt(version.meta, 'title-group').flatMap((group) => [
    ...titleIn(group, 'article-title', 'subtitle', version.tag, write),
    ...childrenNamed(group, 'trans-title-group').flatMap((translated) =>
      titleIn(
        translated,
        'trans-title',
        'trans-subtitle',
        declaredLanguage(translated) ?? version.tag,
        write,
      ),
    ),
    ...titleIn(group, 'trans-title', 'trans-subtitle', version.tag, write),
  ])

/** The title of the article in each language, subtitle included, as inline markup. */
export const readTitles = (versions: readonly LanguageVersion[]): readonly Tagged<string>[] =>
  filled(versions.flatMap((version) => titlesOf(version, asText)))

/** The titles that have formulae or ruby, as HTML, in the slots of the titles. */
export const readHeadings = (versions: readonly LanguageVersion[]): readonly Tagged<string>[] =>
  filled(versions.flatMap((version) => titlesOf(version, asHeading)))
