import { createFakeSanitiser } from '@xuekan/core/testing'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sanitiserSuite } from '../contract-suites/sanitiser-suite.ts'
import type { BrowserAdapters } from './browser-entry.ts'
import { inBrowser } from './in-browser.ts'

/** What the page holds. */
declare const adapters: BrowserAdapters

const own = inBrowser()

sanitiserSuite('in memory', (html) => createFakeSanitiser().sanitise(html))

describe('loadBrowserSanitiser', () => {
  let sanitising: Page
  beforeAll(async () => {
    sanitising = await own.open()
  })
  afterAll(() => sanitising.close())
  const sanitise = (html: string): Promise<string> =>
    sanitising.evaluate(async (text) => (await adapters.loadBrowserSanitiser()).sanitise(text), html)

  sanitiserSuite('of a browser', sanitise)

  it.each([
    '<figure class="fig" id="fig-1"><img src="/rc-pub/front/files/get?id=5" alt="Fig: one" loading="lazy"><figcaption><span class="label">图 1</span></figcaption></figure>',
    '<math display="block"><mrow><mi mathvariant="normal">x</mi><mo stretchy="false">=</mo><msup><mn>2</mn><mi>n</mi></msup></mrow></math>',
    '<div tabindex="0" role="region" aria-label="Table: one"><table><tbody><tr><td colspan="2">1</td></tr></tbody></table></div>',
    '<p><a href="#ref-1" class="ref-bibr">1</a> <a href="https://doi.org/10.5555/1" rel="noopener">doi</a></p>',
    '<video src="/f" controls="" preload="metadata" aria-label="S1"></video><audio src="/g" controls=""></audio>',
  ])('keeps what prose needs: %s', async (html) => {
    expect(await sanitise(html)).toBe(html)
  })

  it.each([
    ['<p class="fig evil">x</p>', '<p class="fig">x</p>'],
    ['<p class="evil">x</p>', '<p>x</p>'],
    ['<p colspan="2" href="/x">x</p>', '<p>x</p>'],
    ['<p id="-x">x</p>', '<p>x</p>'],
    ['<img src="data:image/png;base64,AA" alt="">', '<img alt="">'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<article>text</article>', 'text'],
    ['<video src="/f" autoplay="" loop="" controls="x" poster="/p"></video>', '<video src="/f"></video>'],
    ['<audio src="javascript:x()" onplay="x()"></audio>', '<audio></audio>'],
  ])('drops what the list does not know: %s', async (html, stored) => {
    expect(await sanitise(html)).toBe(stored)
  })
})
