import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlBlocks } from '../../../core/domain/reading/html-blocks.ts'
import { pairTexts } from '../../../core/domain/reading/pair-texts.ts'
import { printPairs } from '../../../core/domain/reading/print-pairs.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'
import { anyContentLanguage, anySafeHtml, anyTwoTexts } from './texts.ts'

/** A text as it reads: sections are no words of it. */
const flat = (html: string): string => html.replace(/<\/?section(?:\s[^<>]*)?>/g, '')
const idsOf = (html: string): readonly string[] =>
  [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)

describe('htmlBlocks', () => {
  it('should be the HTML again when joined', () => {
    fc.assert(
      fc.property(
        fc.oneof(anySafeHtml, fc.string({ unit: fc.constantFrom('<p>', '</p>', '<br>', 'a', '<') })),
        (html) => {
          expect(
            htmlBlocks(html)
              .map((block) => block.html)
              .join(''),
          ).toBe(html)
        },
      ),
    )
  })
})

describe('pairTexts', () => {
  it('should leave no paragraph out, double none, and keep their order, whatever the two texts are', () => {
    fc.assert(
      fc.property(anyTwoTexts, ([own, other]) => {
        const pairs = pairTexts(own, other)
        expect(flat(pairs.map((pair) => pair.own).join(''))).toBe(flat(own))
        expect(flat(pairs.map((pair) => pair.other).join(''))).toBe(flat(other))
      }),
    )
  })

  it('should pair each paragraph of a text with itself', () => {
    fc.assert(
      fc.property(anySafeHtml, (html) => {
        for (const { own, other } of pairTexts(html, html)) expect(own).toBe(other)
      }),
    )
  })

  const text = (html: string): SafeHtml => html as SafeHtml
  const figure = (id: string, caption: string): string =>
    `<figure class="fig" id="${id}"><figcaption>${caption}</figcaption></figure>`

  it('shows a graphical abstract once, with the words of both texts below it', () => {
    const summary = (title: string, words: string): SafeHtml =>
      text(
        `<section class="summary"><h2>${title}</h2><figure class="graphical"><img src="/a.png"><figcaption><p>${words}</p></figcaption></figure></section><p>${words}</p>`,
      )
    const pairs = pairTexts(summary('图文摘要', '洪水'), summary('Graphical abstract', 'Flood'))
    expect(pairs.map(({ kind }) => kind)).toEqual(['heading', 'once', 'pair'])
    const html = printPairs(pairs, { own: 'zh', other: 'en' })
    expect(html.match(/<img /g)).toHaveLength(1)
    expect(html).toContain('<p>洪水</p><div class="second" lang="en"><p>Flood</p></div></figcaption>')
  })

  it('pairs by section, paragraph by paragraph where there are as many, else section by section', () => {
    const own = text(
      `<section><h2 id="s1">甲</h2><p>一</p><p>二</p></section><section><h2 id="s2">乙</h2><p>三</p></section>`,
    )
    const other = text(
      `<section><h2 id="s1">A</h2><p>one</p><p>two</p></section><section><h2 id="s2">B</h2><p>three</p><p>four</p></section>`,
    )
    expect(pairTexts(own, other)).toEqual([
      { kind: 'heading', own: '<h2 id="s1">甲</h2>', other: '<h2 id="s1">A</h2>', ids: ['', ''] },
      { kind: 'pair', own: '<p>一</p>', other: '<p>one</p>' },
      { kind: 'pair', own: '<p>二</p>', other: '<p>two</p>' },
      { kind: 'heading', own: '<h2 id="s2">乙</h2>', other: '<h2 id="s2">B</h2>', ids: ['', ''] },
      { kind: 'pair', own: '<p>三</p>', other: '<p>three</p><p>four</p>' },
    ])
  })

  it('has a figure once, between the same paragraphs, and a section alone that the other text lacks', () => {
    const own = text(`<section class="summary"><p>要点</p></section><p>一</p>${figure('f1', '图')}<p>二</p>`)
    const other = text(`<p>one</p>${figure('f1', 'fig')}<p>two</p>`)
    expect(pairTexts(own, other).map(({ kind }) => kind)).toEqual(['pair', 'once', 'pair'])
    const printed = printPairs(pairTexts(own, other), { own: 'zh', other: 'en' } as never)
    expect(printed.match(/<figure/g)).toHaveLength(1)
    expect(printed).toContain('图<div class="second" lang="en">fig</div>')
  })
})

describe('printPairs', () => {
  it('should have every id of the first text, and none twice', () => {
    fc.assert(
      fc.property(anyTwoTexts, anyContentLanguage, ([own, other], language) => {
        const ids = idsOf(printPairs(pairTexts(own, other), { own: language, other: language }))
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of idsOf(own)) expect(ids).toContain(id)
      }),
    )
  })
})
