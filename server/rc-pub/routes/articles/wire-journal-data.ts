import { localise, uiLanguageOf, uiLanguages, type Localized, type UiLanguage } from '@xuekan/core'
import { parseInlineMarkup, type InlineNode } from '@xuekan/core/content'
import type { WireJournalData } from '@xuekan/rc-pub/contract'
import type { AffiliationRecord, ContributorRecord, FullTextRecord } from '../../store/article-record.ts'
import type { ArticleRow } from '../../store/article-row.ts'
import type { ReferenceRow } from '../../store/find-article-details.ts'
import { imprintOf } from '../../store/imprint-of.ts'
import { orNull } from '../endpoint-handler.ts'

/** What a record has of something, in each language that has it. */
const inEach = <T, U>(
  slots: Localized<T>,
  isThere: (value: T) => boolean,
  print: (value: T, lang: UiLanguage) => U,
): readonly U[] => uiLanguages.flatMap((lang) => (isThere(slots[lang]) ? [print(slots[lang], lang)] : []))

const isText = (text: string): boolean => text !== ''

const textRun = (data: string) => ({ name: 'text', data })

/** Markup as runs: of nested kinds the inner one. */
const runsOf = (nodes: readonly InlineNode[], name = 'text'): readonly { name: string; data: string }[] =>
  nodes.flatMap((node) =>
    node.kind === 'text' ? [{ name, data: node.text }] : runsOf(node.children, node.kind),
  )

function nameOf({ name, personName }: ContributorRecord, lang: UiLanguage) {
  const parts = personName[lang]
  if (parts === null) return { lang, surname: name[lang], givenname: null }
  const given = [parts.givenNames, parts.suffix].filter(isText).join(', ')
  return { lang, surname: parts.surname || given, givenname: parts.surname === '' ? null : orNull(given) }
}

const authorOf = (contributor: ContributorRecord, labels: ReadonlyMap<string, string>) => ({
  name: inEach(contributor.name, isText, (_name, lang) => nameOf(contributor, lang)),
  aff: contributor.affiliations.flatMap((key) => {
    const label = labels.get(key)
    return label === undefined ? [] : [{ text: label }]
  }),
  role: [...(contributor.corresponding ? ['corresp'] : []), ...(contributor.collab ? ['collab'] : [])],
  email: contributor.email,
  orcid: contributor.orcid,
})

/** A lone affiliation has no label to point at. */
const labelOf = ({ label }: AffiliationRecord, index: number): string => label || String(index + 1)

const referenceOf = ({ id, label, text, doi, citations }: ReferenceRow, original: string) => ({
  id,
  label: orNull(label),
  citation:
    citations.length === 0
      ? [{ lang: original, title: null, text: [textRun(text)], doi: orNull(doi) }]
      : citations.map((each) => ({
          lang: each.language,
          title: orNull(each.title || each.source),
          text: [textRun(each.text)],
          doi: orNull(each.doi),
        })),
})

/** An article in its parts, in both languages; the journal's name and `aff[].text` in the one asked for. */
export function wireJournalData(
  row: ArticleRow,
  {
    texts,
    references,
  }: { readonly texts: readonly FullTextRecord[]; readonly references: readonly ReferenceRow[] },
  language: UiLanguage,
): WireJournalData {
  const { record } = row
  const { title, contributors, affiliations, keywords, funding, dates } = record
  const labels = new Map(affiliations.map((each, index) => [each.key, labelOf(each, index)]))
  return {
    defaultlang: uiLanguageOf(record.originalLanguage) ?? 'en',
    journalTitle: orNull(localise(imprintOf(row).name, language)),
    volume: orNull(record.volume),
    issue: orNull(record.issue),
    titlegroup: {
      articletitle: inEach(title, isText, (text, lang) => ({ lang, data: runsOf(parseInlineMarkup(text)) })),
    },
    contribgroup: {
      author: contributors.map((each) => authorOf(each, labels)),
      aff: affiliations.map((each, index) => ({
        id: each.key,
        text: orNull(localise(each.name, language)),
        intro: inEach(each.name, isText, (text, lang) => ({ lang, label: labelOf(each, index), text })),
      })),
      // No article tells of one.
      executiveeditor: null,
    },
    keyword: inEach(
      keywords,
      (words) => words.length > 0,
      (words, lang) => ({ lang, data: words.map((word) => [textRun(word)]) }),
    ),
    reflist: { data: references.map((each) => referenceOf(each, record.originalLanguage)) },
    articlemeta: {
      publisherid: String(row.id),
      doi: orNull(record.doi),
      fundinggroup: inEach(funding, isText, (text, lang) => ({ lang, text: [textRun(text)] })),
      history: {
        received: orNull(dates.received),
        opub: orNull(dates.online),
        ppub: orNull(dates.published),
      },
    },
    body: texts.map(({ language: lang, html }) => ({ lang, data: html })),
  }
}
