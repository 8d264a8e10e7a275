import { writtenText } from '../article/written-text.ts'
import { iso6391, iso6392b, iso6393 } from '../language/iso-639-3.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { xmlElement, xmlLeaf, type Xml } from '../text/xml.ts'
import {
  datePartsOf,
  latinAbbreviation,
  nameIn,
  publishedOn,
  textIn,
  type DateParts,
  type DepositedArticle,
  type DepositedAuthor,
} from './deposited-article.ts'
import { abstractsOf, titlesOf, writtenIn } from './deposited-texts.ts'
import { publicationType, pubmedLinks } from './pubmed-kinds.ts'

/** PubMed is in English; names that an article lacks in it stand in Chinese. */
const englishFirst: readonly UiLanguage[] = ['en', 'zh']

const doctype =
  '<!DOCTYPE ArticleSet PUBLIC "-//NLM//DTD PubMed 2.8//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/in/PubMed.dtd">'

/** DOIs in lower case of which PubMed has a citation already: what is sent of these takes its place. */
interface Sent {
  readonly sentBefore: ReadonlySet<string>
}

/**
 * Articles as publishers send them to PubMed (DTD 2.8). Laws: elements in the order of the DTD; what was sent before is
 * replaced, and nothing else.
 */
export const printPubmed = (articles: readonly DepositedArticle[], { sentBefore }: Sent): Xml => {
  const written = articles.map((each) => articleXml(each, sentBefore.has(each.doi.toLowerCase())))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n${xmlElement('ArticleSet', {}, written.join(''))}\n`
}

function articleXml(article: DepositedArticle, isSentBefore: boolean): Xml {
  const { journal, title } = article
  const english = textIn(title, ['en'])
  const language = writtenIn(article)
  const abstracts = abstractsOf(article).map(({ language: of, text }) => ({ of: iso6393(of), text }))
  const words = article.keywords[article.keywords.en.length > 0 ? 'en' : 'zh'].map((word) =>
    xmlElement('Object', { Type: 'keyword' }, xmlLeaf('Param', writtenText(word), { Name: 'value' })),
  )
  const links = pubmedLinks(article).map(({ type, doi }) =>
    xmlElement(
      'Object',
      { Type: type },
      xmlLeaf('Param', 'doi', { Name: 'type' }) + xmlLeaf('Param', doi, { Name: 'id' }),
    ),
  )
  const content = [
    xmlElement(
      'Journal',
      {},
      [
        xmlLeaf('PublisherName', textIn(journal.publisher, englishFirst)),
        xmlLeaf('JournalTitle', latinAbbreviation(journal) || textIn(journal.name, englishFirst)),
        xmlLeaf('Issn', journal.issn),
        xmlLeaf('Volume', article.volume),
        xmlLeaf('Issue', article.issue),
        journalDateXml(article),
      ].join(''),
    ),
    isSentBefore ? xmlLeaf('Replaces', article.doi, { IdType: 'doi' }) : '',
    xmlLeaf('ArticleTitle', english),
    xmlLeaf('VernacularTitle', titlesOf(article).find(({ text }) => text !== english)?.text ?? ''),
    xmlLeaf('FirstPage', article.firstPage || article.elocationId),
    xmlLeaf('LastPage', article.lastPage),
    xmlLeaf('ELocationID', article.doi, { EIdType: 'doi' }),
    xmlLeaf('Language', (iso6391(language) || iso6393(language)).toUpperCase()),
    xmlElement('AuthorList', {}, article.authors.map(authorXml).join('')),
    xmlLeaf('PublicationType', publicationType(article)),
    xmlElement('ArticleIdList', {}, xmlLeaf('ArticleId', article.doi, { IdType: 'doi' })),
    xmlElement(
      'History',
      {},
      dateXml(datePartsOf(article.dates.received), 'received') +
        dateXml(datePartsOf(article.dates.accepted), 'accepted') +
        (wasAhead(article) ? dateXml(datePartsOf(article.dates.online), 'aheadofprint') : ''),
    ),
    ...abstracts.filter(({ of }) => of === 'eng').map(({ text }) => xmlLeaf('Abstract', text)),
    ...abstracts
      .filter(({ of }) => of !== 'eng')
      .map(({ of, text }) => xmlLeaf('OtherAbstract', text, { Language: iso6392b(of) })),
    xmlElement('ObjectList', {}, [...links, ...words].join('')),
  ]
  return xmlElement('Article', {}, content.join(''))
}

/** Whether it waits for its issue: NLM knows such an article by having neither volume nor issue. */
const isAhead = ({ volume, issue }: DepositedArticle): boolean => volume.trim() === '' && issue.trim() === ''

/** Whether it was online before the day of its issue, as far as both dates are known. */
function wasAhead(article: DepositedArticle): boolean {
  const { online, published } = article.dates
  if (isAhead(article) || datePartsOf(online) === null || datePartsOf(published) === null) return false
  const exact = Math.min(online.length, published.length, 'YYYY-MM-DD'.length)
  return online.slice(0, exact) < published.slice(0, exact)
}

/** When it appeared: online and ahead of its issue, else as what its issue is. */
function journalDateXml(article: DepositedArticle): Xml {
  const { online, published } = article.dates
  if (isAhead(article)) return dateXml(datePartsOf(online) ?? publishedOn(article), 'aheadofprint')
  return dateXml(publishedOn(article), published === '' ? 'epublish' : 'ppublish')
}

const dateXml = (date: DateParts | null, status: string): Xml =>
  date === null
    ? ''
    : xmlElement(
        'PubDate',
        { PubStatus: status },
        xmlLeaf('Year', date.year) + xmlLeaf('Month', date.month) + xmlLeaf('Day', date.day),
      )

function authorXml(author: DepositedAuthor): Xml {
  const name = nameIn(author, englishFirst)
  if (name === null) return ''
  const names = author.isOrganisation
    ? xmlLeaf('CollectiveName', name.whole)
    : // the DTD wants a first name, and a word that there is none
      (xmlLeaf('FirstName', name.given) || '<FirstName EmptyYN="Y"/>') +
      xmlLeaf('LastName', name.family) +
      xmlLeaf('Suffix', name.suffix)
  const places = author.affiliations.map(({ name: place, ror }) => {
    const text = xmlLeaf('Affiliation', textIn(place, englishFirst))
    // the DTD has no identifier without a name
    return text === ''
      ? ''
      : xmlElement('AffiliationInfo', {}, text + xmlLeaf('Identifier', ror, { Source: 'ROR' }))
  })
  const orcid = author.orcid === '' ? '' : `https://orcid.org/${author.orcid}`
  return xmlElement('Author', {}, names + places.join('') + xmlLeaf('Identifier', orcid, { Source: 'ORCID' }))
}
