import { writtenText } from '../article/written-text.ts'
import { iso6392b } from '../language/iso-639-3.ts'
import { xmlElement, xmlLeaf, type Xml } from '../text/xml.ts'
import { nameIn, publishedOn, textIn, type DepositedArticle } from './deposited-article.ts'
import { abstractsOf, ownFirst, textsOf, titlesOf, writtenIn } from './deposited-texts.ts'

/**
 * Articles as the Directory of Open Access Journals takes them. Laws: elements in the order of its schema; a full text is
 * named where there is one.
 */
export const printDoaj = (articles: readonly DepositedArticle[]): Xml =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('records', {}, articles.map(recordXml).join(''))}\n`

function recordXml(article: DepositedArticle): Xml {
  const { journal, language } = article
  const own = ownFirst(article)
  const date = publishedOn(article)
  const places = [
    ...new Set(
      article.authors.flatMap(({ affiliations }) => affiliations.map(({ name }) => textIn(name, own))),
    ),
  ].filter((place) => place !== '')
  const authors = article.authors.map((author) => {
    const [place] = author.affiliations.map(({ name }) => textIn(name, own)).filter((each) => each !== '')
    return xmlElement(
      'author',
      {},
      [
        xmlLeaf('name', nameIn(author, own)?.whole ?? ''),
        place === undefined ? '' : xmlLeaf('affiliationId', String(places.indexOf(place) + 1)),
        xmlLeaf('orcid_id', author.orcid === '' ? '' : `https://orcid.org/${author.orcid}`),
      ].join(''),
    )
  })
  const record = [
    xmlLeaf('language', iso6392b(writtenIn(article))),
    xmlLeaf('publisher', textIn(journal.publisher, own)),
    xmlLeaf('journalTitle', textIn(journal.name, own)),
    xmlLeaf('issn', journal.issn),
    xmlLeaf('publicationDate', [date?.year, date?.month, date?.day].filter(Boolean).join('-')),
    xmlLeaf('volume', article.volume),
    xmlLeaf('issue', article.issue),
    xmlLeaf('startPage', article.firstPage || article.elocationId),
    xmlLeaf('endPage', article.lastPage),
    xmlLeaf('doi', article.doi),
    xmlLeaf('documentType', article.type),
    ...titlesOf(article).map(({ language: of, text }) => xmlLeaf('title', text, { language: iso6392b(of) })),
    xmlElement('authors', {}, authors.join('')),
    xmlElement(
      'affiliationsList',
      {},
      places
        .map((place, at) => xmlLeaf('affiliationName', place, { affiliationId: String(at + 1) }))
        .join(''),
    ),
    ...abstractsOf(article).map(({ language: of, text }) =>
      xmlLeaf('abstract', text, { language: iso6392b(of) }),
    ),
    article.hasText
      ? xmlLeaf('fullTextUrl', article.urls[language], { format: 'html' })
      : xmlLeaf('fullTextUrl', article.pdfUrl, { format: 'pdf' }),
    ...textsOf(article).map(({ language: of, keywords }) =>
      xmlElement(
        'keywords',
        { language: iso6392b(of) },
        keywords.map((word) => xmlLeaf('keyword', writtenText(word))).join(''),
      ),
    ),
  ]
  return xmlElement('record', {}, record.join(''))
}
