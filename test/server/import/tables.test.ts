import { describe, expect, it } from 'vitest'
import { article, bodyHtml, recordOf } from './support.ts'

const table = (inner: string, around = '') =>
  bodyHtml(`<table-wrap id="t"><label>Table 1</label>${around}<table>${inner}</table></table-wrap>`)

describe('tables', () => {
  it('scroll in a region that the keyboard reaches, named by their label', () => {
    expect(table('<tbody><tr><td>1</td></tr></tbody>')).toBe(
      '<figure class="table-wrap" id="t-t"><figcaption><p><b class="label">Table 1</b></p></figcaption><div class="table-scroll" tabindex="0" role="region" aria-label="Table 1"><table><tbody><tr><td>1</td></tr></tbody></table></div></figure>',
    )
  })

  it('have heading cells with their scope, spans and alignment, and no styles', () => {
    const html = table(
      '<thead><tr><th colspan="2" style="color:red">A</th><td align="right">B</td><th/></tr></thead><tbody><tr><th rowspan="2">r</th><td colspan="1" align="center">1</td></tr></tbody>',
    )
    expect(html).toContain(
      '<thead><tr><th colspan="2" scope="colgroup">A</th><th class="align-right" scope="col">B</th><td></td></tr></thead>',
    )
    expect(html).toContain(
      '<tbody><tr><th rowspan="2" scope="row">r</th><td class="align-center">1</td></tr></tbody>',
    )
  })

  it('take first rows in bold as headings where the file marks none', () => {
    expect(
      table(
        '<tbody><tr><td><bold>A</bold></td><td><p><bold>B</bold></p></td></tr><tr><td>1</td><td>2</td></tr></tbody>',
      ),
    ).toContain(
      '<thead><tr><th scope="col"><b>A</b></th><th scope="col"><b>B</b></th></tr></thead><tbody><tr><td>1</td>',
    )
  })

  it('lose rows and rules that only draw lines', () => {
    expect(table('<tbody><tr><td>1<hr/></td></tr><tr><td><hr/></td></tr></tbody>')).toContain(
      '<tbody><tr><td>1</td></tr></tbody>',
    )
  })

  it('have their notes below, and marks in cells lead to them', () => {
    const html = bodyHtml(
      '<table-wrap id="t"><table><tbody><tr><td>1<xref ref-type="table-fn" rid="n"><sup>a</sup></xref></td></tr></tbody></table><table-wrap-foot><fn id="n"><label>a</label><p>Note.</p></fn><attrib>Source.</attrib></table-wrap-foot></table-wrap>',
    )
    expect(html).toContain('<td>1<sup><a href="#fn-n" id="fnref-fn-n" class="ref-fn">a</a></sup></td>')
    expect(html).toContain(
      '<div class="table-notes"><p id="fn-n"><sup>a</sup> Note.</p><p class="attrib">Source.</p></div>',
    )
  })

  it('are read as text where the file has a picture as well, and as a picture where it has nothing else', () => {
    expect(
      bodyHtml(
        '<table-wrap id="t"><alternatives><graphic xlink:href="t.png"/><table><tbody><tr><td>1</td></tr></tbody></table></alternatives></table-wrap>',
      ),
    ).not.toContain('<img')
    expect(
      bodyHtml('<table-wrap id="t"><label>Table 1</label><graphic xlink:href="t.png"/></table-wrap>'),
    ).toContain('<img src="/files/t.png" alt="Table 1"')
  })
})

