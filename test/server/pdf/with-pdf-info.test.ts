import { getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { withPdfInfo } from '../../../server/rc-pub/pdf/with-pdf-info.ts'

/** The smallest PDF with one empty page. */
function smallPdf(): Uint8Array {
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 10 10]>>',
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = pdf.length
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = pdf.length
  pdf += `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Size 4\n/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`
  return new TextEncoder().encode(pdf)
}

describe('withPdfInfo', () => {
  it('tells readers what the PDF is, in any script', async () => {
    const pdf = withPdfInfo(smallPdf(), { Title: '浑水 (1) 𠮷', Author: 'Shen; Solheim', doi: '10.5555/a' })
    const { info } = await getMeta(pdf)
    expect(info).toMatchObject({ Title: '浑水 (1) 𠮷', Author: 'Shen; Solheim', Producer: 'Chromium' })
    expect((info['Custom'] as Record<string, string>)['doi']).toBe('10.5555/a')
  })

  it('leaves every byte before its own as it was', () => {
    const before = smallPdf()
    expect(withPdfInfo(before, { Title: 'a' }).subarray(0, before.length)).toEqual(before)
  })

  it('leaves a PDF alone whose end it does not know', () => {
    const other = new TextEncoder().encode('%PDF-1.7\nstartxref\n9\n%%EOF\n')
    expect(withPdfInfo(other, { Title: 'a' })).toBe(other)
  })
})
