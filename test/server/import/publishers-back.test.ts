import { describe, expect, it } from 'vitest'
import { article, recordOf } from './support.ts'

const headings = (html: string): readonly string[] =>
  [...html.matchAll(/<h([23])[^>]*>(.*?)<\/h\1>/g)].map(([, level, title]) => `${level} ${title}`)

const htmlOf = (back: string): string => recordOf(article({ back })).fullText.en?.html ?? ''

describe('a note of a known kind', () => {
  const note = (text: string) => `<fn-group><fn fn-type="conflict"><p>${text}</p></fn></fn-group>`

  it('keeps the name in bold with which it begins, which is no heading', () => {
    expect(htmlOf(note('<bold>Ola Lind</bold> owns a boat.'))).toContain(
      'Competing interests</h2><p><b>Ola Lind</b> owns a boat.</p>',
    )
    expect(htmlOf(note('<bold>Per Ree:</bold> none.'))).toContain(
      'Competing interests</h2><p><b>Per Ree:</b> none.</p>',
    )
    expect(htmlOf(note('<bold>Conflict of interest:</bold> None.'))).toContain(
      'Competing interests</h2><p>None.</p>',
    )
  })

  it('has a label in words as its heading, whatever that is', () => {
    const labelled = '<fn-group><fn fn-type="con"><label>Colaboradores</label><p>OL swam.</p></fn></fn-group>'
    expect(htmlOf(labelled)).toContain('Colaboradores</h2><p>OL swam.</p>')
  })

  it('has the heading of its file in a language that the interface does not speak', () => {
    const { furtherTexts } = recordOf(
      article({
        attributes: 'xml:lang="de"',
        body: '<p>Der Kies ist alt.</p>',
        back: note('<bold>Interessenkonflikt</bold> Keiner ist bekannt.'),
      }),
    )
    expect(furtherTexts[0]?.fullTextHtml).toMatch(
      /<h2[^>]*>Interessenkonflikt<\/h2><p>Keiner ist bekannt\.<\/p>/,
    )
  })
})

describe('an appendix', () => {
  it('that is one section with a title is called by that, and links to both lead there', () => {
    const section = (title: string) => `<sec id="x${title}"><title>${title}</title><p>Stones.</p></sec>`
    const html = htmlOf(`<app-group><app id="a">${section('Further')}</app></app-group>`)
    expect(headings(html)).toEqual(['2 Further'])
    expect(html).toMatch(/<section id="s-a"><section id="s-xFurther"><h2/)
    expect(headings(htmlOf(`<app-group><app>${section('One')}${section('Two')}</app></app-group>`))).toEqual([
      '2 Appendix',
      '3 One',
      '3 Two',
    ])
  })
})
