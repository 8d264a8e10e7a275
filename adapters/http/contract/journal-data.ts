import { get } from './endpoint.ts'
import { anything, list, named, prose, record, text, verbatim, type Wire } from './shape.ts'

const runs = list(record({ name: text, data: verbatim }))

/**
 * Pieces of text: `name` is `text`, or the markup that it stands in (`sub`, `sup`, `italic`, `bold`). `data` is text
 * here; real portals nest further pieces in it.
 */
const markedRuns = list(record({ name: text, data: anything }))

/** `zh` or `en`; of citations and texts the BCP 47 tag of the language that they are in. */
const lang = text

/** A name that has no parts stands whole as the surname. */
const personName = record({ lang, surname: text, givenname: text })

const author = record({
  name: list(personName),
  /** The labels of the author's affiliations. */
  aff: list(record({ text })),
  /** `corresp` of a corresponding author, `collab` of an organisation. */
  role: list(text),
  /** '' where there is none, since programs put it behind other texts. */
  email: text,
  orcid: text,
})

const affiliation = record({
  id: text,
  /** In the language of the header. */
  text,
  intro: list(record({ lang, label: text, text })),
})

const citation = record({ lang, title: text, text: markedRuns, doi: text })

/**
 * An article in its parts, without an envelope. Names as in the facts; `body` is chosen: the full text as HTML. Unlike
 * in other answers, absent texts of authors are ''.
 */
const journalDataAnswer = named(
  'StructuredArticle',
  record({
    /** Of the original. */
    defaultlang: lang,
    /** In the language of the header. */
    journalTitle: text,
    volume: text,
    issue: text,
    titlegroup: record({ articletitle: list(record({ lang, data: markedRuns })) }),
    contribgroup: record({ author: list(author), aff: list(affiliation), executiveeditor: anything }),
    /** A list of runs for each keyword. */
    keyword: list(record({ lang, data: list(runs) })),
    reflist: record({ data: list(record({ id: text, label: text, citation: list(citation) })) }),
    articlemeta: record({
      /** The article's id here. */
      publisherid: text,
      doi: text,
      fundinggroup: list(record({ lang, text: runs })),
      /** ISO dates, as exact as they are known: received, published online, published in print. */
      history: record({ received: text, opub: text, ppub: text }),
    }),
    body: list(record({ lang, data: prose })),
  }),
)

export type WireJournalData = Wire<typeof journalDataAnswer>

/** C7.15: the full text of an article as data. */
export const journalDataEndpoints = {
  journalData: get('journal-web/getData', ['contentUrl'], journalDataAnswer, {
    origin: 'known',
    form: 'bare',
    summary: 'An article in its parts, with its full text, by the contentUrl that the article names.',
  }),
} as const
