import { describe, expect, it } from 'vitest'
import { decodeXml } from '../../../server/rc-pub/import/xml/decode-xml.ts'
import { readXml, xmlLimits } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { attribute, childElements } from '../../../server/rc-pub/import/xml/xml-tree.ts'

const problemOf = (xml: string) => {
  const result = readXml(xml, 'file.xml')
  return result.ok ? null : result.error
}

const rootOf = (xml: string) => {
  const result = readXml(xml, 'file.xml')
  if (!result.ok) throw new Error(result.error.reason)
  return result.value
}

describe('readXml', () => {
  it('keeps text, attributes under their usual prefixes, and lines', () => {
    const root = rootOf(
      '<a xmlns:l="http://www.w3.org/1999/xlink" xml:lang="zh">\n<b l:href="x">1 &lt; 2</b><![CDATA[<raw>]]></a>',
    )
    const [inner] = childElements(root)
    expect(attribute(root, 'xml:lang')).toBe('zh')
    expect(inner).toMatchObject({ name: 'b', line: 2, children: ['1 < 2'] })
    expect(inner === undefined ? '' : attribute(inner, 'xlink:href')).toBe('x')
    expect(root.children.at(-1)).toBe('<raw>')
  })

  it('knows MathML under any prefix, and customary prefixes without their declaration', () => {
    expect(
      childElements(rootOf('<a xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mi>x</m:mi></a>'))[0]?.name,
    ).toBe('mml:mi')
    expect(childElements(rootOf('<a><mml:mi>x</mml:mi></a>'))[0]?.name).toBe('mml:mi')
  })

  it('knows JATS under its namespaces, with and without a prefix, and groups by their former names [issue 14]', () => {
    const names = (xml: string) => childElements(rootOf(xml)).map(({ name }) => name)
    for (const uri of [
      'https://jats.nlm.nih.gov/ns/archiving/1.4/',
      'http://jats.nlm.nih.gov',
      'http://dtd.nlm.nih.gov/2.0/xsd/archivearticle',
      'http://www.ncbi.nlm.nih.gov/JATS1',
    ]) {
      expect(names(`<article xmlns="${uri}"><front/></article>`)).toEqual(['front'])
      expect(names(`<j:article xmlns:j="${uri}"><j:body/></j:article>`)).toEqual(['body'])
    }
    expect(names('<a><collab-name>A</collab-name><collab-name-alternatives/><collab-wrap/></a>')).toEqual([
      'collab',
      'collab-alternatives',
      'collab',
    ])
    expect(names('<a xmlns="https://gauge.example/"><b/></a>')).toEqual(['foreign:b'])
  })

  it('names the file, the line and the reason where a file is broken', () => {
    expect(problemOf('<article>\n<p>one</p>\n<p>two</q>\n</article>')).toMatchObject({
      file: 'file.xml',
      line: 3,
    })
    expect(problemOf('<article>\n<p>')?.reason).toMatch(/unclosed tag/)
    expect(problemOf('\n\n<article>\n<p a=1/></article>')?.line).toBe(4)
    expect(problemOf('')).toMatchObject({ line: 1 })
  })

  it('reads the standard character names, and refuses any other entity by name', () => {
    expect(rootOf('<a>&eacute;&alpha;&ndash;&hellip;&Omega;</a>').children).toEqual(['éα–…Ω'])
    expect(problemOf('<a>\n&amp; &company;</a>')).toMatchObject({
      line: 2,
      reason: expect.stringContaining('&company;'),
    })
  })

  it('refuses entities that the file declares itself: bombs and outside files', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY l0 "ha"><!ENTITY l1 "&l0;&l0;"><!ENTITY l2 "&l1;&l1;">]><a>&l2;</a>'
    const outside = '<!DOCTYPE a [<!ENTITY secret SYSTEM "file:///etc/passwd">]><a>&secret;</a>'
    expect(problemOf(bomb)?.reason).toContain('&l2;')
    expect(problemOf(outside)?.reason).toContain('&secret;')
  })

  it('keeps the standard meaning of a name that a file declares again', () => {
    expect(
      rootOf('<!DOCTYPE a [<!ENTITY eacute SYSTEM "file:///etc/passwd">]><a>&eacute;</a>').children,
    ).toEqual(['é'])
  })

  it('passes over a document type with an address', () => {
    const type = '<!DOCTYPE article PUBLIC "-//NLM//DTD JATS v1.1//EN" "https://example.org/jats.dtd">'
    expect(rootOf(`<?xml version="1.0"?>\n${type}\n<article/>`)).toMatchObject({ name: 'article', line: 3 })
  })

  it('passes over a byte order mark and empty lines before the document, and counts the lines', () => {
    for (const start of ['\uFEFF', '\uFEFF\n', '\n\uFEFF', '\n']) {
      const lines = start.split('\n').length
      expect(rootOf(`${start}<?xml version="1.0"?><a>x</a>`)).toMatchObject({ name: 'a', line: lines })
      expect(problemOf(`${start}<a>\n</b>`)?.line).toBe(lines + 1)
    }
  })

  it('keeps a mark inside the text, where it is a character', () => {
    expect(rootOf('<a>x\uFEFFy</a>').children).toEqual(['x\uFEFFy'])
  })

  it('reads letters and their marks as one character, and leaves variants of Chinese ones and marks alone [issue 14]', () => {
    const apart = 'Organizac\u0327a\u0303o Jose\u0301 か\u3099 x\u0304'
    expect(rootOf(`<a>${apart} \uF92C \u0302</a>`).children).toEqual([
      'Organização José が x\u0304 \uF92C \u0302',
    ])
  })

  it('refuses what is nested too deeply', () => {
    const deep = '<a>'.repeat(xmlLimits.depth + 1)
    expect(problemOf(deep)?.reason).toMatch(/nested/)
  })
})

describe('decodeXml', () => {
  it('reads the encoding that the file declares, and UTF-8 otherwise', () => {
    const declared = new Uint8Array([
      ...new TextEncoder().encode('<?xml version="1.0" encoding="GB18030"?><a>'),
      0xd6,
      0xd0,
      0xce,
      0xc4,
    ])
    expect(decodeXml(declared)).toContain('中文')
    expect(decodeXml(new TextEncoder().encode('<a>中文</a>'))).toBe('<a>中文</a>')
  })

  it.each([
    ['UTF-8', [0xef, 0xbb, 0xbf], Buffer.from('<a>中文</a>', 'utf8')],
    [
      'UTF-8, whatever the file declares',
      [0xef, 0xbb, 0xbf],
      Buffer.from('<?xml version="1.0" encoding="GB18030"?><a>中文</a>', 'utf8'),
    ],
    ['UTF-16, the low byte first', [0xff, 0xfe], Buffer.from('<a>中文</a>', 'utf16le')],
    ['UTF-16, the high byte first', [0xfe, 0xff], Buffer.from('<a>中文</a>', 'utf16le').swap16()],
  ])('reads %s by its byte order mark, which is no part of the text', (_name, mark, bytes) => {
    const text = decodeXml(new Uint8Array([...mark, ...bytes]))
    expect(text).toMatch(/^<(?:\?xml|a>)/)
    expect(text).toMatch(/<a>中文<\/a>$/)
  })

  it('refuses bytes that are not of their encoding, and encodings that do not exist', () => {
    expect(decodeXml(new Uint8Array([0x3c, 0x61, 0xff, 0xfe]))).toBeNull()
    expect(decodeXml(new TextEncoder().encode('<?xml version="1.0" encoding="klingon"?><a/>'))).toBeNull()
  })
})
