import { describe, expect, it } from 'vitest'
import { withPresentNames } from '../../../server/rc-pub/import/xml/older-names.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { article, recordOf } from './support.ts'

const treeOf = (xml: string) => {
  const tree = readXml(xml, 'test.xml')
  if (!tree.ok) throw new Error(tree.error.reason)
  return tree.value
}

const lost = (xml: string): readonly string[] =>
  unshownWords(treeOf(xml), recordOf(xml)).unshown.flatMap(({ words }) => words)

describe('metadata as NLM 2 has it', () => {
  it('tells whose the article is, and how it may be used', () => {
    const xml = article({
      meta: '<copyright-statement>Copyright 2006 Lantern</copyright-statement><copyright-year>2006</copyright-year><license license-type="open-access" xlink:href="http://creativecommons.org/licenses/by/2.0/"><p>Copy freely with thanks.</p></license>',
    })
    expect(lost(xml)).toEqual([])
    const { license, about, fullText } = recordOf(xml)
    expect(license).toEqual({ url: 'https://creativecommons.org/licenses/by/2.0/', name: 'CC BY 2.0' })
    expect(about?.copyright.en).toBe('Copyright 2006 Lantern')
    expect(about?.licenseText.en).toBe('Copy freely with thanks.')
    expect(fullText.en?.html).toContain('<p class="attrib">Copy freely with thanks.</p>')
  })

  it('tells who paid, each sponsor with the numbers that point at it', () => {
    const xml = article({
      meta: '<contract-num rid="s1">WC-77</contract-num><contract-num rid="s2">D-1</contract-num><contract-sponsor id="s1">Wharf Trust<named-content content-type="fundref-id">10.5555/77</named-content></contract-sponsor><contract-sponsor id="s2">Dock Fund</contract-sponsor><grant-num>G-9</grant-num>',
    })
    expect(lost(xml)).toEqual([])
    const { funding, about } = recordOf(xml)
    expect(funding.en).toBe('Wharf Trust (WC-77); Dock Fund (D-1); G-9')
    expect(about?.awards?.[0]).toEqual({
      funder: { zh: '', en: 'Wharf Trust' },
      funderId: '10.5555/77',
      numbers: ['WC-77'],
    })
    const only = article({ meta: '<grant-num>G-9</grant-num><grant-sponsor>Mast Fund</grant-sponsor>' })
    expect(recordOf(only).funding.en).toBe('Mast Fund (G-9)')
    expect(lost(only)).toEqual([])
  })

  it('keeps the paragraphs of a licence also where the file groups rights', () => {
    const xml = article({
      meta: '<permissions><license><p>Free use, with credit.</p></license></permissions>',
    })
    expect(recordOf(xml).about?.licenseText.en).toBe('Free use, with credit.')
  })

  it('is the same tree where nothing is older', () => {
    const tree = treeOf(
      article({ meta: '<permissions><license><license-p>Free.</license-p></license></permissions>' }),
    )
    expect(withPresentNames(tree)).toBe(tree)
  })
})
