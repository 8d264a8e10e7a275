import { describe, expect, it } from 'vitest'
import { article, recordOf } from './support.ts'

const list = (title: string, id: string) =>
  `<ref-list>${title === '' ? '' : `<title>${title}</title>`}<ref id="${id}"><mixed-citation>Work ${id}.</mixed-citation></ref></ref-list>`

const read = (pieces: Parameters<typeof article>[0]) => recordOf(article(pieces))
const textsOf = (record: ReturnType<typeof read>) => record.references.map(({ text }) => text)

describe('lists of references', () => {
  it('are read wherever a text has them: in its back, in appendices in groups, in sections of any depth, in the body', () => {
    const record = read({
      body: `<sec><title>Text</title><p>Words.</p><sec><title>Sources</title>${list('', 'b')}</sec></sec>`,
      back: `<app-group><app><title>Appendix</title><p>More.</p>${list('Of the appendix', 'a')}</app></app-group><sec><title>Data</title><sec>${list('Of the data', 'd')}</sec></sec>${list('References', 'r')}`,
    })
    expect(textsOf(record)).toEqual(['Work r.', 'Work b.', 'Work a.', 'Work d.'])
    const html = record.fullText.en?.html ?? ''
    expect(html.match(/<li id="r-/g)).toHaveLength(4)
  })

  it('do not say their common heading twice', () => {
    const html =
      read({ back: list('References', 'r') + list('Further reading', 'f') }).fullText.en?.html ?? ''
    expect(html).toContain('<h2 id="references-h">References</h2><ol class="plain"><li id="r-r">')
    expect(html).toMatch(/<h3 id="[^"]+">Further reading<\/h3>/)
  })
})
