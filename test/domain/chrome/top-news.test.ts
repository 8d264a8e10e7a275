import { hasTopNews, normaliseTopNews, topNewsCarousel } from '@xuekan/core'
import { describe, expect, it } from 'vitest'

describe('normaliseTopNews', () => {
  it.each([
    [{ topPictureUrl: '/t.png', topPictureId: 1, pictureUrl: '/p.png', coverId: 2 }, '/t.png'],
    [{ topPictureUrl: 'null', topPictureId: 1, pictureUrl: '/p.png' }, '/rc-pub/front/files/get?id=1'],
    [{ topPictureId: 'undefined', pictureUrl: '/p.png', coverId: 2 }, '/p.png'],
    [{ pictureUrl: 'javascript:x', coverId: 2 }, '/rc-pub/front/files/get?id=2'],
  ])('takes the best picture of %o [C3.11]', (raw, pictureUrl) => {
    expect(normaliseTopNews([{ id: 8, ...raw }])).toMatchObject([{ id: '8', pictureUrl }])
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
    expect(normaliseTopNews([{ ...raw, ...named }])).toEqual([
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
    expect(normaliseTopNews({ ...raw, resName: 'Any' })[0]?.title).toEqual({ zh: 'Any', en: 'Any' })
  })

  it('keeps their order, each id once, and what has a picture [C3.11]', () => {
    const picture = (id: unknown, coverId: unknown = 1) => ({ id, coverId })
    const raw = [picture(3), picture(1), picture(3, 9), picture('null'), picture(2, 0), picture(4)]
    expect(normaliseTopNews(raw).map(({ id }) => id)).toEqual(['3', '1', '4'])
    expect(normaliseTopNews(raw)[0]?.pictureUrl).toBe('/rc-pub/front/files/get?id=1')
  })

  it('reads a single record, and nothing from what is none', () => {
    expect(normaliseTopNews({ id: 1, coverId: 2 })).toHaveLength(1)
    for (const none of [null, [], '', 'x', 5, {}]) expect(normaliseTopNews(none)).toEqual([])
  })
})

describe('hasTopNews', () => {
  it('is true as soon as there is one [C2.39]', () => {
    expect([[], normaliseTopNews({ id: 1, coverId: 2 })].map(hasTopNews)).toEqual([false, true])
  })
})

describe('topNewsCarousel', () => {
  it('is 90 px high and does not play by itself [C9.8]', () => {
    expect(topNewsCarousel).toEqual({ height: 90, autoplay: false })
  })
})
