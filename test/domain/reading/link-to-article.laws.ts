import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkToArticle } from '../../../core/domain/reading/link-to-article.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'

const article = '/zh/article/7?a=1&b="2"'
const written = '/zh/article/7?a=1&amp;b=&quot;2&quot;'

const place = fc.constantFrom('r1', 'fn2', 't1', '注1')
const piece = fc.oneof(
  place.map((id) => `<td id="${id}">x</td>`),
  place.map((id) => `<a class="xref" href="#${id}">[${id}]</a>`),
  place.map((id) => `<a href="#${id}" title="b">*</a>`),
  fc.constantFrom('<a href="https://a.example/#r1">a</a>', '<p>href="#r1" a &lt; b</p>', '<br>', 'x'),
)
const part = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('') as SafeHtml)

const hrefs = (html: string): readonly string[] =>
  [...html.matchAll(/<a\s[^<>]*?href="([^"]*)"/g)].map(([, href = '']) => href)

describe('linkToArticle', () => {
  it('leads to the article where a part has no such place, and stays where it has', () => {
    fc.assert(
      fc.property(part, (html) => {
        const places = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => `#${id}`)
        expect(hrefs(linkToArticle(html, article))).toEqual(
          hrefs(html).map((href) => (href.startsWith('#') && !places.includes(href) ? written + href : href)),
        )
      }),
    )
  })

  it('changes nothing but links, and twice is once', () => {
    fc.assert(
      fc.property(part, (html) => {
        const linked = linkToArticle(html, article)
        expect(linked.replaceAll(`"${written}#`, '"#')).toBe(html)
        expect(linkToArticle(linked, article)).toBe(linked)
      }),
    )
  })
})
