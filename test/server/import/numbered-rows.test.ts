import { describe, expect, it } from 'vitest'
import { jatsFaults } from '../rc-pub/jats-structure.ts'
import { textsOfArticle } from '../../../server/rc-pub/routes/articles/jats/text/texts-of-article.ts'
import { jatsArticle } from '../../../server/rc-pub/routes/articles/print-jats-front.ts'
import { article, bodyHtml, recordOf } from './support.ts'

const cell = (name: string) => `<mml:mtd><mml:mi>${name}</mml:mi></mml:mtd>`
const rows = `<mml:mlabeledtr id="eq1"><mml:mtd><mml:mtext>(1a)</mml:mtext></mml:mtd>${cell('x')}</mml:mlabeledtr>
<mml:mlabeledtr><mml:mtd><mml:mtext>(1b)</mml:mtext></mml:mtd>${cell('y')}${cell('z')}</mml:mlabeledtr>
<mml:mtr>${cell('w')}</mml:mtr>`
const formula = `<mml:math><mml:mtable>${rows}</mml:mtable></mml:math>`
const body = `<p>See <xref ref-type="disp-formula" rid="eq1"/>.</p><disp-formula>${formula}</disp-formula>`

describe('rows of a formula that have numbers', () => {
  const html = bodyHtml(body)

  it('show them in a column of their own, behind the widest row', () => {
    expect(html).toContain(
      '<mtr id="e-eq1"><mtd><mi>x</mi></mtd><mtd></mtd><mtd class="formula-label"><mtext>(1a)</mtext></mtd></mtr>',
    )
    expect(html).toContain(
      '<mtr><mtd><mi>y</mi></mtd><mtd><mi>z</mi></mtd><mtd class="formula-label"><mtext>(1b)</mtext></mtd></mtr>',
    )
    expect(html).toContain('<mtr><mtd><mi>w</mi></mtd></mtr>')
  })

  it('can be pointed at, also by a reference without words', () => {
    expect(html).toContain('<p>See <a href="#e-eq1" class="ref-formula">(1a)</a>.</p>')
  })

  it('keep them in plain text', () => {
    const { title } = recordOf(article({ title: `Flow ${formula}` }))
    expect(title.en).toBe('Flow x (1a); y z (1b); w')
  })

  it('come back from printed JATS as they were', () => {
    const record = recordOf(article({ body }))
    const text = { language: 'en' as never, html }
    const xml = jatsArticle(
      record,
      { 'xmlns:mml': 'http://www.w3.org/1998/Math/MathML' },
      textsOfArticle(record, [text], (address) => address),
    )
    expect(jatsFaults(xml)).toEqual([])
    expect(xml).toContain('<mml:mlabeledtr id="e-eq1"><mml:mtd><mml:mtext>(1a)</mml:mtext></mml:mtd>')
    const again = recordOf(xml).fullText.en?.html
    expect(again?.replaceAll('e-e-', 'e-')).toBe(html)
  })
})
