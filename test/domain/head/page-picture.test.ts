import { describe, expect, it } from 'vitest'
import { printedHead } from '../../../core/domain/head/printed-head.ts'
import { newsHead } from '../../../core/domain/head/news-head.ts'
import { previewAddress } from '../../../core/domain/media/picture-preview.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { origin, shell, siteId } from './sample-journal.ts'

const metasOf = (coverUrl: string, sitePicture = '') => {
  const news = {
    id: '8',
    siteId,
    title: { zh: '开放日', en: 'Open day' },
    summary: { zh: '', en: '' },
    publishedOn: '2026-11-12',
    coverUrl,
    newsDataType: 'announcement',
    original: 0,
    sourceLink: '',
  } as const
  const content = {
    news,
    body: null,
    files: [],
    previous: null,
    next: null,
    tab: 'announcement',
    others: [],
  } as const
  const site = { ...shell.site, pictureUrl: sitePicture }
  const { metas } = printedHead({
    shell: { ...shell, site },
    route: parseRoute('/zh/news/8'),
    language: 'zh',
    origin,
    ...newsHead(content),
  })
  return Object.fromEntries(
    metas.flatMap(({ name, content: text }) => (name.startsWith('og:image') ? [[name, text]] : [])),
  )
}

describe('the picture beside a link to a page', () => {
  it('is the preview of a stored one, whatever its form, with its size and what it is', () => {
    expect(metasOf('/rc-pub/front/files/get?id=9')).toEqual({
      'og:image': `${origin}/rc-pub/front/files/preview?id=9`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': '开放日 - 水利学报',
    })
  })

  it('is one of another host where every site shows its form, and else that of the site', () => {
    const elsewhere = 'https://cdn.example.org/a.png'
    expect(metasOf(elsewhere)).toEqual({ 'og:image': elsewhere, 'og:image:alt': '开放日 - 水利学报' })
    for (const shown of [
      'http://a.cn/b.jpg',
      'https://a.cn/b.JPEG',
      'https://a.cn/b.webp',
      'https://a.cn/b.gif',
    ])
      expect(metasOf(shown)['og:image']).toBe(shown)
    for (const other of ['https://a.cn/b.png.svg', '/a?of=http://b.cn/c.png', 'ftp://a.cn/b.png'])
      expect(metasOf(other)).toEqual({})
    const drawing = 'https://cdn.example.org/a.svg'
    expect(metasOf(drawing)).toEqual({})
    expect(metasOf('')).toEqual({})
    expect(metasOf(drawing, '/rc-pub/front/files/get?id=4')['og:image']).toContain('preview?id=4')
  })

  it('is a stored file of the same id, of another rc-pub too', () => {
    expect(previewAddress('https://a.cn/rc-pub/front/files/get?id=12')).toBe(
      'https://a.cn/rc-pub/front/files/preview?id=12',
    )
    for (const other of ['', '/a.svg', '/rc-pub/front/files/get?id=', '/rc-pub/front/files/get?id=1&x=2'])
      expect(previewAddress(other)).toBe('')
  })
})
