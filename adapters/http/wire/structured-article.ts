import { present, type Sanitiser, type StructuredArticle, type TaggedText } from '@xuekan/core'
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

const told = <T extends TaggedText>(text: T): readonly T[] => (text.text === '' ? [] : [text])

const authorFrom = (
  wire: WireJournalData['contribgroup']['author'][number],
): StructuredArticle['authors'][number] => ({
  names: wire.name.flatMap(({ lang, surname, givenname }) =>
    present(surname) === ''
      ? []
      : [{ language: present(lang), surname: present(surname), givenName: present(givenname) }],
  ),
  affiliations: wire.aff.flatMap(({ text }) => (present(text) === '' ? [] : [present(text)])),
  corresponding: wire.role.includes('corresp'),
  organisation: wire.role.includes('collab'),
  email: present(wire.email),
  orcid: present(wire.orcid),
})

const referenceFrom = ({
  id,
  label,
  citation,
}: WireJournalData['reflist']['data'][number]): StructuredArticle['references'][number] => ({
  id: present(id),
  label: present(label),
  citations: citation.flatMap((each) =>
    told({
      language: present(each.lang),
      text: joined(each.text),
      title: present(each.title),
      doi: present(each.doi),
    }),
  ),
})

/** An article in its parts; texts that say nothing are left out. */
export function structuredArticleFrom(wire: WireJournalData, sanitiser: Sanitiser): StructuredArticle {
  const { titlegroup, contribgroup, articlemeta } = wire
  return {
    language: present(wire.defaultlang),
    journalName: present(wire.journalTitle),
    volume: present(wire.volume),
    issue: present(wire.issue),
    titles: titlegroup.articletitle.flatMap(({ lang, data }) =>
      told({ language: present(lang), text: joined(data) }),
    ),
    authors: contribgroup.author.map(authorFrom),
    affiliations: contribgroup.aff.map(({ intro }) => ({
      label: present(intro[0]?.label),
      names: intro.flatMap(({ lang, text }) => told({ language: present(lang), text: present(text) })),
    })),
    keywords: wire.keyword.map(({ lang, data }) => ({
      language: present(lang),
      words: data.map((word) => joined(word)).filter((word) => word !== ''),
    })),
    references: wire.reflist.data.map(referenceFrom),
    publisherId: present(articlemeta.publisherid),
    doi: present(articlemeta.doi),
    funding: articlemeta.fundinggroup.flatMap(({ lang, text }) =>
      told({ language: present(lang), text: joined(text) }),
    ),
    history: {
      received: isoDate(articlemeta.history.received),
      online: isoDate(articlemeta.history.opub),
      published: isoDate(articlemeta.history.ppub),
    },
    texts: wire.body.flatMap(({ lang, data }) => {
      const html = proseFrom(data, sanitiser)
      return html === null ? [] : [{ language: present(lang), html }]
    }),
  }
}
