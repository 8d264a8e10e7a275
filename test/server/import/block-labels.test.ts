import { describe, expect, it } from 'vitest'
import { bodyHtml } from './support.ts'

describe('labels and titles of parts of a text', () => {
  it('are shown of lists, of their items and of definitions', () => {
    const body = `<list list-type="bullet"><label>L1</label><title>Weirs</title><list-item><title>Old</title><p>one</p></list-item></list>
<def-list><def-item><label>d1</label><term>sill</term><def><p>foot</p></def></def-item></def-list>`
    expect(bodyHtml(body)).toBe(
      '<p class="list-title"><b>L1 Weirs</b></p><ul><li><p class="list-title"><b>Old</b></p>one</li></ul><dl><dt><span class="label">d1</span> sill</dt><dd>foot</dd></dl>',
    )
  })

  it('are shown of verse with its subtitle, its author and its rights', () => {
    const body =
      '<verse-group><title>Song</title><subtitle>of the north</subtitle><verse-line>Water</verse-line><attrib>Lind</attrib><permissions><copyright-statement>© Lind</copyright-statement></permissions></verse-group>'
    expect(bodyHtml(body)).toBe(
      '<p><b>Song</b></p><p>of the north</p><p class="verse">Water</p><p class="attrib">Lind</p><p class="attrib">© Lind</p>',
    )
  })

  it('stand apart in an address', () => {
    expect(
      bodyHtml(
        '<address><addr-line>12 River Road</addr-line><city>Oslo</city><phone>+47 555</phone></address>',
      ),
    ).toBe('<p>12 River Road, Oslo, Tel. +47\u00A0555</p>')
  })
})
