import { err, ok, type Result } from '@xuekan/core'
import type { ArticleAboutRecord, ArticleRecord, FullTextRecord } from '../store/article-record.ts'
import { graphicalAbstractUrl } from './html/abstract.ts'
import {
  openArticle,
  openFloats,
  referenceListsOf,
  type ArticleHtml,
  type ArticleSource,
} from './html/article-html.ts'
import { lettersOf } from './html/peer-review.ts'
import type { ResolveGraphic } from './html/rendering.ts'
import { sharedIds } from './html/shared-ids.ts'
import type { ImportProblem } from './import-problem.ts'
import {
  readAttachments,
  readSourceUrl,
  withSupplements,
  type ResolveAttachment,
} from './meta/attachments.ts'
import { readAbout } from './meta/about.ts'
import { graphicalAbstractUrls, hasSlot, readAbstracts, summariesBeside } from './meta/abstracts.ts'
import { readSection } from './meta/section.ts'
import { readContributors } from './meta/contributors.ts'
import { readDates, readYear } from './meta/dates.ts'
import { readFigures } from './meta/figures.ts'
import { furtherTexts, type TextsInEachLanguage } from './meta/further-texts.ts'
import { awardsOf } from './meta/awards.ts'
import { readFunding } from './meta/funding.ts'
import { readDoi, readKey } from './meta/identifiers.ts'
import { readIssn, readJournalName, readPublisher } from './meta/journal.ts'
import { readKeywords } from './meta/keywords.ts'
import { readLicense } from './meta/license.ts'
import {
  readLanguageVersions,
  type LanguageVersion,
  type LanguageVersions,
} from './meta/language-versions.ts'
import { readTables } from './meta/tables.ts'
import { readHeadings, readTitles } from './meta/titles.ts'
import { readVersion } from './meta/version.ts'
import { createServerSanitiser } from './sanitise.ts'
import { plainText } from './text/plain-text.ts'
import { baseOf, filled, textSlots, toSlots, type Tagged } from './text/tags.ts'
import { withHtmlTables } from './xml/cals-tables.ts'
import { withAddressesAsWords } from './xml/link-addresses.ts'
import { withMailNamed } from './xml/mail-links.ts'
import { withPresentNames } from './xml/older-names.ts'
import { readXml } from './xml/read-xml.ts'
import { withCaptionsAround } from './xml/table-captions.ts'
import { withTaxonNamesApart } from './xml/taxon-names.ts'
import { attribute, childNamed, childrenNamed, type XmlElement } from './xml/xml-tree.ts'

export interface ReadJatsOptions {
  /** Named in problems. */
  readonly fileName: string
  readonly resolveGraphic: ResolveGraphic
  /** Without it no files come with the article. */
  readonly resolveAttachment?: ResolveAttachment
}

const { sanitise } = createServerSanitiser()
const sanitised = ({ tag, value }: Tagged<string>): Tagged<string> => ({ tag, value: sanitise(value) })

/** A translation without a body is a translated abstract; the original shows its back matter even without a body. */
const hasFullText = (version: LanguageVersion, original: LanguageVersion): boolean =>
  version === original || childNamed(version.element, 'body') !== undefined

/** The letters of an article or a translation, each with its language. */
const lettersIn = ({ element, tag }: LanguageVersion): readonly XmlElement[] =>
  lettersOf(element).map((letter) =>
    attribute(letter, 'xml:lang') === ''
      ? { ...letter, attributes: new Map([...letter.attributes, ['xml:lang', tag]]) }
      : letter,
  )

const sourceOf = (
  version: LanguageVersion,
  versions: LanguageVersions,
  shared: Pick<ArticleSource, 'doi' | 'listed' | 'resolveGraphic'>,
): ArticleSource => {
  const [original] = versions
  const own = referenceListsOf(version.element)
  const letters = lettersIn(version)
  const textless =
    version === original ? versions.filter((each) => !hasFullText(each, original)).flatMap(lettersIn) : []
  return {
    ...version,
    ...shared,
    fronts: versions,
    textLanguages: new Set(
      versions.filter((each) => hasFullText(each, original)).map((each) => baseOf(each.tag)),
    ),
    referenceLists: own.length > 0 ? own : referenceListsOf(original.element),
    // those of a translation without a text stand with the letters of the original
    letters: letters.length > 0 || version === original ? [...letters, ...textless] : lettersIn(original),
  }
}

const readFullTexts = (
  versions: LanguageVersions,
  articles: readonly ArticleHtml[],
): readonly Tagged<string>[] => {
  const texts = filled(
    articles.flatMap((article, index) => {
      const version = versions[index]
      return version === undefined || !hasFullText(version, versions[0])
        ? []
        : [{ tag: version.tag, value: sanitise(article.write()) }]
    }),
  )
  const shared = sharedIds(texts.map(({ value }) => value))
  return texts.map(({ tag, value }, index) => ({ tag, value: shared[index] ?? value }))
}

const fullTextSlots = (texts: readonly Tagged<string>[]): ArticleRecord['fullText'] =>
  toSlots<FullTextRecord | null>(
    texts.map(({ tag, value }) => ({ tag, value: { language: tag, html: value } })),
    null,
  )

