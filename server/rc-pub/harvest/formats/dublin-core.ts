import { writtenText, titleAsCited, xmlElement, xmlLeaf } from '@xuekan/core/content'
import { namePartsOf } from '../../routes/citations/cited-names.ts'
import type { ContributorRecord } from '../../store/article-record.ts'
import { statedRelations } from '../../store/stated-relations.ts'
import { publishedDay } from '../../store/published-day.ts'
import {
  firstOf,
  inEachLanguage,
  languagesOf,
  type HarvestedArticle,
  type MetadataFormat,
} from './harvested-article.ts'

/** Dublin Core, which every harvester reads: fifteen elements, of which each says one thing. */
export const dublinCore: MetadataFormat = {
  prefix: 'oai_dc',
  schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
  namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
  hasTexts: false,
  print: (article) => {
    const { row } = article
    const { record } = row
    return xmlElement(
      'oai_dc:dc',
      {
        'xmlns:oai_dc': 'http://www.openarchives.org/OAI/2.0/oai_dc/',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation':
          'http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
      },
      [
        inEachLanguage(article, 'dc:title', writtenTexts(titleAsCited(record.title, row.retractions))),
        ...record.contributors.map((each) => xmlLeaf('dc:creator', creatorLine(article, each))),
        ...languagesOf(article.row).flatMap((language) =>
          record.keywords[language].map((word) =>
            xmlLeaf('dc:subject', writtenText(word), { 'xml:lang': language }),
          ),
        ),
        inEachLanguage(article, 'dc:description', writtenTexts(record.abstractHtml)),
        xmlLeaf('dc:publisher', publisherOf(article)),
        xmlLeaf('dc:date', issuedOn(article)),
        xmlLeaf('dc:type', 'Text'),
        xmlLeaf('dc:type', record.type),
        xmlLeaf('dc:format', 'text/html'),
        ...(article.pdfUrl === '' ? [] : [xmlLeaf('dc:format', 'application/pdf')]),
        ...identifiersOf(article).map((identifier) => xmlLeaf('dc:identifier', identifier)),
        xmlLeaf('dc:source', sourceOf(article)),
        xmlLeaf('dc:language', record.originalLanguage),
        ...statedRelations(row).map(({ doi, url }) => xmlLeaf('dc:relation', doi === '' ? url : doiUrl(doi))),
        xmlLeaf('dc:rights', record.license?.url ?? ''),
        xmlLeaf('dc:rights', record.license === null ? '' : 'open access'),
      ].join(''),
    )
  },
}

/** Texts without their markup. */
const writtenTexts = ({ zh, en }: { readonly zh: string; readonly en: string }) => ({
  zh: writtenText(zh),
  en: writtenText(en),
})

const doiUrl = (doi: string): string =>
  `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`

/** As exact as it is known: a day, a month, or the year of the volume. */
const issuedOn = ({ row: { record } }: HarvestedArticle): string =>
  publishedDay(record.dates) || (record.year > 0 ? String(record.year) : '')

const publisherOf = (article: HarvestedArticle): string =>
  firstOf(article, article.row.record.publisher) || firstOf(article, article.journal.publisher)

const journalOf = (article: HarvestedArticle): string =>
  firstOf(article, article.row.record.journalName) || firstOf(article, article.journal.name)

/** `Wang, Fang` in the language of the article where it has the name in parts; else the name as it is printed. */
function creatorLine({ row }: HarvestedArticle, { name, personName, collab }: ContributorRecord): string {
  const language = languagesOf(row).find((each) => name[each] !== '')
  if (language === undefined) return ''
  const parts = collab ? null : personName[language]
  if (parts === null || parts.surname === '') return name[language]
  const { family, given } = namePartsOf(parts)
  return given === '' ? family : `${family}, ${given}`
}

/** Its pages, in the language of the article first, and its DOI as an address. */
function identifiersOf({ row, urls }: HarvestedArticle): readonly string[] {
  const { doi } = row.record
  return [...languagesOf(row).map((language) => urls[language]), ...(doi === '' ? [] : [doiUrl(doi)])]
}

/** `Journal of Hydraulic Works, 57(3), 12-20, ISSN 0000-0000` */
function sourceOf(article: HarvestedArticle): string {
  const { volume, issue, firstPage, lastPage, elocationId, issn } = article.row.record
  const pages = firstPage === '' ? elocationId : [firstPage, lastPage].filter((page) => page !== '').join('-')
  const number = volume + (issue === '' ? '' : `(${issue})`)
  const numbered = issn || article.journal.issn
  return [journalOf(article), number, pages, numbered === '' ? '' : `ISSN ${numbered}`]
    .filter((part) => part !== '')
    .join(', ')
}
