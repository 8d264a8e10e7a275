import type { UiLanguage } from '../language/ui-language.ts'
import { iso6391 } from '../language/iso-639-3.ts'
import { xmlElement, xmlLeaf, type Xml } from '../text/xml.ts'
import { crossrefIssn, crossrefLongest as longest, crossrefName } from './crossref-values.ts'
import { fundersXml, licenceXml, referenceXml } from './crossref-programs.ts'
import {
  datePartsOf,
  isReadable,
  latinAbbreviation,
  nameIn,
  publishedOn,
  textIn,
  type DateParts,
  type DepositedArticle,
  type DepositedAuthor,
} from './deposited-article.ts'
import { abstractsOf, ownFirst, titlesOf, writtenIn, type Wording } from './deposited-texts.ts'

/** Who deposits, and when: the registry takes the deposit of the highest time for the last. */
export interface DepositBatch {
  readonly id: string
  /** Digits that rise with time, such as 20261123120000. */
  readonly timestamp: string
  readonly depositor: string
  readonly email: string
  readonly registrant: string
  /** DOI of the page on which the publisher says how it corrects; '' where there is none: corrections are related works then. */
  readonly policy: string
  /** DOIs in lower case that the registry has taken before. */
  readonly sentBefore: ReadonlySet<string>
}

const namespaces = {
  xmlns: 'http://www.crossref.org/schema/5.5.0',
  'xmlns:jats': 'http://www.ncbi.nlm.nih.gov/JATS1',
  'xmlns:ai': 'http://www.crossref.org/AccessIndicators.xsd',
  'xmlns:fr': 'http://www.crossref.org/fundref.xsd',
  'xmlns:rel': 'http://www.crossref.org/relations.xsd',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation':
    'http://www.crossref.org/schema/5.5.0 https://data.crossref.org/schemas/crossref5.5.0.xsd',
} as const

/** Names first in letters that every reader of the registry can read. */
const latinFirst: readonly UiLanguage[] = ['en', 'zh']

/**
 * Articles as one deposit of Crossref (schema 5.5.0), each with the journal and the issue that it stands in. Laws:
 * well-formed whatever the texts hold; elements in the order of the schema.
 */
export const printCrossref = (articles: readonly DepositedArticle[], batch: DepositBatch): Xml =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement(
    'doi_batch',
    { version: '5.5.0', ...namespaces },
    headXml(batch) + xmlElement('body', {}, journalsXml(articles, batch)),
  )}\n`

const journalsXml = (articles: readonly DepositedArticle[], batch: Pick<DepositBatch, 'policy'>): Xml =>
  articles.map((article) => xmlElement('journal', {}, journalXml(article, batch.policy))).join('')

/**
 * What the registry knows of one article, as its look-ups by DOI answer (`unixref`): the same that is deposited, without
 * who deposits it.
 */
export const printUnixref = (article: DepositedArticle, policy = ''): Xml =>
  unixref(
    article.doi,
    xmlElement('crossref', namespaces, xmlElement('journal', {}, journalXml(article, policy))),
  )

/** The answer for a DOI that is not there. */
export const printUnknownDoi = (doi: string): Xml =>
  unixref(doi, xmlElement('crossref', {}, xmlLeaf('error', `doi:${doi} is not here`)))

const unixref = (doi: string, content: Xml): Xml =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement(
    'doi_records',
    {},
    xmlElement('doi_record', { owner: doi.split('/', 1)[0] ?? '' }, content),
  )}\n`

const headXml = ({ id, timestamp, depositor, email, registrant }: DepositBatch): Xml =>
  xmlElement(
    'head',
    {},
    [
      xmlLeaf('doi_batch_id', id),
      xmlLeaf('timestamp', timestamp),
      xmlElement('depositor', {}, xmlLeaf('depositor_name', depositor) + xmlLeaf('email_address', email)),
      xmlLeaf('registrant', registrant),
    ].join(''),
  )

