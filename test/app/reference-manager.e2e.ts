import { describe, expect, it } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { article as sample } from '../browser/support/pages.ts'
import { articlesIn, callOf, journals } from '../browser/support/read-answers.ts'
import { metasIn } from '../browser/support/read-html.ts'
import { at, integerAt, textAt, textOrNone } from '../browser/support/read-strictly.ts'

/** What a reference manager makes of an article's data: null is empty, a key that is not there breaks it. */
function referenceOf(data: unknown) {
  const text = (key: string): string => textOrNone(data, key)
  const [first, last] = [text('firstPageNum'), text('lastPageNum')]
  return {
    title: text('resName'),
    originalTitle: text('enResName'),
    abstract: text('summary'),
    publication: text('publicationName') || text('sourcePublicationName'),
    originalPublication: text('enPublicationName') || text('enSourcePublicationName'),
    numbers: `${text('volume')}(${text('issue')})`,
    pages: first === last ? first : `${first}-${last}`,
    date: text('ppubDate') || text('publishDate'),
    language: text('language'),
    doi: text('doi'),
    creators: text('authors').split(';'),
    originalCreators: text('enAuthors').split(';'),
    tags: text('keyword').split(';'),
    id: integerAt(data, 'id'),
  }
}

const byDoi = (site: string, doi: string): Promise<unknown> =>
  callOf(site, `front-article/getArticleByDoi?doi=${doi}&timestamps=1`)

describe('a reference manager', () => {
  it.each(journals)('finds each article of %s by DOI and by id, and gets the same [C7.15]', async (site) => {
    for (const article of await articlesIn(site)) {
      const [id, doi] = [textAt(article, 'id'), textAt(article, 'doi')]
      const found = await byDoi(site, doi)
      const reference = referenceOf(at(found, 'data'))
      expect(referenceOf(at(await callOf(site, `front-article/${id}?timestamps=1`), 'data'))).toEqual(
        reference,
      )
      expect(referenceOf(at(await byDoi(site, doi.replace('/', '%2F')), 'data'))).toEqual(reference)
      expect([reference.doi, String(reference.id)]).toEqual([doi, id])
      expect(Object.values({ ...reference, pages: '-' })).not.toContain('')
      expect(reference.numbers).toMatch(/^\d+\(\d+\)$/)
      expect(reference.date).toMatch(/^20\d\d-\d\d(?:-\d\d \d\d:\d\d:\d\d)?$/)
      expect(reference.creators).toHaveLength(reference.originalCreators.length)
      expect([...reference.creators, ...reference.tags]).not.toContain('')
    }
  })

  it('falls back to the tags of the page, at each address that the world links to', async () => {
    const data = at(await byDoi(sample.site, sample.doi), 'data')
    const paths = [
      `/zh/article/doi/${sample.doi}/`,
      `/zh/article/${textAt(data, 'id')}/`,
      `/thesisDetails?columnId=${textAt(data, 'id')}&lang=zh`,
    ]
    for (const path of paths) {
      const { status, body } = await ask({ site: sample.site, path })
      expect([path, status]).toEqual([path, 200])
      const title = textAt(data, 'zhResName').replaceAll(/<[^>]+>/g, '')
      expect(metasIn(body, 'title')).toEqual([title])
      expect(metasIn(body, 'citation_title')).toEqual([title])
      expect(metasIn(body, 'citation_issn')[0]).toMatch(/^\d{4}-\d{3}[\dX]$/)
      expect(metasIn(body, 'citation_author')).toEqual(textAt(data, 'zhAuthors').split(';'))
    }
  })
})
