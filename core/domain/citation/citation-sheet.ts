import type { ArticleImprint, ArticleRelation } from '../article/article.ts'
import { underTitleAsCited } from '../article/title-as-cited.ts'
import { fallbacks } from '../language/fallbacks.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { SiteId } from '../site/site.ts'
import { formLanguage, type CitationForm } from './citation-form.ts'
import type { CitationFormatName } from './citation-format-names.ts'
import { citationFileName, citationFormats } from './citation-formats.ts'
import { citationKey } from './citation-key.ts'
import { citationRecordOf, type CitableInFull, type RegistryNumbers } from './citation-record-of.ts'
import type { CitationRecord } from './citation-record.ts'
import { exportAddressOfOne } from './export-address.ts'
import { printApa } from './print-apa.ts'
import { printGbt7714 } from './print-gbt7714.ts'
import { printMla } from './print-mla.ts'
import { printVancouver } from './print-vancouver.ts'
import { styled, unstyled, type StyledText } from './styled-text.ts'

/** The styles in which a citation is written out, in the order in which they are offered. */
export const citationStyles = ['gbt7714', 'apa', 'mla', 'vancouver'] as const
export type CitationStyle = (typeof citationStyles)[number]

/** A citation in one style: a line for each language that it has. */
export interface StyledCitation {
  readonly style: CitationStyle
  readonly lines: readonly { readonly language: UiLanguage; readonly parts: StyledText }[]
}

/** A citation as a file of one format. */
export interface CitationFile {
  readonly format: CitationFormatName
  readonly fileName: string
  /** Where it is had. */
  readonly address: string
  /** What stands in it. */
  readonly text: string
}

/** One article as it can be cited: in every style and every format. */
export interface CitationSheet {
  /** Names the files. */
  readonly key: string
  readonly styles: readonly StyledCitation[]
  readonly files: readonly CitationFile[]
}

/** An article with what a citation says of it and of its journal. */
export interface CitableArticle extends CitableInFull {
  readonly siteId: SiteId
  readonly about: RegistryNumbers & {
    readonly imprint: Pick<ArticleImprint, 'issn' | 'abbreviation'>
    readonly relations: readonly ArticleRelation[]
  }
}

export interface CitationSheetOptions {
  readonly form: CitationForm
  /** Of the page: it comes first where both are shown, and files are in it. */
  readonly language: UiLanguage
  /** The absolute address of the article's page in a language. */
  readonly urlIn: (language: UiLanguage) => string
}

/**
 * An article in every style and format. Where both languages say the same, since the article stands in one alone, they
 * are one line. A file is in one language; those formats that carry two have both.
 */
export function citationSheet(
  article: CitableArticle,
  { form, language, urlIn }: CitationSheetOptions,
): CitationSheet {
  const { imprint } = article.about
  const cited = underTitleAsCited(article)
  const recordIn = (each: UiLanguage): CitationRecord => citationRecordOf(cited, each, urlIn(each), imprint)
  const wanted: readonly UiLanguage[] = form === 'both' ? fallbacks(language) : [form]
  const records = wanted.map(recordIn)
  const fileLanguage = formLanguage(form, language)
  const record = recordIn(fileLanguage)
  return {
    key: citationKey(record),
    styles: citationStyles.map((style) => ({
      style,
      lines: records
        .map((each) => ({ language: each.language, parts: printers[style](each, imprint) }))
        .filter(({ parts }, index, all) => index === 0 || unstyled(parts) !== unstyled(all[0]?.parts ?? [])),
    })),
    files: citationFormats.map((format) => ({
      format: format.name,
      fileName: citationFileName(format, [record]),
      address: exportAddressOfOne(format, article, fileLanguage),
      text: format.print([record]),
    })),
  }
}

const printers: Readonly<
  Record<CitationStyle, (record: CitationRecord, imprint: Pick<ArticleImprint, 'abbreviation'>) => StyledText>
> = {
  gbt7714: (record) => styled(printGbt7714(record)),
  apa: printApa,
  mla: printMla,
  vancouver: (record, { abbreviation }) => printVancouver(record, abbreviation),
}