function journalXml(article: DepositedArticle, policy: string): Xml {
  const { journal, language, volume, issue } = article
  const names = ownFirst(article).map((each) =>
    xmlLeaf('full_title', textIn(journal.name, [each]).slice(0, longest.journal)),
  )
  const metadata = [
    ...names,
    xmlLeaf('abbrev_title', latinAbbreviation(journal).slice(0, longest.abbreviation)),
    xmlLeaf('issn', crossrefIssn(journal.issn)),
  ]
  const numbers = [
    dateXml('publication_date', publishedOn(article), 'online'),
    xmlElement('journal_volume', {}, xmlLeaf('volume', volume.slice(0, longest.number))),
    xmlLeaf('issue', issue.slice(0, longest.number)),
  ]
  return [
    xmlElement('journal_metadata', { language }, metadata.join('')),
    volume === '' && issue === '' ? '' : xmlElement('journal_issue', {}, numbers.join('')),
    articleXml(article, policy),
  ].join('')
}

function articleXml(article: DepositedArticle, policy: string): Xml {
  const { dates } = article
  const online = datePartsOf(dates.online)
  // what has one date appeared online alone
  const print = online === null || dates.published === dates.online ? null : datePartsOf(dates.published)
  return xmlElement(
    'journal_article',
    { publication_type: publicationTypeOf(article), language: iso6391(writtenIn(article)) },
    [
      titlesXml(article),
      xmlElement('contributors', {}, authorsXml(article)),
      ...abstractsOf(article).map(abstractXml),
      dateXml('publication_date', online ?? publishedOn(article), 'online'),
      dateXml('publication_date', print, 'print'),
      dateXml('acceptance_date', datePartsOf(dates.accepted)),
      pagesXml(article),
      crossmarkXml(article, policy) || fundersXml(article) + licenceXml(article),
      relationsXml(article, policy),
      doiXml(article),
      xmlElement('citation_list', {}, article.references.map(referenceXml).join('')),
    ].join(''),
  )
}

/** How much of it is to be had at its address. */
function publicationTypeOf(article: DepositedArticle): string {
  if (isReadable(article)) return 'full_text'
  return abstractsOf(article).length > 0 ? 'abstract_only' : 'bibliographic_record'
}

/** The title that most can read, and the original one where that is another. */
function titlesXml(article: DepositedArticle): Xml {
  const [own] = titlesOf(article)
  const shown = textIn(article.title, latinFirst) || (own?.text ?? '')
  const original =
    own === undefined || own.text === shown
      ? ''
      : xmlLeaf('original_language_title', own.text, { language: iso6391(own.language) })
  return xmlElement('titles', {}, xmlLeaf('title', shown) + original)
}

/** The first of those who have a name is the first. */
function authorsXml({ authors }: DepositedArticle): Xml {
  let written = ''
  for (const author of authors) written += authorXml(author, written === '' ? 'first' : 'additional')
  return written
}

function authorXml(author: DepositedAuthor, sequence: 'first' | 'additional'): Xml {
  const name = nameIn(author, latinFirst)
  if (name === null) return ''
  const role = { sequence, contributor_role: 'author' }
  if (author.isOrganisation) return xmlLeaf('organization', name.whole.slice(0, longest.organisation), role)
  const [family, given] = [crossrefName(name.family), crossrefName(name.given)]
  // a person without a family name is known by the other
  const surname = xmlLeaf('surname', family || given)
  if (surname === '') return ''
  const places = author.affiliations.map(({ name: place, ror }) =>
    xmlElement(
      'institution',
      {},
      xmlLeaf('institution_name', textIn(place, latinFirst)) +
        xmlLeaf('institution_id', ror, { type: 'ror' }),
    ),
  )
  return xmlElement(
    'person_name',
    role,
    [
      xmlLeaf('given_name', family === '' ? '' : given),
      surname,
      xmlLeaf('suffix', name.suffix.slice(0, longest.suffix)),
      xmlElement('affiliations', {}, places.join('')),
      xmlLeaf('ORCID', author.orcid === '' ? '' : `https://orcid.org/${author.orcid}`),
    ].join(''),
  )
}

