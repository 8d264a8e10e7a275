import { plainText } from '../article/plain-text.ts'
import { uiLanguages, type UiLanguage } from '../language/ui-language.ts'
import { xmlElement, xmlLeaf, type Xml } from '../text/xml.ts'
import { nameIn, paragraphsOf, publishedOn, textIn, type DepositedArticle } from './deposited-article.ts'

/** Languages as ISO 639-2 calls them for libraries. */
const codes: Readonly<Record<UiLanguage, string>> = { zh: 'chi', en: 'eng' }

/** Articles as the Directory of Open Access Journals takes them. Law: elements in the order of its schema. */
export const printDoaj = (articles: readonly DepositedArticle[]): Xml =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('records', {}, articles.map(recordXml).join(''))}\n`

function recordXml(article: DepositedArticle): Xml {
  const { journal, language } = article
  const own = uiLanguages.toSorted((a, b) => Number(b === language) - Number(a === language))
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
    xmlLeaf('language', codes[language]),
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
    ...own.map((each) => xmlLeaf('title', textIn(article.title, [each]), { language: codes[each] })),
    xmlElement('authors', {}, authors.join('')),
    xmlElement(
      'affiliationsList',
      {},
      places
        .map((place, at) => xmlLeaf('affiliationName', place, { affiliationId: String(at + 1) }))
        .join(''),
    ),
    ...own.map((each) =>
      xmlLeaf('abstract', paragraphsOf(article.abstract[each]).join('\n'), { language: codes[each] }),
    ),
    xmlLeaf('fullTextUrl', article.urls[language], { format: 'html' }),
    ...own.map((each) =>
      xmlElement(
        'keywords',
        { language: codes[each] },
        article.keywords[each].map((word) => xmlLeaf('keyword', plainText(word))).join(''),
      ),
    ),
  ]
  return xmlElement('record', {}, record.join(''))
}
