import type { PdfInfo } from './pdf-info.ts'

/**
 * A PDF with an information dictionary of ours, as an incremental update at its end (ISO 32000-1, 7.5.6): browsers know
 * no more than a title. A PDF whose end is written otherwise than with a plain trailer stays as it is.
 */
export function withPdfInfo(pdf: Uint8Array, info: PdfInfo): Uint8Array {
  const end = new TextDecoder('latin1').decode(pdf.subarray(Math.max(0, pdf.byteLength - 2_048)))
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)
  const [, size] = /\/Size (\d+)/.exec(trailer?.[1] ?? '') ?? []
  const [, root] = /\/Root (\d+ \d+ R)/.exec(trailer?.[1] ?? '') ?? []
  if (trailer === null || size === undefined || root === undefined) return pdf

  const [, id = ''] = /(\/ID\s*\[[^\]]*\])/.exec(trailer[1] ?? '') ?? []
  const entries = Object.entries(info).map(([key, value]) => `/${key} ${pdfText(value)}`)
  const dictionary = `\n${size} 0 obj\n<<${entries.join('\n')}\n/Producer (Chromium)>>\nendobj\n`
  const table = pdf.byteLength + dictionary.length
  const update =
    `${dictionary}xref\n0 1\n0000000000 65535 f \n${size} 1\n${String(pdf.byteLength + 1).padStart(10, '0')} 00000 n \n` +
    `trailer\n<</Size ${Number(size) + 1} /Root ${root} /Info ${size} 0 R ${id} /Prev ${trailer[2]}>>\n` +
    `startxref\n${table}\n%%EOF\n`
  const whole = new Uint8Array(pdf.byteLength + update.length)
  whole.set(pdf)
  whole.set(new TextEncoder().encode(update), pdf.byteLength)
  return whole
}

/** A text string in UTF-16 with its mark, in hexadecimal. */
const pdfText = (text: string): string =>
  `<FEFF${[...Array(text.length).keys()].map((at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`
