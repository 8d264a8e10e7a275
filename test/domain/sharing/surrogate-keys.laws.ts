import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { surrogateKeys } from '../../../core/domain/sharing/surrogate-keys.ts'

const ids = fc.array(fc.oneof(fc.string(), fc.nat().map(String), fc.constantFrom('a b', 'a,b', '.*', '')))

describe('surrogateKeys', () => {
  it('should name each content once, so that lists can be parted by blanks and by commas', () => {
    fc.assert(
      fc.property(ids, ids, (sites, articles) => {
        const keys = surrogateKeys({ sites, articles })
        expect(keys.join(' ').split(/[ ,]/).filter(Boolean)).toEqual([...new Set(keys)])
      }),
    )
  })

  it('should tell kinds apart, and leave out what no header can hold', () => {
    expect(surrogateKeys({ sites: ['1', '1', 'a b'], articles: ['1'], files: ['7', ''] })).toEqual([
      'site-1',
      'article-1',
      'file-7',
    ])
    expect(surrogateKeys({})).toEqual([])
  })
})
