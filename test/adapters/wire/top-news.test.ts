import { endpoints } from '@xuekan/rc-pub/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { junkDataOf } from './junk-wire.ts'
import { readTopNews } from './read-wire.ts'

describe('topNewsFrom', () => {
  it.each([
    [{ topPictureUrl: '/t.png', topPictureId: 1, pictureUrl: '/p.png', coverId: 2 }, '/t.png'],
    [{ topPictureUrl: 'null', topPictureId: 1, pictureUrl: '/p.png' }, '/rc-pub/front/files/get?id=1'],
    [{ topPictureId: 'undefined', pictureUrl: '/p.png', coverId: 2 }, '/p.png'],
    [{ pictureUrl: 'javascript:x', coverId: 2 }, '/rc-pub/front/files/get?id=2'],
  ])('takes the best picture of %o [C3.11]', (raw, pictureUrl) => {
    expect(readTopNews([{ id: 8, ...raw }])).toMatchObject([{ id: '8', pictureUrl }])
  })

  it('reads the news that the picture leads to, its name in both languages [C3.11]', () => {
    const raw = {
      id: 1,
      siteId: 4,
      coverId: 2,
      original: 2,
      newsDataType: 'news',
      sourceLink: 'https://a.example/',
    }
    const named = { zhResName: '征稿', enResName: 'Call', title: 'Any' }
    expect(readTopNews([{ ...raw, ...named }])).toEqual([
      {
        id: '1',
        siteId: '4',
        title: { zh: '征稿', en: 'Call' },
        newsDataType: 'news',
        original: 2,
        sourceLink: 'https://a.example/',
        pictureUrl: '/rc-pub/front/files/get?id=2',
      },
    ])
    expect(readTopNews({ ...raw, resName: 'Any' })[0]?.title).toEqual({ zh: 'Any', en: 'Any' })
  })

  it('keeps their order, each id once, and what has a picture [C3.11]', () => {
    const picture = (id: unknown, coverId: unknown = 1) => ({ id, coverId })
    const raw = [picture(3), picture(1), picture(3, 9), picture('null'), picture(2, 0), picture(4)]
    expect(readTopNews(raw).map(({ id }) => id)).toEqual(['3', '1', '4'])
    expect(readTopNews(raw)[0]?.pictureUrl).toBe('/rc-pub/front/files/get?id=1')
  })

  it('reads a single record, and nothing from what is none', () => {
    expect(readTopNews({ id: 1, coverId: 2 })).toHaveLength(1)
    for (const none of [null, [], '', 'null', {}]) expect(readTopNews(none)).toEqual([])
  })
})

describe('the top news of any data', () => {
  it('should be pictures with an id, each once [C3.11]', () => {
    fc.assert(
      fc.property(junkDataOf(endpoints.topNews), (raw) => {
        const news = readTopNews(raw)
        expect(new Set(news.map(({ id }) => id)).size).toBe(news.length)
        for (const { id, pictureUrl } of news) expect([id, pictureUrl]).not.toContain('')
      }),
    )
  })
})
