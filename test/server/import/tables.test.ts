import { describe, expect, it } from 'vitest'
import { bodyHtml } from './support.ts'

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
