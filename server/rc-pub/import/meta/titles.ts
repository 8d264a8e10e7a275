import type { ContentLanguage } from '@xuekan/core'
import { childrenNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'
import { inlineMarkup, titleAsHtml } from '../text/inline-markup.ts'
import { baseOf, declaredLanguage, isChinese, filled, type Tagged } from '../text/tags.ts'
import { tagOf, type LanguageVersion } from './language-versions.ts'

/** `Title: subtitle`, without a second colon behind a title that ends in a sign. */
export const withSubtitle = (title: string, subtitle: string, tag: ContentLanguage): string => {
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
    return { tag, value: write(element, subtitlesOf(group, subtitleName, tag), tag) }
  })

/** The subtitles in the language of a title; the first of others where none is in it. */
const subtitlesOf = (group: XmlElement, name: string, tag: ContentLanguage): readonly XmlElement[] => {
  const all = childrenNamed(group, name)
  const own = all.filter((each) => baseOf(declaredLanguage(each) ?? tag) === baseOf(tag))
  return own.length > 0 ? own : all.slice(0, 1)
}

/** How a title and its subtitles are written. */
type WriteTitle = (title: XmlElement, subtitles: readonly XmlElement[], tag: ContentLanguage) => string

const asText: WriteTitle = (title, subtitles, tag) =>
  subtitles.map(inlineMarkup).reduce((all, each) => withSubtitle(all, each, tag), inlineMarkup(title))

/** '' where none has a formula or ruby. */
const asHeading: WriteTitle = (title, subtitles, tag) => {
  const parts = [title, ...subtitles]
  if (parts.every((each) => titleAsHtml(each) === '')) return ''
  const [own = '', ...others] = parts.map((each) => titleAsHtml(each) || inlineMarkup(each))
  return others.reduce((all, each) => withSubtitle(all, each, tag), own)
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
