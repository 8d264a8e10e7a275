import { uiLanguages } from '@xuekan/core'
import { describe, expect, inject, it } from 'vitest'
import { ask } from './support/ask.ts'
import { onePageOfEachKind } from './support/every-kind.ts'
import { sampleSites } from './support/sample-sites.ts'
import { nextFrame, openedChromium } from './support/watched-page.ts'
import { wordsOverWords } from './support/words-over-words.ts'

const open = openedChromium()

/** A tablet upright; one that lies, which has just room for three columns; and a small window of a desktop. */
const widths = [834, 1082, 1180] as const

describe('the words of a page', () => {
  it.each(uiLanguages)(
    'lie over no others and fit the window on pages of every kind, in %s, at widths between those of tablets and desktops',
    async (language) => {
      const { page, open: go } = await open()
      const kinds = await onePageOfEachKind(
        async (place) => (await ask({ ...place, port: inject('port') })).body,
      )
      const homes = sampleSites.map((site) => ({ site, path: '/zh/home' }))
      for (const { site, path } of [...kinds.values(), ...homes]) {
        const address = path.replace(/^\/zh\//, `/${language}/`).replace('lang=zh', `lang=${language}`)
        await go(site, address)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          // the menu is planned anew in the frame after
          await nextFrame(page)
          expect(await wordsOverWords(page), `${site} ${address} ${width}`).toEqual([])
        }
      }
    },
    300_000,
  )
})
