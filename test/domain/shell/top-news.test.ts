import { hasTopNews, topNewsCarousel, topNewsHeight } from '../../../core/domain/shell/top-news.ts'
import { sampleTopNews } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'

describe('hasTopNews', () => {
  it('is true as soon as there is one [C2.39]', () => {
    expect([[], sampleTopNews('1')].map(hasTopNews)).toEqual([false, true])
  })
})

describe('topNewsCarousel', () => {
  it('is 90 px high and does not play by itself [C9.8]', () => {
    expect(topNewsCarousel).toEqual({ height: 90, autoplay: false })
  })
})

describe('topNewsHeight', () => {
  it('is that of the pictures on the home page of a wide window, else of one line until it is opened [C2.39]', () => {
    expect(topNewsHeight({ page: 'home', windowWidth: 768, opened: false })).toBe(90)
    expect(topNewsHeight({ page: 'home', windowWidth: 767, opened: false })).toBe(32)
    expect(topNewsHeight({ page: 'issue', windowWidth: 1440, opened: false })).toBe(32)
    expect(topNewsHeight({ page: 'issue', windowWidth: 390, opened: true })).toBe(90)
  })
})
