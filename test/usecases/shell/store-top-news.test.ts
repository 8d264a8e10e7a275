import { asSiteId } from '../../../core/domain/site/site.ts'
import { storage } from '../../../core/domain/storage/storage-table.ts'
import type { TopBanner } from '../../../core/domain/storage/top-banner.ts'
import { constant } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { storeTopNews } from '../../../core/usecases/shell/store-top-news.ts'
import { createTopNews } from '../../../core/usecases/shell/top-news.ts'
import { createFakeStoredValue, sampleTopNews } from '@xuekan/core/testing'
import { EMPTY, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'

const siteId = asSiteId('3')
const all = sampleTopNews('a', 'b', 'c')

interface Stored {
  readonly banner?: TopBanner
  readonly slide?: number
}

function bench({ banner, slide }: Stored = {}, news = all) {
  const scope = createScope()
  const steps = new Subject<void>()
  const context$ = constant({ language: 'zh', siteId } as const)
  const topNews = createTopNews({ news: { topNews: () => EMPTY } }, scope, {
    known: news,
    context$,
    notify: () => undefined,
  })
  const { topBanner, bannerActive } = storage
  const memory = {
    banner: createFakeStoredValue(
      topBanner.codec,
      topBanner.empty,
      banner === undefined ? null : topBanner.codec.print(banner),
    ),
    slide: createFakeStoredValue(
      bannerActive.codec,
      bannerActive.empty,
      slide === undefined ? null : bannerActive.codec.print(slide),
    ),
  }
  const store = () => storeTopNews(memory, scope, { siteId, topNews, steps$: steps })
  return { store, memory, scope, step: () => steps.next(), topNews }
}

const shownIn = ({ topNews }: ReturnType<typeof bench>) => {
  const { news, current } = topNews.state$.value
  return news[current]?.id
}

describe('storeTopNews', () => {
  it('keeps which news is shown, and that it was dismissed [C3.19]', () => {
    const { store, memory, topNews } = bench()
    store()
    expect(memory.banner.text).toBeNull()
    topNews.next()
    expect(memory.banner.value$.value).toEqual({ siteId, newsId: 'b', dismissed: false })
    expect(memory.slide.value$.value).toBe(1)
    topNews.dismiss()
    expect(memory.banner.value$.value).toEqual({ siteId, newsId: 'b', dismissed: true })
    expect(topNews.state$.value.news).toEqual([])
  })

  it('keeps what the reader did before it began [C3.19]', () => {
    const { store, memory, topNews } = bench()
    topNews.goTo(2)
    store()
    expect(memory.slide.value$.value).toBe(2)
  })

  it.each([
    [0, 'a'],
    [1, 'b'],
  ])('keeps what the reader put away before it began, number %i [C3.19]', (at, newsId) => {
    const { store, memory, topNews } = bench()
    topNews.goTo(at)
    topNews.dismiss()
    topNews.dismiss()
    store()
    expect(memory.banner.value$.value).toEqual({ siteId, newsId, dismissed: true })
    expect(topNews.state$.value.news).toEqual([])
  })

  it('shows what the loaded page shows, and recalls which it was at the first step to another [C3.19]', () => {
    const here = bench({ banner: { siteId, newsId: 'c', dismissed: false }, slide: 2 })
    here.store()
    expect(shownIn(here)).toBe('a')
    here.step()
    expect(shownIn(here)).toBe('c')
    here.topNews.goTo(0)
    here.step()
    expect(shownIn(here)).toBe('a')
  })

  it('stays away, from the first page on, while the news that it was dismissed with is among them [C3.19]', () => {
    const here = bench({ banner: { siteId, newsId: 'b', dismissed: true } })
    here.store()
    expect(here.topNews.dismissed$.value).toBe(true)
    expect(shownIn(here)).toBeUndefined()
    here.step()
    expect(shownIn(here)).toBeUndefined()

    const later = bench({ banner: { siteId, newsId: 'gone', dismissed: true } })
    later.store()
    later.step()
    expect(shownIn(later)).toBe('a')
  })

  it('heeds nothing of another site, nor a slide that holds other news by now [C3.19]', () => {
    for (const banner of [
      { siteId: asSiteId('4'), newsId: 'c', dismissed: false },
      { siteId: asSiteId('4'), newsId: 'b', dismissed: true },
      { siteId, newsId: 'b', dismissed: false },
    ]) {
      const here = bench({ banner, slide: 2 })
      here.store()
      here.step()
      expect(shownIn(here)).toBe('a')
    }
  })

  it('lets the reader who has moved it have the last word [C3.19]', () => {
    for (const dismissed of [false, true]) {
      const here = bench({ banner: { siteId, newsId: 'c', dismissed }, slide: 2 })
      here.topNews.next()
      here.store()
      here.step()
      expect(shownIn(here)).toBe('b')
      expect(here.memory.banner.value$.value?.dismissed).toBe(false)
    }
  })

  it('ends with its scope', () => {
    const { store, memory, scope, topNews } = bench()
    store()
    scope.end()
    topNews.next()
    expect(memory.banner.text).toBeNull()
  })
})