const headingOf = (versions: LanguageVersions): Pick<ArticleAboutRecord, 'heading'> => {
  const headings = readHeadings(versions)
  return headings.length === 0
    ? {}
    : { heading: textSlots(headings.map(({ tag, value }) => ({ tag, value: sanitise(value) }))) }
}

const readRecord = (
  article: XmlElement,
  versions: LanguageVersions,
  { resolveGraphic, resolveAttachment = () => null }: ReadJatsOptions,
): ArticleRecord => {
  const [original] = versions
  const { meta, tag } = original
  const doi = readDoi(meta)
  const journalName = readJournalName(article, tag)
  const attachments = readAttachments(versions, resolveAttachment)
  const resolveFile = withSupplements(resolveGraphic, attachments)
  const people = readContributors(versions)
  const column = readSection(versions)
  const listed = new Set([
    ...[...people.affiliations.map(({ name }) => name), column].flatMap(({ zh, en }) => [zh, en]),
    ...people.contributors.map(({ email }) => email),
  ])
  const sources = versions.map((version) =>
    sourceOf(version, versions, { doi, listed, resolveGraphic: resolveFile }),
  )
  const articles = sources.map(openArticle)
  const floats = sources.map(openFloats)
  const summaries = summariesBeside(versions, resolveFile).map(sanitised)
  const besideText = textSlots(summaries.filter(hasSlot))
  const texts: TextsInEachLanguage = {
    titles: readTitles(versions),
    abstracts: readAbstracts(versions, summaries, resolveGraphic).map(sanitised),
    keywords: readKeywords(versions),
    fullTexts: readFullTexts(versions, articles),
  }
  const pictures = graphicalAbstractUrls(versions, resolveGraphic)
  const field = (name: string) => plainText(childNamed(meta, name))
  return {
    key: readKey(meta, journalName.en || journalName.zh),
    doi,
    type: attribute(article, 'article-type') || 'other',
    title: textSlots(texts.titles),
    journalName,
    issn: readIssn(article),
    publisher: readPublisher(article, tag),
    column,
    ...people,
    abstractHtml: textSlots(texts.abstracts),
    keywords: toSlots(texts.keywords, []),
    year: readYear(meta),
    volume: field('volume'),
    issue: field('issue'),
    firstPage: field('fpage'),
    lastPage: field('lpage'),
    elocationId: field('elocation-id'),
    dates: readDates(meta),
    version: readVersion(meta),
    funding: readFunding(versions),
    license: readLicense(meta),
    fullText: fullTextSlots(texts.fullTexts),
    furtherTexts: furtherTexts(tag, texts),
    references: articles[0]?.references() ?? [],
    figures: readFigures(versions, floats[0]?.idOf ?? (() => ''), resolveGraphic),
    tables: readTables(versions, floats, sanitise, resolveGraphic),
    attachments,
    sourceUrl: readSourceUrl(original),
    graphicAbstractUrl: graphicalAbstractUrl(
      versions.flatMap((version) => childrenNamed(version.meta, 'abstract', 'trans-abstract')),
      resolveGraphic,
    ),
    ...(pictures.zh + pictures.en === '' ? {} : { graphicAbstractUrls: pictures }),
    originalLanguage: tag,
    about: {
      ...readAbout(article, versions),
      ...headingOf(versions),
      ...awardsOf(versions),
      ...(summaries.some(hasSlot) ? { summaries: besideText } : {}),
    },
  }
}

/**
 * Reads one article in JATS or its forerunner NLM. The text is untrusted: no entity of its own is expanded, and all
 * HTML of the record has passed the sanitiser. The same text gives the same record. Original language, translated
 * titles, abstracts and keywords, and sub-articles that are translations fill the two slots of the record: Chinese
 * zh, English en, and any other original en where there is no English. What is in a language without a slot is a
 * further text of the record.
 * @returns problems where the file is not XML, holds no article, or lacks what a record cannot be without.
 */
export const readJats = (
  xml: string,
  options: ReadJatsOptions,
): Result<ArticleRecord, readonly ImportProblem[]> => {
  const tree = readXml(xml, options.fileName)
  return tree.ok ? readArticle(tree.value, options) : err([tree.error])
}

/** The tree in the forms that readers of its parts know. */
const withUsualForms = (article: XmlElement): XmlElement =>
  withAddressesAsWords(withMailNamed(withTaxonNamesApart(withCaptionsAround(withHtmlTables(article)))))

/** `readJats` for an article that has been parsed, such as one of many in a file. */
export const readArticle = (
  parsed: XmlElement,
  options: ReadJatsOptions,
): Result<ArticleRecord, readonly ImportProblem[]> => {
  const article = withPresentNames(withUsualForms(parsed))
  const problem = (reason: string, line = article.line): ImportProblem => ({
    file: options.fileName,
    line,
    reason,
  })
  if (article.name !== 'article') return err([problem(`the root element is ${article.name}, not article`)])
  const versions = readLanguageVersions(article)
  if (versions === null) return err([problem('the article has no article-meta')])
  const record = readRecord(article, versions, options)
  const { meta } = versions[0]
  const problems = [
    ...(record.title.zh === '' && record.title.en === ''
      ? [problem('the article has no title', meta.line)]
      : []),
    ...(record.year === 0 ? [problem('the article has no year of publication', meta.line)] : []),
  ]
  return problems.length > 0 ? err(problems) : ok(record)
}
