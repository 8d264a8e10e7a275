import { uiLanguages, type LocalizedText, type UiLanguage } from '@xuekan/core'
import type { ArticleRow } from '../../store/article-row.ts'
import type { FullTextRecord, FurtherTextRecord } from '../../store/article-record.ts'
import { xmlLeaf, type Xml } from '@xuekan/core/content'

/** One article with what its metadata say besides its row. */
export interface HarvestedArticle {
  readonly row: ArticleRow
  readonly furtherTexts: readonly FurtherTextRecord[]
  /** In every language that has one; none where the form asks for none. */
  readonly fullTexts: readonly FullTextRecord[]
  /** The journal that published it, which may be another than that of its site. */
  readonly journal: { readonly name: LocalizedText; readonly issn: string; readonly publisher: LocalizedText }
  /** Absolute addresses of its page and of its PDF; '' where it has none. */
  readonly urls: Readonly<Record<UiLanguage, string>>
  readonly pdfUrl: string
}

/** A form in which articles are harvested. */
export interface MetadataFormat {
  readonly prefix: string
  readonly schema: string
  readonly namespace: string
  /** True of a form that has full texts, of which a part of a list has fewer. */
  readonly hasTexts: boolean
  /** One element. */
  readonly print: (article: HarvestedArticle) => Xml
}

/** An element for each language that the text has, the article's own language first. */
export const inEachLanguage = (
  { row }: HarvestedArticle,
  name: string,
  text: Readonly<Record<UiLanguage, string>>,
): Xml =>
  languagesOf(row)
    .map((language) => xmlLeaf(name, text[language], { 'xml:lang': language }))
    .join('')

/** Both languages of the portal, that of the article first. */
export const languagesOf = ({ record }: ArticleRow): readonly UiLanguage[] =>
  uiLanguages.toSorted(
    (a, b) => Number(b === record.originalLanguage) - Number(a === record.originalLanguage),
  )

/** A text in the first of the article's languages that has it; ''. */
export const firstOf = ({ row }: HarvestedArticle, text: LocalizedText): string =>
  languagesOf(row)
    .map((language) => text[language])
    .find((each) => each !== '') ?? ''
