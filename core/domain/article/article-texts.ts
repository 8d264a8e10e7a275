import { uiLanguageOf, type ContentLanguage } from '../language/content-language.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { Localized } from '../language/localized.ts'
import type { Article } from './article.ts'

/** A full text that a reader can choose. */
export interface TextChoice {
  readonly language: ContentLanguage
  /** What the address names; null for the text that is shown without a name. */
  readonly named: ContentLanguage | null
  readonly isShown: boolean
}

/** What title and abstract in the two slots are really written in. */
export interface WrittenLanguages {
  readonly title: Localized<ContentLanguage>
  readonly abstract: Localized<ContentLanguage>
}

/** Which of its texts an article shows. */
export interface ShownTexts {
  /** The language of the full text that is shown where the address names none; null where there is none. */
  readonly unnamedText: ContentLanguage | null
  readonly written: WrittenLanguages
}

/**
 * An original in neither Chinese nor English may stand in for English: its languages, and the article without the titles
 * and abstracts that are shown already. Law: each title and each abstract of the article is left once.
 */
export function withTextsOnce(article: Article): {
  readonly article: Article
  readonly written: WrittenLanguages
} {
  const { texts, title, abstract } = article
  const languageOf = (part: 'title' | 'abstract', slot: UiLanguage): ContentLanguage => {
    const value = article[part][slot]
    return texts.find((text) => value !== null && value !== '' && text[part] === value)?.language ?? slot
  }
  const seen = (value: string | null, slots: Localized<string | null>) =>
    value === slots.zh || value === slots.en
  return {
    article: {
      ...article,
      texts: texts.map((text) => ({
        ...text,
        title: seen(text.title, title) ? '' : text.title,
        abstract: seen(text.abstract, abstract) ? null : text.abstract,
      })),
    },
    written: {
      title: { zh: languageOf('title', 'zh'), en: languageOf('title', 'en') },
      abstract: { zh: languageOf('abstract', 'zh'), en: languageOf('abstract', 'en') },
    },
  }
}

/**
 * The full texts of an article, the shown one among them: first what is shown where none is named, then those in further
 * languages. Law: just one is shown, each language stands once, and none where the article has no full text.
 */
export function textChoices(
  { texts }: Pick<Article, 'texts'>,
  shown: ContentLanguage | null,
  unnamed: ContentLanguage | null,
): readonly TextChoice[] {
  if (shown === null) return []
  const own = unnamed ?? shown
  const further = texts.filter(({ hasFullText, language }) => hasFullText && language !== own)
  const choices = [
    { language: own, named: null },
    ...further.map(({ language }) => ({ language, named: language })),
  ]
  return choices.map((choice) => ({ ...choice, isShown: choice.language === shown }))
}

/** Scripts that run from the right, and languages that are written in one of them where a tag names none. */
const rightToLeft = {
  scripts: new Set('Adlm Arab Aran Hebr Nkoo Rohg Syrc Thaa'.split(' ')),
  languages: new Set('ar arc ckb dv fa he ks nqo ps sd syr ug ur yi'.split(' ')),
} as const

/** How a text in this language runs, by the script of the tag where it names one; undefined for what runs as the page does. */
export function textDirection(language: ContentLanguage): 'rtl' | undefined {
  const script = /^[a-z]+(?:-[a-z]{3})*-([A-Z][a-z]{3})(?:-|$)/.exec(language)?.[1]
  const isTurned =
    script === undefined
      ? rightToLeft.languages.has(language.split('-')[0] ?? '')
      : rightToLeft.scripts.has(script)
  return isTurned ? 'rtl' : undefined
}

/** Whether a text is in none of the languages of the interface. */
export const isFurtherLanguage = (language: ContentLanguage): boolean => uiLanguageOf(language) === null
