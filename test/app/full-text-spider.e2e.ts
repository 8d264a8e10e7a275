import { describe, expect, it } from 'vitest'
import { articlesIn, callOf, journals } from '../browser/support/read-answers.ts'
import { at, listAt, textAt, textOrNone } from '../browser/support/read-strictly.ts'

/** The key where it is there, as `dict.get` reads it. */
const optional = (from: unknown, key: string): unknown =>
  typeof from === 'object' && from !== null ? (from as Readonly<Record<string, unknown>>)[key] : undefined

const isIn = (language: string) => (each: unknown) => at(each, 'lang') === language

/** Surname and given name of an author in one language; '' where there is no such name. */
function nameIn(author: unknown, language: string, between: string): string {
  const name = listAt(author, 'name').findLast(isIn(language))
  if (name === undefined) return ''
  return [textAt(name, 'surname'), textOrNone(name, 'givenname')].filter(Boolean).join(between)
}

function readAuthor(author: unknown) {
  for (const key of ['first', 'corresp', 'note']) {
    const notes = optional(author, key)
    if (Array.isArray(notes) && notes.length > 0) textAt(notes, 0, 'text')
  }
  return {
    key: nameIn(author, 'zh', '') + textAt(author, 'email') + textAt(author, 'orcid'),
    names: [nameIn(author, 'zh', ''), nameIn(author, 'en', ' ')],
    affiliations: listAt(author, 'aff').map((each) => textAt(each, 'text')),
    isCorresponding: listAt(author, 'role').includes('corresp'),
  }
}

const readAffiliation = (affiliation: unknown) => {
  const inChinese = listAt(affiliation, 'intro').find(isIn('zh'))
  for (const each of listAt(affiliation, 'intro')) textAt(each, 'text').trim()
  return { label: textAt(inChinese, 'label'), name: textAt(inChinese, 'text') }
}

const keywordsIn = (answer: unknown, language: string): readonly string[] =>
  listAt(answer, 'keyword')
    .filter(isIn(language))
    .flatMap((each) => listAt(each, 'data'))
    .map((word) => textAt(word, 0, 'data'))

/** Runs of the name `text`, one within another at most. */
const citedText = (citation: unknown): string =>
  listAt(citation, 'text')
    .filter((run) => at(run, 'name') === 'text')
    .map((run) => {
      const inner = at(run, 'data')
      return Array.isArray(inner) ? inner.map((each) => textAt(each, 'data')).join('') : textAt(run, 'data')
    })
    .join('')

function readReference(reference: unknown): string {
  for (const key of ['id', 'label']) at(reference, key)
  for (const key of ['lang', 'title']) at(reference, 'citation', 0, key)
  return citedText(at(reference, 'citation', 0))
}

const fundersIn = (answer: unknown): readonly string[] =>
  listAt(answer, 'articlemeta', 'fundinggroup')
    .filter(isIn('zh'))
    .flatMap((each) => listAt(each, 'text'))
    .flatMap((run) => textAt(run, 'data').split('；'))

/** Articles that say where their full text is, as the contents have them in Chinese. */
const withText = async (site: string): Promise<readonly unknown[]> =>
  (await articlesIn(site, { language: 'zh' })).filter((article) => at(article, 'contentUrl') !== null)

const partsOf = (site: string, article: unknown): Promise<unknown> =>
  callOf(
    site,
    `journal-web/getData?contentUrl=${encodeURIComponent(textAt(article, 'contentUrl'))}&timestamps=1734579709469`,
    { language: 'zh' },
  )

describe.each(journals)('a spider of the full texts of %s', (site) => {
  it('takes authors, places and words out of every article that has one [C7.15]', async () => {
    const articles = await withText(site)
    expect(articles.length).toBeGreaterThan(0)
    for (const article of articles) {
      const answer = await partsOf(site, article)
      expect(['zh', 'en']).toContain(textAt(answer, 'defaultlang'))
      for (const title of listAt(answer, 'titlegroup', 'articletitle')) textAt(title, 'data', 0, 'data')

      const affiliations = listAt(answer, 'contribgroup', 'aff').map(readAffiliation)
      const authors = listAt(answer, 'contribgroup', 'author').map(readAuthor)
      expect(authors.length).toBeGreaterThan(0)
      expect(authors.some(({ isCorresponding }) => isCorresponding)).toBe(true)
      for (const { key, names, affiliations: labels } of authors) {
        expect(key + names.join('')).not.toMatch(/null|undefined/)
        expect(names.join('')).not.toBe('')
        expect(affiliations.map(({ label }) => label)).toEqual(expect.arrayContaining(labels))
        expect(labels.length).toBeGreaterThan(0)
      }
      at(answer, 'contribgroup', 'executiveeditor')
      expect(keywordsIn(answer, 'zh').length).toBeGreaterThan(2)
      expect(keywordsIn(answer, 'en')).not.toContain('')
    }
  })

  it('takes references, funds and dates, and the rest from the contents [C7.15]', async () => {
    for (const article of await withText(site)) {
      const answer = await partsOf(site, article)
      const references = at(answer, 'reflist') === null ? [] : listAt(answer, 'reflist', 'data')
      expect(references.map(readReference).every((text) => text.length > 10)).toBe(true)
      expect(fundersIn(answer)).not.toContain('')

      const meta = at(answer, 'articlemeta')
      expect(textAt(meta, 'doi')).toBe(textAt(article, 'doi'))
      expect(textAt(meta, 'publisherid')).not.toBe('')
      for (const key of ['received', 'opub', 'ppub'])
        expect(textAt(meta, 'history', key)).toMatch(/^\d{4}(-\d\d){0,2}$/)
      expect(textAt(answer, 'journalTitle')).toBe(textAt(article, 'sourcePublicationName'))
      for (const key of ['volume', 'issue']) expect(textAt(answer, key)).toBe(textAt(article, key))

      for (const key of ['enSourcePublicationName', 'resName', 'enResName', 'summary', 'enSummary'])
        expect(textAt(article, key)).not.toBe('')
      for (const key of ['publishDate', 'revisedDate', 'acceptedDate'])
        expect(textAt(article, key)).toMatch(/^\d{4}-\d\d-\d\d/)
      expect(textAt(article, 'pageOrElocationId')).not.toBe('')
      expect(at(article, 'year')).not.toBeNull()
    }
  })
})