describe('the tables of a record', () => {
  const cell = (text: string) => `<table><tbody><tr><td>${text}</td></tr></tbody></table>`
  const wrap = (inner: string) => `<table-wrap id="t">${inner}</table-wrap>`
  const tablesOf = (body: string, more: Parameters<typeof article>[0] = {}) =>
    recordOf(article({ ...more, body })).tables

  it('have their label and caption as text, and their notes with the table', () => {
    expect(
      tablesOf(
        wrap(
          `<label>Table 1</label><caption><title>Cups</title><p>All <italic>full</italic>.</p></caption>${cell('1')}<table-wrap-foot><fn id="n"><label>a</label><p>Not all.</p></fn></table-wrap-foot>`,
        ),
      ),
    ).toEqual([
      {
        id: 't-t',
        label: { zh: '', en: 'Table 1' },
        caption: { zh: '', en: 'Cups. All full.' },
        html: {
          zh: '',
          en: '<div class="table-scroll" tabindex="0" role="region" aria-label="Table 1"><table><tbody><tr><td>1</td></tr></tbody></table></div><div class="table-notes"><p id="fn-n"><sup>a</sup> Not all.</p></div>',
        },
        url: '',
      },
    ])
  })

  it('pair with those of the translation, as far as there are as many', () => {
    const translation = (body: string) => ({
      attributes: 'xml:lang="zh"',
      after: `<sub-article article-type="translation" xml:lang="en"><front-stub><title-group><article-title>T</article-title></title-group></front-stub><body>${body}</body></sub-article>`,
    })
    const own = wrap(`<label>表 1</label><caption><p>杯</p></caption>${cell('一')}`)
    const other = wrap(`<label>Table 1</label><caption><p>Cups</p></caption>${cell('one')}`)
    expect(tablesOf(own, translation(other))).toMatchObject([
      {
        label: { zh: '表 1', en: 'Table 1' },
        caption: { zh: '杯', en: 'Cups' },
        html: { zh: expect.stringContaining('<td>一</td>'), en: expect.stringContaining('<td>one</td>') },
      },
    ])
    expect(tablesOf(own, translation(other + other))).toMatchObject([
      { caption: { zh: '杯', en: '' }, html: { en: '' } },
    ])
  })

  it('take a caption in each language from a table that has both', () => {
    expect(
      tablesOf(
        wrap(
          `<caption xml:lang="zh"><p>杯</p></caption><caption xml:lang="en"><p>Cups</p></caption>${cell('1')}`,
        ),
        { attributes: 'xml:lang="zh"' },
      ),
    ).toMatchObject([{ caption: { zh: '杯', en: 'Cups' } }])
  })

  it('have an address where they are pictures', () => {
    expect(tablesOf(wrap('<graphic xlink:href="t.png"/>'))).toMatchObject([
      { url: '/files/t.png', html: { en: expect.stringContaining('<img src="/files/t.png"') } },
    ])
  })

  it('keep links that lead out of them as text, and nothing that could run', () => {
    const [found] = tablesOf(
      wrap(
        cell('<xref ref-type="bibr" rid="r1">[1]</xref> <ext-link xlink:href="javascript:x()">y</ext-link>'),
      ),
      { back: '<ref-list><ref id="r1"><mixed-citation>A.</mixed-citation></ref></ref-list>' },
    )
    expect(found?.html.en).toContain('<td>[1] y</td>')
  })

  it('leave out a caption that only repeats an address', () => {
    expect(
      tablesOf(
        wrap(`<caption><title>Cups.</title><p>DOI: http://dx.doi.org/10.5555/t.1</p></caption>${cell('1')}`),
      ),
    ).toMatchObject([{ caption: { en: 'Cups.' } }])
  })

  it('keep the spaces that show under which row another belongs, before its first word alone [C2.15]', () => {
    const rows = [
      '<td>Otters</td><td>9</td>',
      '<td>\u2003Young</td><td>\u00a04</td>',
      '<td><p><italic>\u00a0\u00a0Born here</italic></p></td><td/>',
      '<td>\u2003<list><list-item><p>A, B</p></list-item></list></td><td/>',
    ]
    const html = bodyHtml(wrap(`<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`))
    expect(html).toContain('<td>Otters</td><td>9</td>')
    expect(html).toContain('<td>\u2003Young</td><td>4</td>')
    expect(html).toContain('<td><i>\u00a0\u00a0Born here</i></td>')
    expect(html).toContain('<td><ul><li>A, B</li></ul></td>')
  })
})
