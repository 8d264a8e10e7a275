import { articleRoute } from '../../../core/domain/article/article-route.ts'
import { doiUrl, parseDoi } from '../../../core/domain/article/doi.ts'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { arbitraryDoi, arbitraryUiLanguage, junkDoi } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('parseDoi', () => {
  it('should take every DOI as it is, alone, with its scheme, and as an address of the resolver', () => {
    fc.assert(
      fc.property(
        arbitraryDoi,
        fc.constantFrom('', 'doi:', 'DOI: ', 'https://doi.org/', 'http://dx.doi.org/'),
        (doi, before) => {
          expect(parseDoi(` ${before}${doi} `)).toEqual({ ok: true, value: doi })
        },
      ),
    )
  })

  it('should give what is its own value, or refuse, for any text, and link only what it takes', () => {
    fc.assert(
      fc.property(junkDoi, (raw) => {
        const doi = parseDoi(raw)
        expect(doi.ok ? parseDoi(doi.value) : ['empty', 'malformed'].includes(doi.error)).toEqual(
          doi.ok ? doi : true,
        )
        expect(doiUrl(raw).startsWith('https://doi.org/10.')).toBe(doi.ok)
      }),
    )
  })
})

describe('articleRoute', () => {
  it('should lead to the article of every DOI, and be read back from its address [C2.18] [C2.15]', () => {
    fc.assert(
      fc.property(arbitraryDoi, arbitraryUiLanguage, (doi, language) => {
        const route = articleRoute({ doi, id: '7' }, language)
        expect(parseRoute(formatRoute(route))).toEqual(route)
        expect(route).toMatchObject({ page: 'article', language, by: { kind: 'doi', doi } })
      }),
    )
  })
})
