import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkLanguages } from '../../../core/domain/reading/link-languages.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'
import { anySafeHtml } from './texts.ts'

const other = { href: '/en/article/doi/10.1/a?x=1&y=2', language: 'en', label: 'EN', name: 'This "section"' }
const placed = anySafeHtml.map((html) => html.replaceAll('id="s-', 'id="s') as SafeHtml)

describe('linkLanguages', () => {
  it('should change nothing but what it adds', () => {
    fc.assert(
      fc.property(placed, (html) => {
        expect(linkLanguages(html, other).replace(/<a class="in-other".*?<\/a>/g, '')).toBe(html)
      }),
    )
  })

  it('should be the same twice as once', () => {
    fc.assert(
      fc.property(placed, (html) => {
        const once = linkLanguages(html, other)
        expect(linkLanguages(once, other)).toBe(once)
      }),
    )
  })

  it('leads to the same place, and not where a heading is not named by its place', () => {
    const html = '<h2 id="s2-1"><span id="s-a"></span>A</h2><h2 id="s-b-h">B</h2>' as SafeHtml
    expect(linkLanguages(html, other)).toBe(
      '<h2 id="s2-1"><span id="s-a"></span>A</h2><a class="in-other" href="/en/article/doi/10.1/a?x=1&amp;y=2#s2-1" ' +
        'hreflang="en" aria-label="EN This &quot;section&quot;"><span lang="en">EN</span></a><h2 id="s-b-h">B</h2>',
    )
  })
})
