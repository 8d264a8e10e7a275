import { bannerHeight, bannerRatio } from '../../../core/domain/shell/banner-height.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import { headerHeightOf, type HeaderHeightInput } from '../../../core/domain/shell/header-height.ts'
import { sampleTopNews } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'

describe('bannerHeight', () => {
  it('is 175/683 of the width [C9.7]', () => {
    expect([683, 1366, 341.5].map(bannerHeight)).toEqual([175, 350, 87.5])
    expect(bannerHeight(1200)).toBeCloseTo(307.467, 3)
    expect(bannerRatio).toBe(175 / 683)
  })

  it('is nothing for a width that is none', () => {
    expect([0, -683, NaN, Infinity].map(bannerHeight)).toEqual([0, 0, 0, 0])
  })
})

const heightAt = (shell: HeaderHeightInput, windowWidth: number): number =>
  headerHeightOf(shell, { page: 'home', windowWidth, opened: false })

describe('headerHeightOf', () => {
  it('is 8 px more on the sites with a taller header [C1.9]', () => {
    const heightOf = (sld: string): number =>
      heightAt({ ...bareShell, site: { ...bareShell.site, sld } }, 1440)
    expect(['syhg', 'gzxb', 'yhy', 'slxb'].map(heightOf)).toEqual([172, 172, 172, 164])
  })

  it('reaches further down below top news', () => {
    const topNews = sampleTopNews('1')
    expect(heightAt({ ...bareShell, topNews }, 1440)).toBe(heightAt(bareShell, 1440) + 90)
    expect(heightAt({ ...bareShell, topNews }, 390)).toBe(heightAt(bareShell, 390) + 32)
  })
})
