/** An element as tests read it. */
interface Read {
  readonly name: string
  readonly children: readonly Read[]
}

/** The order in which the elements of a form may stand, by the element that holds them. */
export type Orders = Readonly<Record<string, readonly string[]>>

/** Written down from the schemas of the registries, as far as the portal uses them. */
export const orderOf: Readonly<Record<'crossref' | 'doaj' | 'pubmed', Orders>> = {
  crossref: {
    doi_batch: ['head', 'body'],
    head: ['doi_batch_id', 'timestamp', 'depositor', 'registrant'],
    depositor: ['depositor_name', 'email_address'],
    body: ['journal'],
    journal: ['journal_metadata', 'journal_issue', 'journal_article'],
    journal_metadata: ['full_title', 'abbrev_title', 'issn'],
    journal_issue: ['publication_date', 'journal_volume', 'issue'],
    journal_volume: ['volume'],
    journal_article: [
      'titles',
      'contributors',
      'jats:abstract',
      'publication_date',
      'acceptance_date',
      'pages',
      'publisher_item',
      'crossmark',
      'fr:program',
      'ai:program',
      'rel:program',
      'doi_data',
      'citation_list',
    ],
    titles: ['title', 'original_language_title'],
    person_name: ['given_name', 'surname', 'suffix', 'affiliations', 'ORCID'],
    institution: ['institution_name', 'institution_id'],
    crossmark: ['crossmark_policy', 'updates', 'custom_metadata'],
    updates: ['update'],
    custom_metadata: ['fr:program', 'ai:program'],
    doi_records: ['doi_record'],
    doi_record: ['crossref'],
    crossref: ['journal'],
    publication_date: ['month', 'day', 'year'],
    acceptance_date: ['month', 'day', 'year'],
    pages: ['first_page', 'last_page'],
    doi_data: ['doi', 'resource', 'collection'],
    citation: ['doi', 'unstructured_citation'],
  },
  doaj: {
    records: ['record'],
    record: [
      'language',
      'publisher',
      'journalTitle',
      'issn',
      'publicationDate',
      'volume',
      'issue',
      'startPage',
      'endPage',
      'doi',
      'documentType',
      'title',
      'authors',
      'affiliationsList',
      'abstract',
      'fullTextUrl',
      'keywords',
    ],
    author: ['name', 'affiliationId', 'orcid_id'],
  },
  pubmed: {
    ArticleSet: ['Article'],
    Article: [
      'Journal',
      'Replaces',
      'ArticleTitle',
      'VernacularTitle',
      'FirstPage',
      'LastPage',
      'ELocationID',
      'Language',
      'AuthorList',
      'PublicationType',
      'ArticleIdList',
      'History',
      'Abstract',
      'OtherAbstract',
      'ObjectList',
    ],
    Journal: ['PublisherName', 'JournalTitle', 'Issn', 'Volume', 'Issue', 'PubDate'],
    PubDate: ['Year', 'Month', 'Day'],
    AffiliationInfo: ['Affiliation', 'Identifier'],
    Author: ['FirstName', 'LastName', 'Suffix', 'CollectiveName', 'AffiliationInfo', 'Identifier'],
  },
}

/** The first element that its order does not know, or that comes too late; null where all is in order. */
export function strayChild({ name, children }: Read, orders: Orders): string | null {
  const order = orders[name]
  let reached = 0
  for (const child of children) {
    const at = order === undefined ? 0 : order.indexOf(child.name)
    if (at < reached && order !== undefined) return `${name}/${child.name}`
    if (order !== undefined) reached = at
    const stray = strayChild(child, orders)
    if (stray !== null) return stray
  }
  return null
}
