import { describe, expect, it } from 'vitest'
import { xmlElement, xmlLeaf } from '../../../core/domain/text/xml.ts'

describe('xmlElement', () => {
  it('should keep tabs and line breaks of attributes, which a reader of XML would take for spaces', () => {
    expect(xmlElement('a', { title: 'one\ttwo\nthree\rfour' }, 'x')).toBe(
      '<a title="one&#9;two&#10;three&#13;four">x</a>',
    )
  })

  it('should leave out what XML cannot write, and attributes without a value', () => {
    expect(xmlElement('a', { title: 'a\u0000b', lang: '' }, 'x')).toBe('<a title="ab">x</a>')
    expect(xmlLeaf('a', '\u0001\u0002')).toBe('')
  })
})
