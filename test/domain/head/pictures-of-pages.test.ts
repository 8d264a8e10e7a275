import { describe, expect, it } from 'vitest'
import { pictureMetas } from '../../../core/domain/head/page-picture.ts'
import type { HeadContent } from '../../../core/domain/head/page-head.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { origin, shell } from './sample-journal.ts'

const file = (id: number): string => `/rc-pub/front/files/get?id=${id}`
const [first, second, third] = [file(1), file(2), file(3)]
const own = { ...shell, site: { ...shell.site, pictureUrl: file(9) } }

/** What the rule reads of a page. */
const content = (page: HeadContent['page'], parts: object): HeadContent =>
  ({ page, content: parts }) as unknown as HeadContent

/** The id of the stored picture that stands for a page of this content. */
const pictured = (shown: HeadContent | null): string => {
  const source = { shell: own, route: parseRoute('/zh/home'), language: 'zh', origin, title: [] } as const
  const metas = pictureMetas({ ...source, content: shown }, `${origin}/zh/home`)
  return metas.find(({ name }) => name === 'og:image')?.content.split('id=')[1] ?? ''
}

const figure = (kind: string, imageUrl: string) => ({ kind, imageUrl })

describe('the picture that stands for a page', () => {
  it.each([
    ['a graphical abstract', { article: { graphicAbstractUrl: first, coverUrl: third }, floats: [] }, '1'],
    [
      'a first figure, and no table',
      {
        article: { graphicAbstractUrl: '', coverUrl: third },
        floats: [figure('table', first), figure('figure', ''), figure('figure', second)],
      },
      '2',
    ],
    ['a cover', { article: { graphicAbstractUrl: '', coverUrl: third }, floats: [] }, '3'],
    ['nothing but the site', { article: { graphicAbstractUrl: '', coverUrl: '' }, floats: [] }, '9'],
  ])('is of an article %s', (_, parts, id) => {
    expect(pictured(content('article', parts))).toBe(id)
  })

  it.each([
    ['float', { shown: { imageUrl: first }, article: { coverUrl: second } }, '1'],
    ['float', { shown: { imageUrl: '' }, article: { coverUrl: second } }, '2'],
    ['issue', { issue: { coverUrl: first }, journal: { coverUrl: second } }, '1'],
    ['issue', { issue: { coverUrl: '' }, journal: { coverUrl: second } }, '2'],
    ['home', { journal: { coverUrl: first } }, '1'],
    ['home', { journal: null }, '9'],
    ['media', { item: { posterUrl: first } }, '1'],
    ['news', { news: { coverUrl: first } }, '1'],
    ['album', { album: { coverUrl: first } }, '1'],
    ['topic', { topic: { coverUrl: first } }, '1'],
    ['book', { book: { coverUrl: first } }, '1'],
    ['search', {}, '9'],
  ] as const)('is that of what is shown, or of the site: %s %o', (page, parts, id) => {
    expect(pictured(content(page, parts))).toBe(id)
  })

  it('is that of the site before the content is here', () => {
    expect(pictured(null)).toBe('9')
  })
})
