import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeIntoText } from '../../../server/rc-pub/import/html/merge-into-text.ts'
import { textOfHtml } from '../../../server/rc-pub/import/html/write-html.ts'

const word = fc.stringMatching(/^[a-z]{3,6}$/)
const heading = fc.constantFrom('Funding', 'Data availability:', 'Methods')
const inner = word.map((text) => `<section><h3>Deep</h3><p>${text}</p></section>`)
const ofText = fc
  .tuple(heading, word, fc.option(inner, { nil: '' }))
  .map(([title, text, deep]) => `<section id="s-1"><h2>${title}</h2><p>${text}</p>${deep}</section>`)
const behind = fc
  .tuple(fc.constantFrom('', ' id="s-9"'), heading, word)
  .map(([id, title, text]) => `<section${id}><h2>${title}</h2><p>${text}</p></section>`)

const wordsIn = (html: string): ReadonlySet<string> =>
  new Set(textOfHtml(html.replaceAll('<', ' <')).split(/\s+/))

describe('mergeIntoText', () => {
  it('should lose no word, keep every section with an id, and leave none without one whose heading the text has', () => {
    fc.assert(
      fc.property(
        fc.array(ofText, { maxLength: 3 }),
        fc.array(behind, { maxLength: 3 }),
        (texts, sections) => {
          const merged = mergeIntoText(texts.join(''), sections)
          const all = merged.text + merged.sections.join('')
          for (const each of wordsIn(texts.join('') + sections.join('')))
            expect([each, wordsIn(all).has(each) || each.endsWith(':')]).toEqual([each, true])
          expect(merged.sections.filter((each) => each.includes('s-9'))).toEqual(
            sections.filter((each) => each.includes('s-9')),
          )
          expect(all.match(/<section/g)?.length ?? 0).toBe(all.match(/<\/section/g)?.length ?? 0)
          const named = (title: string) => `<h2>${title}</h2>`
          for (const title of ['Funding', 'Data availability:', 'Methods'])
            expect(
              merged.sections.filter(
                (each) =>
                  texts.some((text) => text.includes(named(title))) &&
                  each.startsWith(`<section>${named(title)}`),
              ),
            ).toEqual([])
        },
      ),
    )
  })

  it('should end the section of the text, behind its inner sections, and say nothing twice', () => {
    const text =
      '<section id="s-1"><h2>Data availability.</h2><p>Here.</p><section><h3>Code</h3><p>There.</p></section></section><p>End.</p>'
    const section = '<section><h2>Data availability</h2><p>On request.</p></section>'
    expect(mergeIntoText(text, [section, section])).toEqual({
      text: text.replace('</section></section>', '</section><p>On request.</p></section>'),
      sections: [],
    })
  })
})
