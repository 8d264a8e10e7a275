import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharedIds } from '../../../server/rc-pub/import/html/shared-ids.ts'

/** A text as the import writes it: sections with these levels, what stands in each, and links to some of it. */
interface Given {
  readonly levels: readonly number[]
  readonly floats: readonly ('fig' | 'table-wrap' | 'formula')[]
  readonly suffix: string
}

const prefixes = { fig: 'f', 'table-wrap': 't', formula: 'e' } as const

const write = ({ levels, floats, suffix }: Given): string => {
  const sections = levels.map((level, at) => {
    const id = `s-sec${at}${suffix}`
    return `<section id="${id}"><h${level} id="${id}-h">${at}</h${level}><p>see <a href="#${id}">it</a></p></section>`
  })
  const things = floats.map((kind, at) => {
    const id = `${prefixes[kind]}-x${at}${suffix}`
    const link = `<p><a href="#${id}" class="ref-fig">${at}</a></p>`
    return kind === 'formula'
      ? `<div class="formula" id="${id}">x</div>${link}`
      : `<figure class="${kind}" id="${id}"><figcaption>c</figcaption></figure>${link}`
  })
  return `<section class="summary"><h2 id="s-part-1">S</h2></section>${sections.join('')}${things.join('')}`
}

const levels = fc.array(fc.constantFrom(2, 3, 4), { maxLength: 7 })
const floats = fc.array(fc.constantFrom('fig' as const, 'table-wrap' as const, 'formula' as const), {
  maxLength: 5,
})
const suffix = fc.constantFrom('', '-en', '-2')
const given = fc.record({ levels, floats, suffix })
const alike = fc
  .tuple(levels, floats, suffix, suffix)
  .map(([sections, things, one, other]) => [
    write({ levels: sections, floats: things, suffix: one }),
    write({ levels: sections, floats: things, suffix: other }),
  ])
const anyTexts = fc.oneof(
  alike,
  fc.array(given, { maxLength: 3 }).map((texts) => texts.map(write)),
)

const idsOf = (html: string): readonly string[] =>
  [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)
const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id = '']) => id)
const bare = (html: string): string =>
  html.replace(/<span id="[^"]*"><\/span>/g, '').replace(/ (?:id|href)="[^"]*"/g, '')

describe('sharedIds', () => {
  it('should change nothing but ids, links to them and anchors', () => {
    fc.assert(
      fc.property(anyTexts, (texts) => {
        expect(sharedIds(texts).map(bare)).toEqual(texts.map(bare))
      }),
    )
  })

  it('should have every id once, and lose none of a section or a figure', () => {
    fc.assert(
      fc.property(anyTexts, (texts) => {
        for (const [index, html] of sharedIds(texts).entries()) {
          const ids = idsOf(html)
          expect(new Set(ids).size).toBe(ids.length)
          const kept = idsOf(texts[index] ?? '').filter((id) => !id.startsWith('e-'))
          expect(ids).toEqual(expect.arrayContaining([...kept]))
        }
      }),
    )
  })

  it('should have every link arrive', () => {
    fc.assert(
      fc.property(anyTexts, (texts) => {
        for (const html of sharedIds(texts)) {
          const ids = idsOf(html)
          for (const target of linksOf(html)) expect(ids).toContain(target)
        }
      }),
    )
  })

  it('should name the same place alike in two texts of one outline', () => {
    fc.assert(
      fc.property(alike, (texts) => {
        const [one = [], other = []] = sharedIds(texts).map((html) =>
          [...html.matchAll(/<(?:h[2-6]|figure|div)[^<>]* id="([^"]*)"/g)].map(([, id = '']) => id),
        )
        expect(one).toEqual(other)
      }),
    )
  })

  it('should let nothing stand before a caption that stands first, as HTML asks', () => {
    fc.assert(
      fc.property(anyTexts, (texts) => {
        for (const html of sharedIds(texts)) expect(html).not.toContain('></span><figcaption>')
      }),
    )
  })

  it('should be the same twice as once', () => {
    fc.assert(
      fc.property(anyTexts, (texts) => {
        expect(sharedIds(sharedIds(texts))).toEqual(sharedIds(texts))
      }),
    )
  })

  it('names a heading by its place and keeps its older ids as anchors', () => {
    const text = (end: string): string =>
      `<section id="s-a${end}"><h2 id="s-a${end}-h">A</h2><section id="s-b${end}"><h3 id="s-b${end}-h">B</h3></section></section>`
    expect(sharedIds([text(''), text('-en')])[1]).toBe(
      '<section><h2 id="s1"><span id="s-a-en"></span><span id="s-a-en-h"></span>A</h2>' +
        '<section><h3 id="s1-1"><span id="s-b-en"></span><span id="s-b-en-h"></span>B</h3></section></section>',
    )
  })

  it('leaves the sections of a text alone whose outline is another', () => {
    const own = write({ levels: [2, 3], floats: [], suffix: '' })
    const other = write({ levels: [2, 2], floats: [], suffix: '' })
    expect(sharedIds([own, other])).toEqual([own, other])
  })
})
