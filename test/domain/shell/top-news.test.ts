import { hasTopNews, topNewsCarousel } from '../../../core/domain/shell/top-news.ts'
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
