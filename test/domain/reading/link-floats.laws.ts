import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkFloats, type FloatLink } from '../../../core/domain/reading/link-floats.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'

const safe = (html: string): SafeHtml => html as SafeHtml
const linkOf = (kind: FloatLink['kind'], anchor: string, file: FloatLink['file'] = null): FloatLink => ({
  kind,
  id: `7-${anchor}`,
  anchor,
  href: `/zh/${kind}/7-${anchor}?a=1&b=2`,
  name: `"${anchor}"`,
  file,
})
const anyText = fc.constantFrom(
  '<p>x</p>',
  'a < b',
  '<figure class="fig-group" id="g">',
  '</figure>',
  '<a href="#r1">1</a>',
  '<img src="i.png">',
)
const figureOf = (id: string) =>
  fc.constantFrom(
    `<figure class="fig" id="${id}"><img src="/${id}.svg" alt=""><figcaption>c</figcaption></figure>`,
    `<figure class="fig" id="${id}"><img src="/a.svg"><img src="/b.svg"></figure>`,
    `<figure class="fig" id="${id}"><p class="fig-missing">none</p></figure>`,
    `<figure class="table-wrap" id="${id}"><figcaption>c</figcaption><table></table></figure>`,
    `<figure class="table-wrap" id="${id}"><figcaption>c</figcaption><p class="fig-missing">none</p></figure>`,
  )
const anyHtml = fc
  .uniqueArray(
    fc.nat(9).map((at) => `f${at}`),
    { maxLength: 4 },
  )
  .chain((ids) => fc.tuple(...ids.map(figureOf), anyText, anyText))
  .map((parts) => safe(parts.join('')))
const anyLinks = fc.uniqueArray(
  fc
    .tuple(
      fc.constantFrom('figure' as const, 'table' as const),
      fc.nat(9),
      fc.constantFrom(null, { href: '/file?id=1&a=<', name: 'CSV & more' }),
    )
    .map(([kind, at, file]) => linkOf(kind, `f${at}`, file)),
  { selector: ({ id }) => id },
)

const added =
  /<a data-float="[^"]*" href="[^"]*"(?: aria-label="[^"]*")?>(<img[^<>]*>)<\/a>|<p class="enlarge">.*?<\/p>|<span id="[^"]*"><\/span>/g

describe('linkFloats', () => {
  it('should change nothing but what it adds', () => {
    fc.assert(
      fc.property(anyHtml, anyLinks, (html, links) => {
        expect(linkFloats(html, links).replace(added, '$1')).toBe(html)
      }),
    )
  })

  it('should be the same twice as once', () => {
    fc.assert(
      fc.property(anyHtml, anyLinks, (html, links) => {
        const once = linkFloats(html, links)
        expect(linkFloats(once, links)).toBe(once)
      }),
    )
  })

  const figure = (id: string): string => `<figure class="fig" id="${id}"><img src="/p.svg"></figure>`
  const table = (id: string): string => `<figure class="table-wrap" id="${id}"><table></table></figure>`

  it('leads from each picture of a figure and from above a table', () => {
    const linked = linkFloats(safe(figure('f1') + table('t1')), [
      linkOf('figure', 'f1'),
      linkOf('table', 't1'),
    ])
    expect(linked).toBe(
      '<figure class="fig" id="f1"><a data-float="figure 7-f1" href="/zh/figure/7-f1?a=1&amp;b=2" aria-label="&quot;f1&quot;">' +
        '<img src="/p.svg"></a></figure><figure class="table-wrap" id="t1"><p class="enlarge">' +
        '<a data-float="table 7-t1" href="/zh/table/7-t1?a=1&amp;b=2">"t1"</a></p><table></table></figure>',
    )
  })

  it('adds to a caption at the edge, where a figure may hold nothing beside it', () => {
    const file = { href: '/get', name: 'Original' }
    const linked = linkFloats(
      safe(
        '<figure class="fig" id="f1"><img src="/p.svg"><figcaption>c</figcaption></figure><figure class="table-wrap" id="t1"><figcaption>c</figcaption><table></table></figure>',
      ),
      [linkOf('figure', 'f1', file), linkOf('table', 't1')],
    )
    expect(linked).toMatch(/<\/a><figcaption>c<p class="enlarge">.*?<\/p><\/figcaption><\/figure>/)
    expect(linked).toMatch(/id="t1"><figcaption><p class="enlarge">.*?<\/p>c<\/figcaption><table>/)
  })

  it('offers nothing at a table whose picture is missing, unless it has cells or another picture', () => {
    const notice = '<p class="fig-missing">none</p>'
    const link = linkOf('table', 't1')
    const linked = (content: string) =>
      linkFloats(safe(`<figure class="table-wrap" id="t1">${content}</figure>`), [link]).includes(
        'data-float',
      )
    expect(linked(notice)).toBe(false)
    expect(linked(`${notice}<div class="table-notes"><p>Notes.</p></div>`)).toBe(false)
    expect(linked(`${notice}<table></table>`)).toBe(true)
    expect(linked(`${notice}<img src="/p.svg">`)).toBe(true)
    expect(linked('<ul><li>A list.</li></ul>')).toBe(true)
  })

  it('has the file below a figure, and beside the link above a table', () => {
    const file = { href: '/get?id=1&b=2', name: '"Original"' }
    const linked = linkFloats(safe(figure('f1') + table('t1')), [
      linkOf('figure', 'f1', file),
      linkOf('table', 't1', file),
    ])
    const link = '<a href="/get?id=1&amp;b=2" download>"Original"</a>'
    expect(linked).toContain(`<img src="/p.svg"></a><p class="enlarge">${link}</p></figure>`)
    expect(linked).toContain(`>"t1"</a> ${link}</p><table>`)
  })

  it('finds them in a translation by their order, with the place of the original', () => {
    const linked = linkFloats(safe(figure('f1-en') + figure('f2-en')), [
      linkOf('figure', 'f1'),
      linkOf('figure', 'f2'),
    ])
    expect(
      [...linked.matchAll(/<span id="(f\d)"><\/span><a data-float="figure 7-(f\d)"/g)].map(([, a, b]) => [
        a,
        b,
      ]),
    ).toEqual([
      ['f1', 'f1'],
      ['f2', 'f2'],
    ])
    expect(linkFloats(safe(figure('f1-en')), [linkOf('figure', 'f1'), linkOf('figure', 'f2')])).not.toContain(
      'data-float',
    )
  })

  it('leaves a picture that leads somewhere already, and a text without figures', () => {
    const html = safe('<figure class="fig" id="f1"><a href="/x"><img src="/p.svg"></a></figure>')
    expect(linkFloats(html, [linkOf('figure', 'f1')])).toBe(html)
    expect(linkFloats(safe('<figure class="fig" id="f1"><img src="x">'), [])).toBe(
      '<figure class="fig" id="f1"><img src="x">',
    )
    expect(linkFloats(safe('<figure class="fig" id="f1"><img src="x">'), [linkOf('figure', 'f1')])).toContain(
      '</a>',
    )
  })
})
