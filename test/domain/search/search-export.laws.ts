import { citationFormatNames } from '../../../core/domain/citation/citation-format-names.ts'
import { readQuery } from '../../../core/domain/route/query.ts'
import { splitAddress } from '../../../core/domain/route/split-address.ts'
import { facetsFrom } from '../../../core/domain/search/facet-choice.ts'
import { searchExportAddress, searchExportName } from '../../../core/domain/search/search-export.ts'
import { arbitrarySearchQuery, arbitraryUiLanguage } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('searchExportAddress', () => {
  it('names the search in its order, the format, the site and the language', () => {
    fc.assert(
      fc.property(
        arbitrarySearchQuery,
        fc.constantFrom(...citationFormatNames),
        fc.constantFrom('article', 'advanced'),
        arbitraryUiLanguage,
        (query, format, kind, language) => {
          const address = searchExportAddress(format, { kind, query, siteId: '7', language })
          const pairs = readQuery(splitAddress(address).query)
          const { narrow = '', ...said } = Object.fromEntries(pairs)
          expect(said).toMatchObject({
            type: kind,
            q: query.term,
            sort: query.sort,
            time: String(query.time),
            citationType: format,
            siteId: '7',
            language,
          })
          expect(said['field']).toBe(kind === 'article' ? query.field : undefined)
          expect(facetsFrom([...pairs, ...readQuery(narrow)])).toEqual(query.facets)
        },
      ),
    )
  })

  it('keeps the file under a name that says how many it holds', () => {
    expect(searchExportName('ris', 128)).toBe('search-128.ris')
  })
})
