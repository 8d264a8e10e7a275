import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowsPassingOn } from '../../../core/domain/article/open-licence.ts'

describe('allowsPassingOn', () => {
  it('should hold for every licence of Creative Commons, in any version and country', () => {
    const kinds = ['by', 'by-sa', 'by-nc', 'by-nd', 'by-nc-sa', 'by-nc-nd', 'by-nd-nc']
    const address = fc.record({
      scheme: fc.constantFrom('http', 'https'),
      www: fc.constantFrom('', 'www.'),
      kind: fc.constantFrom(...kinds),
      end: fc.constantFrom('', '/', '/4.0', '/3.0/igo/', '/2.5/cn/'),
    })
    fc.assert(
      fc.property(address, ({ scheme, www, kind, end }) => {
        expect(allowsPassingOn(`${scheme}://${www}creativecommons.org/licenses/${kind}${end}`)).toBe(true)
      }),
    )
    for (const name of ['zero/1.0/', 'mark/1.0/'])
      expect(allowsPassingOn(`https://creativecommons.org/publicdomain/${name}`)).toBe(true)
  })

  it('should hold for nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (address) => {
        expect(allowsPassingOn(address)).toBe(false)
      }),
    )
    for (const address of [
      '',
      'CC BY 4.0',
      'https://creativecommons.org/licenses/sampling/1.0/',
      'https://creativecommons.org/licenses/bytes/',
      'https://creativecommons.org.example.com/licenses/by/4.0/',
      'https://example.com/?a=https://creativecommons.org/licenses/by/4.0/',
    ])
      expect(allowsPassingOn(address)).toBe(false)
  })
})
