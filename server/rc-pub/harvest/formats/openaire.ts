import { type ArticleKind, articleKind, plainText, type Xml, xmlElement, xmlLeaf } from '@xuekan/core/content'
import { namePartsOf } from '../../routes/citations/cited-names.ts'
import type { ContributorRecord } from '../../store/article-record.ts'
import { creatorLine, doiUrl, issuedOn, journalOf, plainTexts, publisherOf } from './dublin-core.ts'
import {
  inEachLanguage,
  languagesOf,
  type HarvestedArticle,
  type MetadataFormat,
} from './harvested-article.ts'

/** The vocabulary of the Confederation of Open Access Repositories: what an article is. */
const coarTypes: Readonly<Partial<Record<ArticleKind, readonly [id: string, name: string]>>> = {
  research: ['c_2df8fbb1', 'research article'],
  review: ['c_dcae04bc', 'review article'],
  correction: ['c_7acd', 'corrigendum'],
  editorial: ['c_b239', 'editorial'],
  letter: ['c_545b', 'letter to the editor'],
  book: ['c_ba08', 'book review'],
}
const journalArticle = ['c_6501', 'journal article'] as const

/** The OpenAIRE guidelines for literature, version 4. */
export const openaire: MetadataFormat = {
  prefix: 'oai_openaire',
  schema: 'https://www.openaire.eu/schema/repo-lit/4.0/openaire.xsd',
  namespace: 'http://namespace.openaire.eu/schema/oaire/',
  hasTexts: false,
  print: (article) => {
    const { row, pdfUrl } = article
    const { record } = row
    const kind = articleKind(record.type)
    const [type, typeName] = (kind === null ? undefined : coarTypes[kind]) ?? journalArticle
    const licence = record.license
    return xmlElement(
      'oaire:resource',
      {
        'xmlns:oaire': 'http://namespace.openaire.eu/schema/oaire/',
        'xmlns:datacite': 'http://datacite.org/schema/kernel-4',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation':
          'http://namespace.openaire.eu/schema/oaire/ https://www.openaire.eu/schema/repo-lit/4.0/openaire.xsd',
      },
      [
        xmlElement(
          'datacite:titles',
          {},
          inEachLanguage(article, 'datacite:title', plainTexts(record.title)),
        ),
        xmlElement(
          'datacite:creators',
          {},
          record.contributors.map((each) => creatorXml(article, each)).join(''),
        ),
        xmlElement('datacite:relatedIdentifiers', {}, relatedXml(article)),
        xmlLeaf('dc:language', record.originalLanguage),
        xmlLeaf('dc:publisher', publisherOf(article)),
        xmlElement('datacite:dates', {}, datesXml(article)),
        xmlLeaf('oaire:resourceType', typeName, {
          resourceTypeGeneral: 'literature',
          uri: `http://purl.org/coar/resource_type/${type}`,
        }),
        inEachLanguage(article, 'dc:description', plainTexts(record.abstractHtml)),
        xmlLeaf('dc:format', 'text/html'),
        pdfUrl === '' ? '' : xmlLeaf('dc:format', 'application/pdf'),
        identifierXml(article),
        // every article of the portal can be read by everybody
        xmlLeaf('datacite:rights', 'open access', {
          rightsURI: 'http://purl.org/coar/access_right/c_abf2',
        }),
        xmlElement('datacite:subjects', {}, subjectsXml(article)),
        licence === null
          ? ''
          : xmlLeaf('oaire:licenseCondition', licence.name || licence.url, { uri: licence.url }),
        xmlLeaf('oaire:file', pdfUrl, {
          mimeType: 'application/pdf',
          accessRightsURI: 'http://purl.org/coar/access_right/c_abf2',
        }),
        xmlLeaf('oaire:citationTitle', journalOf(article)),
        xmlLeaf('oaire:citationVolume', record.volume),
        xmlLeaf('oaire:citationIssue', record.issue),
        xmlLeaf('oaire:citationStartPage', record.firstPage || record.elocationId),
        xmlLeaf('oaire:citationEndPage', record.lastPage),
      ].join(''),
    )
  },
}

function creatorXml(article: HarvestedArticle, contributor: ContributorRecord): Xml {
  const { record } = article.row
  const language = languagesOf(article.row).find((each) => contributor.name[each] !== '')
  const parts = language === undefined || contributor.collab ? null : contributor.personName[language]
  const { family, given } = parts === null ? { family: '', given: '' } : namePartsOf(parts)
  const places = record.affiliations.filter(({ key }) => contributor.affiliations.includes(key))
  const name = xmlLeaf('datacite:creatorName', creatorLine(article, contributor), {
    nameType: contributor.collab ? 'Organizational' : 'Personal',
  })
  if (name === '') return ''
  return xmlElement(
    'datacite:creator',
    {},
    [
      name,
      xmlLeaf('datacite:givenName', given),
      xmlLeaf('datacite:familyName', family),
      xmlLeaf('datacite:nameIdentifier', contributor.orcid, {
        nameIdentifierScheme: 'ORCID',
        schemeURI: 'https://orcid.org',
      }),
      ...places.map((place) =>
        xmlLeaf(
          'datacite:affiliation',
          language === undefined ? '' : place.name[language] || place.name.en || place.name.zh,
        ),
      ),
    ].join(''),
  )
}

const datesXml = (article: HarvestedArticle): Xml => {
  const { accepted, received } = article.row.record.dates
  return [
    xmlLeaf('datacite:date', received, { dateType: 'Submitted' }),
    xmlLeaf('datacite:date', accepted, { dateType: 'Accepted' }),
    xmlLeaf('datacite:date', issuedOn(article), { dateType: 'Issued' }),
  ].join('')
}

function identifierXml({ row, urls }: HarvestedArticle): Xml {
  const [language = 'en'] = languagesOf(row)
  return row.record.doi === ''
    ? xmlLeaf('datacite:identifier', urls[language], { identifierType: 'URL' })
    : xmlLeaf('datacite:identifier', row.record.doi, { identifierType: 'DOI' })
}

function relatedXml({ row, urls, journal }: HarvestedArticle): Xml {
  const { issn, doi, about } = row.record
  const related = (value: string, relatedIdentifierType: string, relationType: string): Xml =>
    xmlLeaf('datacite:relatedIdentifier', value, { relatedIdentifierType, relationType })
  return [
    related(issn || journal.issn, 'ISSN', 'IsPartOf'),
    ...(doi === ''
      ? []
      : languagesOf(row).map((language) => related(urls[language], 'URL', 'IsIdenticalTo'))),
    ...(about?.relations ?? []).map((each) =>
      each.doi === ''
        ? related(each.url, 'URL', 'References')
        : related(doiUrl(each.doi), 'URL', 'References'),
    ),
  ].join('')
}

const subjectsXml = ({ row }: HarvestedArticle): Xml =>
  languagesOf(row)
    .flatMap((language) =>
      row.record.keywords[language].map((word) =>
        xmlLeaf('datacite:subject', plainText(word), { 'xml:lang': language }),
      ),
    )
    .join('')