const abstractXml = ({ language, text }: Wording): Xml =>
  xmlElement(
    'jats:abstract',
    { 'xml:lang': language },
    text
      .split('\n')
      .map((paragraph) => xmlLeaf('jats:p', paragraph))
      .join(''),
  )

const dateXml = (name: string, date: DateParts | null, medium = ''): Xml =>
  date === null
    ? ''
    : xmlElement(
        name,
        { media_type: medium },
        xmlLeaf('month', date.month) + xmlLeaf('day', date.day) + xmlLeaf('year', date.year),
      )

function pagesXml({ firstPage, lastPage, elocationId }: DepositedArticle): Xml {
  const pages = xmlLeaf('first_page', firstPage.slice(0, longest.page))
  if (pages !== '')
    return xmlElement('pages', {}, pages + xmlLeaf('last_page', lastPage.slice(0, longest.page)))
  const number = xmlLeaf('item_number', elocationId.slice(0, longest.page), {
    item_number_type: 'article_number',
  })
  return xmlElement('publisher_item', {}, number)
}

/** What JATS calls a relation, in the words of the registry; others are related material. */
const relationTypes = new Map([
  ['commentary-article', 'isCommentOn'],
  ['commentary', 'hasComment'],
  ['letter-article', 'isReplyTo'],
  ['peer-reviewed-article', 'isReviewOf'],
])

/** What JATS calls the article that a notice is about, in the words of the registry for what befell it. */
const updateTypes = new Map([
  ['corrected-article', 'correction'],
  ['addended-article', 'addendum'],
  ['updated-article', 'correction'],
  ['retracted-article', 'retraction'],
  ['object-of-concern', 'expression_of_concern'],
])

/** The day on which a notice took effect, as exact as a day: the registry takes no less. */
function updatedOn(article: DepositedArticle): string {
  const date = publishedOn(article)
  return date === null ? '' : [date.year, date.month || '01', date.day || '01'].join('-')
}

/**
 * That an article corrects or retracts others, in the registry's own word for it, with funders and licence within as it asks. It
 * stands on the notice alone, and needs the page of policy and a date; '' without one of them.
 */
function crossmarkXml(article: DepositedArticle, policy: string): Xml {
  const date = updatedOn(article)
  const updates = article.relations.map(({ type, doi }) =>
    xmlLeaf('update', updateTypes.has(type) ? doi : '', { type: updateTypes.get(type) ?? '', date }),
  )
  if (policy === '' || date === '' || updates.every((each) => each === '')) return ''
  return xmlElement(
    'crossmark',
    {},
    [
      xmlLeaf('crossmark_policy', policy),
      xmlElement('updates', {}, updates.join('')),
      xmlElement('custom_metadata', {}, fundersXml(article) + licenceXml(article)),
    ].join(''),
  )
}

/** What the registry has told already as a correction stands nowhere else. */
const relationsXml = (article: DepositedArticle, policy: string): Xml =>
  xmlElement(
    'rel:program',
    {},
    article.relations
      .filter(({ type }) => crossmarkXml(article, policy) === '' || !updateTypes.has(type))
      .map(({ type, doi }) =>
        xmlElement(
          'rel:related_item',
          {},
          xmlLeaf('rel:inter_work_relation', doi, {
            'relationship-type': relationTypes.get(type) ?? 'isRelatedMaterial',
            'identifier-type': 'doi',
          }),
        ),
      )
      .join(''),
  )

function doiXml({ doi, urls, language, pdfUrl }: DepositedArticle): Xml {
  const file = xmlLeaf('resource', pdfUrl, { mime_type: 'application/pdf', content_version: 'vor' })
  return xmlElement(
    'doi_data',
    {},
    [
      xmlLeaf('doi', doi),
      xmlLeaf('resource', urls[language]),
      xmlElement('collection', { property: 'text-mining' }, xmlElement('item', {}, file)),
    ].join(''),
  )
}
