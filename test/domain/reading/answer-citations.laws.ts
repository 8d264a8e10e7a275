import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerCitations } from '../../../core/domain/reading/answer-citations.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'

const size = 9
const cite = (number: number): string => `<a href="#r-${number}" class="ref-bibr">${number}</a>`
const number = fc.integer({ min: 1, max: size })

/** One mark in the text, with the numbers that it stands for. */
const marks = fc.oneof(
  number.map((one) => ({ html: `<sup>[${cite(one)}]</sup>`, cited: [one] })),
  fc
    .tuple(number, number, fc.constantFrom('–', '-', '～', '</sup>–<sup>'))
    .map(([one, other, dash]) => [Math.min(one, other), Math.max(one, other), dash] as const)
    .filter(([first, last]) => first < last)
    .map(([first, last, dash]) => ({
      html: `<sup>[${cite(first)}${dash}${cite(last)}]</sup>`,
      cited: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    })),
  fc
    .tuple(number, number)
    .filter(([first, last]) => first < last)
    .map(([first, last]) => ({
      html: `<a href="#r-${first}" class="ref-bibr">[${first}–${last}]</a>`,
      cited: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    })),
)
const sections = fc.array(fc.array(marks, { maxLength: 4 }), { minLength: 1, maxLength: 4 })

const references = Array.from(
  { length: size },
  (_, index) => `<li id="r-${index + 1}">Work <a href="https://a.example/">${index + 1}</a>.</li>`,
).join('')
const textOf = (parts: readonly (readonly { readonly html: string }[])[], numbered: boolean): SafeHtml =>
  `${parts
    .map(
      (part, index) =>
        `<section><h2 id="s-${index}-h">${numbered ? `${index + 1} ` : ''}Part</h2><p>${part.map(({ html }) => `Said ${html}, then `).join('')}.</p></section>`,
    )
    .join(
      '',
    )}<section class="references" id="references"><h2>References</h2><ol>${references}</ol></section>` as SafeHtml

const added = (html: string): string =>
  html
    .replace(/ <span class="cited-in">.*?<\/span>/g, '')
    .replace(/<a(?: id="c-\d+")? data-cites="[^"]*"/g, '<a')
const backOf = (html: string, id: number): readonly string[] => {
  const item = new RegExp(`<li id="r-${id}">(.*?)</li>`).exec(html)?.[1] ?? ''
  return [...item.matchAll(/href="#([^"]+)"/g)].map(([, target = '']) => target)
}

describe('answerCitations', () => {
  it('should change nothing but what it adds', () => {
    fc.assert(
      fc.property(sections, fc.boolean(), (parts, numbered) => {
        const html = textOf(parts, numbered)
        expect(added(answerCitations(html))).toBe(html)
      }),
    )
  })

  it('should lead back from each reference exactly to the sections that cite it, and arrive', () => {
    fc.assert(
      fc.property(sections, (parts) => {
        const html = answerCitations(textOf(parts, true))
        for (let id = 1; id <= size; id += 1) {
          const citing = parts.flatMap((part, index) =>
            part.some(({ cited }) => cited.includes(id)) ? [String(index + 1)] : [],
          )
          const back = backOf(html, id)
          expect(back).toHaveLength(citing.length)
          for (const [index, target] of back.entries()) {
            const at = html.indexOf(` id="${target}"`)
            expect(at).toBeGreaterThan(0)
            const heading = html
              .slice(0, at)
              .match(/<h2 id="s-\d+-h">(\d+) Part/g)
              ?.at(-1)
            expect(heading).toContain(`>${citing[index]} Part`)
          }
        }
        const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  it('should name all that a mark stands for', () => {
    fc.assert(
      fc.property(marks, (mark) => {
        const html = answerCitations(textOf([[mark]], true))
        const named = [...html.matchAll(/data-cites="([^"]*)"/g)].map(([, ids]) => ids)
        expect(new Set(named)).toEqual(new Set([mark.cited.map((id) => `r-${id}`).join(' ')]))
      }),
    )
  })

  it('counts by letters where sections have no numbers, and names them for who listens', () => {
    const mark = { html: cite(1), cited: [1] }
    const html = textOf([[mark], [mark]], false).replace('Part</h2>', 'Part &amp; "more"</h2>') as SafeHtml
    expect(answerCitations(html)).toContain(
      '<span class="cited-in">↑ <a href="#c-1" aria-label="Part &amp; &quot;more&quot;">a</a> <a href="#c-2" aria-label="Part">b</a></span></li>',
    )
  })

  it('keeps an id that a citation has, a list within a reference, and a text without references', () => {
    const html =
      '<p><a id="x" href="#r-1" class="ref-bibr">1</a></p><section class="references" id="references"><ol><li id="r-1">A<ul><li>note</li></ul></li></ol></section>' as SafeHtml
    expect(answerCitations(html)).toBe(
      '<p><a data-cites="r-1" id="x" href="#r-1" class="ref-bibr">1</a></p><section class="references" id="references"><ol><li id="r-1">A<ul><li>note</li></ul> <span class="cited-in">↑ <a href="#x">a</a></span></li></ol></section>',
    )
    const bare = '<p><a href="#r-1">1</a></p>' as SafeHtml
    expect(answerCitations(bare)).toBe(bare)
    const open = `<p>${cite(1)}</p><section class="references"><ol><li id="r-1">A` as SafeHtml
    expect(added(answerCitations(open))).toBe(open)
  })

  it('should take a dash for a range only from an earlier reference to a later one', () => {
    fc.assert(
      fc.property(number, number, (one, other) => {
        fc.pre(other <= one)
        const html = answerCitations(textOf([[{ html: `[${cite(one)}–${cite(other)}]` }]], true))
        expect([...html.matchAll(/data-cites="([^"]*)"/g)].map(([, ids]) => ids)).toEqual([
          `r-${one}`,
          `r-${other}`,
        ])
        for (const id of [one, other]) expect(backOf(html, id)).toHaveLength(1)
      }),
    )
  })

  it('leads back from each of several references with dashes between them', () => {
    const html = answerCitations(textOf([[{ html: `[${cite(2)}–${cite(4)}–${cite(5)}]` }]], true))
    expect(references.match(/<li/g)?.map((_, index) => backOf(html, index + 1).length)).toEqual([
      0, 1, 1, 1, 1, 0, 0, 0, 0,
    ])
  })

  it.each([
    '<a>no address</a>',
    '<a href="https://a.example/#r-1">elsewhere</a>',
    '<a href="#fig-1">a figure</a>',
    '<a href="#r-1">a link that is never closed',
    '<h3>A heading that is never closed',
  ])('leaves what is no citation as it is: %s', (piece) => {
    const html = `<p>${piece}</p><section class="references"><ol>${references}</ol></section>` as SafeHtml
    // the links of the references themselves are no way to close one of the text
    expect(answerCitations(html)).toBe(html)
  })

  it('names a citation by the last whole heading before it', () => {
    const html = `<h2>Methods</h2><h3>Open ${cite(1)}<section class="references"><ol>${references}</ol></section>`
    expect(answerCitations(html as SafeHtml)).toContain('aria-label="Methods">a</a></span></li>')
  })
})
