import { fallbacks, localise, type UiLanguage } from '@xuekan/core'
import { citeAs } from '@xuekan/core/citation'
import { doiUrl, isDemonstrationDoi } from '@xuekan/core/content'
import { escapeMarkup, tag } from '../import/html/write-html.ts'
import { citedArticle } from '../routes/citations/cited-article.ts'
import type { ArticleRow } from '../store/article-row.ts'
import { printMessages } from './print-messages.ts'
import { writeInline } from './write-inline.ts'

/** What a reader needs to place and to cite the article: DOI, dates, funding, licence, and the citation itself. */
export function writeImprint(row: ArticleRow, language: UiLanguage): string {
  const { record } = row
  const words = printMessages[language]
  const dates = (['received', 'revised', 'accepted', 'online', 'published'] as const)
    .filter((step) => record.dates[step] !== '')
    .map((step) => `${words.dates[step]}${words.colon}${escapeMarkup(record.dates[step])}`)
  const lines: readonly (readonly [name: string, html: string])[] = [
    ['DOI', writeDoi(record.doi)],
    ['', dates.join(words.semicolon)],
    [words.funding, writeInline(localise(record.funding, language))],
    [words.licence, writeLicence(record.license)],
    [words.cite, writeCitations(row, language)],
  ]
  const shown = lines
    .filter(([, html]) => html !== '')
    .map(([name, html]) => tag('li', {}, (name === '' ? '' : `<b>${name}${words.colon}</b>`) + html))
  return tag('ul', { class: 'imprint' }, shown.join(''))
}

/** A demonstration DOI leads nowhere, so it is no link. */
const writeDoi = (doi: string): string =>
  doi === '' || isDemonstrationDoi(doi) || doiUrl(doi) === ''
    ? escapeMarkup(doi)
    : tag('a', { href: doiUrl(doi) }, escapeMarkup(doi))

function writeLicence(license: ArticleRow['record']['license']): string {
  if (license === null) return ''
  const name = escapeMarkup(license.name || license.url)
  return /^https?:\/\//.test(license.url) ? tag('a', { href: license.url }, name) : name
}

function writeCitations(row: ArticleRow, language: UiLanguage): string {
  const article = citedArticle(row)
  const own = citeAs(article, language)
  const others = fallbacks(language).filter((each) => citeAs(article, each) !== own)
  return (
    escapeMarkup(own) +
    others.map((each) => `<br>${tag('span', { lang: each }, escapeMarkup(citeAs(article, each)))}`).join('')
  )
}
