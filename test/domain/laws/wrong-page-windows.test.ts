import { pageWindow } from '../../../core/domain/search/page-window.ts'
import { pageWindowLaws } from '@xuekan/core/testing'
import { describe } from 'vitest'
import { eachIsCaught } from './caught.ts'

describe('pageWindowLaws', () => {
  const upTo = (pages: number) =>
    Array.from({ length: Math.max(0, Math.floor(pages) || 0) }, (_, index) => index + 1)
  eachIsCaught([
    [
      'shows every page',
      pageWindowLaws((_page, pages) => upTo(pages)),
      'should show the first, the last and the current page with two neighbours on each side',
    ],
    [
      'loses the last page',
      pageWindowLaws((page, pages) => pageWindow(page, pages).slice(0, -1)),
      'should show the first, the last and the current page with two neighbours on each side',
    ],
    [
      'leaves no gap',
      pageWindowLaws((page, pages) => pageWindow(page, pages).filter((place) => place !== 'gap')),
      'should count upwards, with a gap only for two pages or more',
    ],
    [
      'shows a page of none',
      pageWindowLaws((page, pages) => (pages >= 1 ? pageWindow(page, pages) : [1])),
      'should be harmless on junk',
    ],
    [
      'believes the page of an address',
      pageWindowLaws((page, pages) => (page > pages || !(page >= 1) ? [page] : pageWindow(page, pages))),
      'should be harmless on junk',
    ],
  ])
})
