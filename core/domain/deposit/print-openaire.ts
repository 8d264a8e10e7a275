import { articleKind, type ArticleKind } from '../article/article-kind.ts'
import { writtenText } from '../article/written-text.ts'
import { iso6393 } from '../language/iso-639-3.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { xmlElement, xmlLeaf, type Xml } from '../text/xml.ts'
import {
  datePartsOf,
  isReadable,
  nameIn,
  publishedOn,
  textIn,
  type Award,
  type DateParts,
} from './deposited-article.ts'
import { abstractsOf, ownFirst, textsOf, titlesOf, writtenIn } from './deposited-texts.ts'
import type { LiteratureRecord } from './literature-record.ts'

/** What an article is, in the vocabulary of the Confederation of Open Access Repositories that the guidelines name. */
const coarTypes: Readonly<Partial<Record<ArticleKind, readonly [id: string, name: string]>>> = {
  research: ['c_2df8fbb1', 'research article'],
  review: ['c_dcae04bc', 'review article'],
  editorial: ['c_b239', 'editorial'],
  letter: ['c_545b', 'letter to the editor'],
  book: ['c_ba08', 'book review'],
  correction: ['c_3e5a', 'contribution to journal'],
  retraction: ['c_3e5a', 'contribution to journal'],
  concern: ['c_3e5a', 'contribution to journal'],
  commentary: ['c_3e5a', 'contribution to journal'],
  reply: ['c_3e5a', 'contribution to journal'],
  news: ['c_3e5a', 'contribution to journal'],
}
const journalArticle = ['c_6501', 'journal article'] as const

const coar = 'http://purl.org/coar'
/** What of an article can be read: by everybody where there is a text, else its record alone. */
const rights = {
  open: ['c_abf2', 'open access'],
  record: ['c_14cb', 'metadata only access'],
} as const

const versions = {
  accepted: ['c_ab4af688f83e57aa', 'AM'],
  proof: ['c_fa2ee174bc00049f', 'P'],
  record: ['c_970fb48d4fbd8a85', 'VoR'],
} as const

const namespaces = {
  'xmlns:oaire': 'http://namespace.openaire.eu/schema/oaire/',
  'xmlns:datacite': 'http://datacite.org/schema/kernel-4',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation':
    'http://namespace.openaire.eu/schema/oaire/ https://www.openaire.eu/schema/repo-lit/4.0/openaire.xsd',
}

/**
 * An article by the OpenAIRE guidelines for literature repositories, version 4. Laws: well formed whatever the texts hold;
 * each author once, in the language of the article where there is a name in it; each text once, the original's first.
 */
export function printOpenaire(article: LiteratureRecord): Xml {
  const { language, journal } = article
  const own = ownFirst(article)
  const kind = articleKind(article.type)
  const [type, typeName] = (kind === null ? undefined : coarTypes[kind]) ?? journalArticle
  const [version, versionName] =
    versions[article.version === -1 ? 'accepted' : article.version > 0 ? 'proof' : 'record']
  const [right, rightName] = rights[isReadable(article) ? 'open' : 'record']
  const rightUri = `${coar}/access_right/${right}`
  return xmlElement(
    'oaire:resource',
    namespaces,
    [
      titlesXml(article),
      xmlElement('datacite:creators', {}, article.authors.map((each) => creatorXml(each, own)).join('')),
      xmlElement('datacite:contributors', {}, article.helpers.map(helperXml).join('')),
      xmlElement('oaire:fundingReferences', {}, article.awards.map((each) => awardXml(each, own)).join('')),
      alternatesXml(article, own),
      xmlElement('datacite:relatedIdentifiers', {}, relatedXml(article)),
      xmlLeaf('dc:language', iso6393(writtenIn(article))),
      xmlLeaf('dc:publisher', textIn(journal.publisher, own)),
      xmlElement('datacite:dates', {}, datesXml(article)),
      xmlLeaf('oaire:resourceType', typeName, {
        resourceTypeGeneral: 'literature',
        uri: `${coar}/resource_type/${type}`,
      }),
      ...abstractsOf(article).map(({ language: of, text }) =>
        xmlLeaf('dc:description', text, { 'xml:lang': of }),
      ),
      ...(isReadable(article) ? ['text/html', 'application/pdf'] : []).map((format) =>
        xmlLeaf('dc:format', format),
      ),
      article.doi === ''
        ? xmlLeaf('datacite:identifier', article.urls[language], { identifierType: 'URL' })
        : xmlLeaf('datacite:identifier', article.doi, { identifierType: 'DOI' }),
      xmlLeaf('datacite:rights', rightName, { rightsURI: rightUri }),
      xmlElement('datacite:subjects', {}, subjectsXml(article)),
      licenceXml(article),
      xmlLeaf('oaire:version', versionName, { uri: `${coar}/version/${version}` }),
      xmlLeaf('oaire:file', article.pdfUrl, {
        accessRightsURI: rightUri,
        mimeType: 'application/pdf',
        objectType: 'fulltext',
      }),
      xmlLeaf('oaire:citationTitle', textIn(journal.name, own)),
      xmlLeaf('oaire:citationVolume', article.volume),
      xmlLeaf('oaire:citationIssue', article.issue),
      xmlLeaf('oaire:citationStartPage', article.firstPage || article.elocationId),
      xmlLeaf('oaire:citationEndPage', article.firstPage === '' ? '' : article.lastPage),
    ].join(''),
  )
}

