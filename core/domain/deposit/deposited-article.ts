import { nameParts } from '../article/author-name.ts'
import { writtenText } from '../article/written-text.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { Localized, LocalizedText } from '../language/localized.ts'

/** What registries and indexes are told of an article. Texts may hold markup; '' where nothing is known. */
export interface DepositedArticle {
  readonly doi: string
  /** The language that it was written in, as far as the portal has slots for it: that of its page. */
  readonly language: UiLanguage
  /** BCP 47, of the language that it was written in; '' where that is not known. */
  readonly originalLanguage: string
  /** What it has in languages that are neither Chinese nor English. */
  readonly texts: readonly DepositedText[]
  readonly journal: {
    readonly name: LocalizedText
    readonly abbreviation: string
    readonly issn: string
    readonly publisher: LocalizedText
  }
  /** As JATS names it. */
  readonly type: string
  readonly title: LocalizedText
  readonly authors: readonly DepositedAuthor[]
  /** HTML. */
  readonly abstract: LocalizedText
  readonly keywords: Localized<readonly string[]>
  /** 0 where it is not known. */
  readonly year: number
  readonly volume: string
  readonly issue: string
  readonly firstPage: string
  readonly lastPage: string
  readonly elocationId: string
  /** ISO, as exact as they are known. */
  readonly dates: Readonly<Record<'received' | 'accepted' | 'online' | 'published', string>>
  readonly licenseUrl: string
  readonly awards: readonly Award[]
  readonly references: readonly { readonly key: string; readonly doi: string; readonly text: string }[]
  readonly relations: readonly { readonly type: string; readonly doi: string }[]
  /** Whether its page holds its text. */
  readonly hasText: boolean
  /** Absolute addresses of its page, and of its PDF; '' where it has neither a PDF nor a full text. */
  readonly urls: LocalizedText
  readonly pdfUrl: string
}

/** Titles and abstracts may hold markup; ''. */
export interface DepositedText {
  /** BCP 47. */
  readonly language: string
  readonly title: string
  readonly abstract: string
  readonly keywords: readonly string[]
}

/** What a funder has given. */
export interface Award {
  readonly funder: LocalizedText
  /** Of the funder, as the file writes it: a DOI of the Open Funder Registry, an address of ROR; ''. */
  readonly funderId: string
  /** Numbers of grants; [] where none is told. */
  readonly numbers: readonly string[]
}

export interface DepositedAuthor {
  readonly name: LocalizedText
  /** null where the parts of a name are not told. */
  readonly parts: Localized<{
    readonly surname: string
    readonly givenNames: string
    readonly suffix: string
  } | null>
  readonly isOrganisation: boolean
  readonly orcid: string
  readonly affiliations: readonly DepositedPlace[]
}

/** A place where authors work. */
export interface DepositedPlace {
  readonly name: LocalizedText
  /** Its address in the Research Organization Registry; ''. */
  readonly ror: string
}

/** A date in its parts, without zeros in front. */
export interface DateParts {
  readonly year: string
  readonly month: string
  readonly day: string
}

/** null for what is no date. */
export function datePartsOf(iso: string): DateParts | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?(?:T.*)?$/.exec(iso) ?? []
  return year === '' ? null : { year, month, day }
}

/** When it appeared: in an issue, else online, else the year of its volume; null where nothing is known. */
export const publishedOn = ({ dates, year }: Pick<DepositedArticle, 'dates' | 'year'>): DateParts | null =>
  datePartsOf(dates.published) ??
  datePartsOf(dates.online) ??
  (year > 0 ? datePartsOf(String(year).padStart(4, '0')) : null)

/** Whether there is more to read of it than this record: whatever has a full text has a PDF, printed from it at need. */
export const isReadable = ({ pdfUrl }: Pick<DepositedArticle, 'pdfUrl'>): boolean => pdfUrl !== ''

/** A text in the first of these languages that has it, plain. */
export const textIn = (text: LocalizedText, languages: readonly UiLanguage[]): string =>
  languages.map((language) => writtenText(text[language]).trim()).find((each) => each !== '') ?? ''

/** The names of an author in one language: an organisation, or a person by family and given name. */
export interface DepositedName {
  readonly whole: string
  readonly family: string
  readonly given: string
  readonly suffix: string
}

/** The name in the first of these languages that has it; null for somebody without one. */
export function nameIn(
  { name, parts, isOrganisation }: DepositedAuthor,
  languages: readonly UiLanguage[],
): DepositedName | null {
  const language = languages.find((each) => writtenText(name[each]).trim() !== '')
  if (language === undefined) return null
  const whole = writtenText(name[language]).trim()
  const known = parts[language]
  if (isOrganisation) return { whole, family: '', given: '', suffix: '' }
  if (known !== null && known.surname.trim() !== '')
    return {
      whole,
      family: known.surname.trim(),
      given: known.givenNames.trim(),
      suffix: known.suffix.trim(),
    }
  const { family, given } = nameParts(whole)
  return { whole, family: family || whole, given: family === '' ? '' : given, suffix: '' }
}

/** Where one paragraph of HTML ends or another begins. */
const bounds = /<\/?(?:p|div|li|ul|ol|h[1-6]|section)(?:\s[^<>]*)?>|<br\s*\/?>/gi

/** The paragraphs of a text, plain. */
export const paragraphsOf = (html: string): readonly string[] =>
  html
    .split(bounds)
    .map((part) => writtenText(part).trim())
    .filter((part) => part !== '')

/** The short title of a journal, where it is in letters that the registries read; '' where it is not. */
export const latinAbbreviation = ({ abbreviation }: DepositedArticle['journal']): string =>
  /\p{Script=Han}/u.test(abbreviation) ? '' : abbreviation
