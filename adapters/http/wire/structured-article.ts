import { parseContentLanguage, type ContentLanguage, type Sanitiser } from '@xuekan/core'
import type { StructuredArticle, TaggedText } from '@xuekan/core/content'
import type { WireJournalData } from '../contract/journal-data.ts'
import { isoDate } from './iso-date.ts'
import { proseFrom } from './prose.ts'

type Runs = readonly { readonly data: unknown }[]

/** Pieces may hold pieces; what is neither those nor text says nothing. */
const deepest = 8

const joined = (runs: Runs, depth = 0): string => runs.map(({ data }) => textIn(data, depth)).join('')

function textIn(data: unknown, depth: number): string {
  if (typeof data === 'string' || typeof data === 'number') return String(data)
  if (!Array.isArray(data) || depth >= deepest) return ''
  const inner = data.filter((each): each is { data: unknown } => typeof each === 'object' && each !== null)
  return joined(inner, depth + 1)
}

const languageFrom = (tag: string | null): ContentLanguage | null => parseContentLanguage(tag ?? '')

const filledText = <T extends TaggedText>(text: T): readonly T[] => (text.text === '' ? [] : [text])

const authorFrom = (
  wire: WireJournalData['contribgroup']['author'][number],
): StructuredArticle['authors'][number] => ({
  names: wire.name.flatMap(({ lang, surname, givenname }) =>
    surname === null ? [] : [{ language: languageFrom(lang), surname, givenName: givenname ?? '' }],
  ),
  affiliations: wire.aff.flatMap(({ text }) => (text === null ? [] : [text])),
  corresponding: wire.role.includes('corresp'),
  organisation: wire.role.includes('collab'),
  email: wire.email ?? '',
  orcid: wire.orcid ?? '',
})

const referenceFrom = ({
  id,
  label,
  citation,
}: WireJournalData['reflist']['data'][number]): StructuredArticle['references'][number] => ({
  id: id ?? '',
  label: label ?? '',
  citations: citation.flatMap((each) =>
    filledText({
      language: languageFrom(each.lang),
      text: joined(each.text),
      title: each.title ?? '',
      doi: each.doi ?? '',
    }),
  ),
})

/** An article in its parts; texts that say nothing are left out. */
export function structuredArticleFrom(wire: WireJournalData, sanitiser: Sanitiser): StructuredArticle {
  const { titlegroup, contribgroup, articlemeta } = wire
  return {
    language: languageFrom(wire.defaultlang),
    journalName: wire.journalTitle ?? '',
    volume: wire.volume ?? '',
    issue: wire.issue ?? '',
    titles: titlegroup.articletitle.flatMap(({ lang, data }) =>
      filledText({ language: languageFrom(lang), text: joined(data) }),
    ),
    authors: contribgroup.author.map(authorFrom),
    affiliations: contribgroup.aff.map(({ intro }) => ({
      label: intro[0]?.label ?? '',
      names: intro.flatMap(({ lang, text }) =>
        filledText({ language: languageFrom(lang), text: text ?? '' }),
      ),
    })),
    keywords: wire.keyword.map(({ lang, data }) => ({
      language: languageFrom(lang),
      words: data.map((word) => joined(word)).filter((word) => word !== ''),
    })),
    references: wire.reflist.data.map(referenceFrom),
    publisherId: articlemeta.publisherid ?? '',
    doi: articlemeta.doi ?? '',
    funding: articlemeta.fundinggroup.flatMap(({ lang, text }) =>
      filledText({ language: languageFrom(lang), text: joined(text) }),
    ),
    history: {
      received: isoDate(articlemeta.history.received),
      online: isoDate(articlemeta.history.opub),
      published: isoDate(articlemeta.history.ppub),
    },
    texts: wire.body.flatMap(({ lang, data }) => {
      const html = proseFrom(data, sanitiser)
      return html === null ? [] : [{ language: languageFrom(lang), html }]
    }),
  }
}
