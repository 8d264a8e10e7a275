import { writtenText } from '../article/written-text.ts'
import { iso6393 } from '../language/iso-639-3.ts'
import { uiLanguages, type UiLanguage } from '../language/ui-language.ts'
import { xmlText } from '../text/xml.ts'
import { paragraphsOf, type DepositedArticle, type DepositedText } from './deposited-article.ts'

/** The languages of the portal, that of the article first. */
export const ownFirst = ({ language }: Pick<DepositedArticle, 'language'>): readonly UiLanguage[] =>
  uiLanguages.toSorted((a, b) => Number(b === language) - Number(a === language))

/** The language that it was written in, as a tag of BCP 47. */
export const writtenIn = ({
  originalLanguage,
  language,
}: Pick<DepositedArticle, 'language' | 'originalLanguage'>): string => originalLanguage || language

/** What it says in each of its languages, that of the original first. */
export function textsOf(article: DepositedArticle): readonly DepositedText[] {
  const ours = ownFirst(article).map((language) => ({
    language,
    title: article.title[language],
    abstract: article.abstract[language],
    keywords: article.keywords[language],
  }))
  const original = iso6393(writtenIn(article))
  const isOriginal = ({ language }: DepositedText): boolean => iso6393(language) === original
  return [...article.texts, ...ours].toSorted((a, b) => Number(isOriginal(b)) - Number(isOriginal(a)))
}

/** What it says in one language. */
export interface Wording {
  /** BCP 47. */
  readonly language: string
  readonly text: string
}

/** A text in each language that has it, each wording once: one that stands for a language that is lacking comes again. */
function wordings(article: DepositedArticle, textOf: (texts: DepositedText) => string): readonly Wording[] {
  const known = new Map<string, Wording>()
  for (const texts of textsOf(article)) {
    const text = textOf(texts)
    // characters that XML cannot write make no other wording
    const written = xmlText(text).trim()
    if (written !== '' && !known.has(written)) known.set(written, { language: texts.language, text })
  }
  return [...known.values()]
}

/** Its titles, plain; that of the original first. Law: no wording comes twice. */
export const titlesOf = (article: DepositedArticle): readonly Wording[] =>
  wordings(article, ({ title }) => writtenText(title).trim())

/** Its abstracts, plain, their paragraphs in lines of their own; that of the original first. Law: no wording comes twice. */
export const abstractsOf = (article: DepositedArticle): readonly Wording[] =>
  wordings(article, ({ abstract }) => paragraphsOf(abstract).join('\n'))