/** The first is the title; the others say it in further languages. */
const titlesXml = (article: LiteratureRecord): Xml =>
  xmlElement(
    'datacite:titles',
    {},
    titlesOf(article)
      .map(({ language, text }, at) =>
        xmlLeaf('datacite:title', text, {
          'xml:lang': language,
          titleType: at === 0 ? '' : 'TranslatedTitle',
        }),
      )
      .join(''),
  )

const subjectsXml = (article: LiteratureRecord): Xml =>
  textsOf(article)
    .flatMap(({ language, keywords }) =>
      [...new Set(keywords.map((word) => writtenText(word).trim()))].map((word) =>
        xmlLeaf('datacite:subject', word, { 'xml:lang': language }),
      ),
    )
    .join('')

function creatorXml(author: LiteratureRecord['authors'][number], own: readonly UiLanguage[]): Xml {
  const name = nameIn(author, own)
  if (name === null) return ''
  const given = [name.given, name.suffix].filter((part) => part !== '').join(', ')
  const written = given === '' ? name.family || name.whole : `${name.family}, ${given}`
  const creator = xmlLeaf('datacite:creatorName', written, {
    nameType: author.isOrganisation ? 'Organizational' : 'Personal',
  })
  if (creator === '') return ''
  return xmlElement(
    'datacite:creator',
    {},
    [
      creator,
      xmlLeaf('datacite:givenName', given),
      xmlLeaf('datacite:familyName', name.family),
      xmlLeaf('datacite:nameIdentifier', author.orcid, {
        nameIdentifierScheme: 'ORCID',
        schemeURI: 'https://orcid.org',
      }),
      ...author.affiliations.map((place) => xmlLeaf('datacite:affiliation', textIn(place.name, own))),
    ].join(''),
  )
}

const editing = /edit|主编|编辑|编委|编审/i

function helperXml({ name, roles, affiliation }: LiteratureRecord['helpers'][number]): Xml {
  const written = xmlLeaf('datacite:contributorName', writtenText(name).trim())
  if (written === '') return ''
  return xmlElement(
    'datacite:contributor',
    { contributorType: roles.some((role) => editing.test(role)) ? 'Editor' : 'Other' },
    written + xmlLeaf('datacite:affiliation', writtenText(affiliation).trim()),
  )
}

/** One for each grant, since each names one number; none of a funder without a name. */
function awardXml({ funder, funderId, numbers }: Award, own: readonly UiLanguage[]): Xml {
  const name = xmlLeaf('oaire:funderName', textIn(funder, own))
  if (name === '') return ''
  const identifier = xmlLeaf('oaire:funderIdentifier', funderId, { funderIdentifierType: idTypeOf(funderId) })
  return (numbers.length === 0 ? [''] : numbers)
    .map((number) =>
      xmlElement(
        'oaire:fundingReference',
        {},
        name + identifier + xmlLeaf('oaire:awardNumber', writtenText(number).trim()),
      ),
    )
    .join('')
}

function idTypeOf(funderId: string): string {
  if (/10\.13039\//.test(funderId)) return 'Crossref Funder ID'
  if (/ror\.org\//i.test(funderId)) return 'ROR'
  if (/grid\./i.test(funderId)) return 'GRID'
  return /isni/i.test(funderId) ? 'ISNI' : 'Other'
}

/** Its pages, where they are not what names it already, and what PubMed and arXiv call it. */
function alternatesXml(
  { doi, urls, language, pmid, arxiv }: LiteratureRecord,
  own: readonly UiLanguage[],
): Xml {
  const alternate = (value: string, alternateIdentifierType: string): Xml =>
    xmlLeaf('datacite:alternateIdentifier', value, { alternateIdentifierType })
  const pages = own.filter((each) => doi !== '' || each !== language).map((each) => urls[each])
  return xmlElement(
    'datacite:alternateIdentifiers',
    {},
    [...pages.map((url) => alternate(url, 'URL')), alternate(pmid, 'PMID'), alternate(arxiv, 'arXiv')].join(
      '',
    ),
  )
}

const relatedXml = ({ journal, relations, relatedUrls }: LiteratureRecord): Xml => {
  const related = (value: string, relatedIdentifierType: string, relationType: string): Xml =>
    xmlLeaf('datacite:relatedIdentifier', value, { relatedIdentifierType, relationType })
  return [
    related(journal.issn, 'ISSN', 'IsPartOf'),
    ...relations.map(({ doi }) => related(doi, 'DOI', 'References')),
    ...relatedUrls.map((url) => related(url, 'URL', 'References')),
  ].join('')
}

const iso = (date: DateParts | null): string =>
  date === null ? '' : [date.year, date.month, date.day].filter((part) => part !== '').join('-')

const datesXml = (article: LiteratureRecord): Xml =>
  [
    xmlLeaf('datacite:date', iso(datePartsOf(article.dates.received)), { dateType: 'Submitted' }),
    xmlLeaf('datacite:date', iso(datePartsOf(article.dates.accepted)), { dateType: 'Accepted' }),
    xmlLeaf('datacite:date', iso(publishedOn(article)), { dateType: 'Issued' }),
  ].join('')

function licenceXml({ licenseUrl, licenseName }: LiteratureRecord): Xml {
  const uri = /^https?:/i.test(licenseUrl) ? licenseUrl : ''
  return xmlLeaf('oaire:licenseCondition', licenseName || uri, { uri })
}
