import { languageShown, localise, type UiLanguage } from '@xuekan/core'
import { tag } from '../import/html/write-html.ts'
import type { StoredRecord } from '../store/article-row.ts'
import { printMessages } from './print-messages.ts'
import { writeInline } from './write-inline.ts'

type People = Pick<StoredRecord, 'contributors' | 'affiliations'>

/** Authors with the marks of where they work, and below them the places, and whom to write to. */
export function writeByline({ contributors, affiliations }: People, language: UiLanguage): string {
  const words = printMessages[language]
  const authors = contributors.map((author) => {
    const name = localise(author.name, language)
    const places = affiliations.filter(({ key, label }) => label !== '' && author.affiliations.includes(key))
    const marks = [...places.map(({ label }) => label), ...(author.corresponding ? ['*'] : [])].join(',')
    const orcid = /^[\dX-]{19}$/.test(author.orcid)
      ? tag('a', { class: 'orcid', href: `https://orcid.org/${author.orcid}` }, 'iD')
      : ''
    return tag(
      'span',
      { class: 'author', lang: languageShown(author.name, language) },
      writeInline(name) + (marks === '' ? '' : tag('sup', {}, writeInline(marks))) + orcid,
    )
  })
  const places = affiliations.map(({ label, name }) =>
    tag(
      'li',
      { lang: languageShown(name, language) },
      (label === '' ? '' : tag('sup', {}, writeInline(label))) + writeInline(localise(name, language)),
    ),
  )
  const letters = contributors
    .filter(({ corresponding, email }) => corresponding && email !== '')
    .map(({ email }) => tag('a', { href: `mailto:${email}` }, writeInline(email)))
  const orcids = contributors
    .filter(({ orcid }) => orcid !== '')
    .map(({ name, orcid }) => `${writeInline(localise(name, language))} ${writeInline(orcid)}`)
  const notes = [
    letters.length === 0
      ? ''
      : `<sup>*</sup>${words.corresponding}${words.colon}${letters.join(words.comma)}`,
    orcids.length === 0 ? '' : `ORCID${words.colon}${orcids.join(words.semicolon)}`,
  ]
  const below = [...places, ...notes.filter((note) => note !== '').map((note) => tag('li', {}, note))]
  return (
    (authors.length === 0 ? '' : tag('p', { class: 'authors' }, authors.join(words.comma))) +
    (below.length === 0 ? '' : tag('ul', { class: 'places' }, below.join('')))
  )
}
