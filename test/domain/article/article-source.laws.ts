import { arbitraryDoi, arbitraryText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleSource } from '../../../core/domain/article/article-source.ts'
import { doiUrl } from '../../../core/domain/article/doi.ts'

const anything = fc.oneof(arbitraryText, fc.constantFrom(null, undefined, 7, 'null', 'undefined', ' '))

describe('articleSource', () => {
  it('should be nothing, or an address of the web with a name [C3.13]', () => {
    const links = fc.oneof(
      anything,
      fc.webUrl(),
      fc.constantFrom('javascript:alert(1)', '/zh/home', '//far.example/a', 'mailto:a@b.example'),
    )
    fc.assert(
      fc.property(links, anything, arbitraryText, (link, name, doi) => {
        const source = articleSource(link, name, doi)
        expect(source === null || /^https?:\/\/[^/]/i.test(source.url)).toBe(true)
        expect(source?.name.trim()).not.toBe('')
      }),
    )
  })

  it('should never repeat the DOI that the page shows', () => {
    fc.assert(
      fc.property(
        arbitraryDoi,
        fc.constantFrom('https://doi.org/', 'http://dx.doi.org/'),
        (doi, resolver) => {
          expect(articleSource(resolver + doi.toUpperCase(), 'there', doi)).toBe(null)
          expect(articleSource(doiUrl(doi), 'there', doi)).toBe(null)
          expect(articleSource(`${resolver}10.1234/another`, 'there', doi)?.name).toBe('there')
        },
      ),
    )
  })

  it('should be named as the rc-pub says, else after its host', () => {
    expect(articleSource('https://www.journal.example/1?a=b', null, '')).toEqual({
      url: 'https://www.journal.example/1?a=b',
      name: 'journal.example',
    })
    expect(articleSource('https://journal.example/1', ' The Journal ', '10.5555/a')?.name).toBe('The Journal')
  })

  it.each([
    ['http://Journal.example:8080?a=b', 'Journal.example:8080'],
    ['https://mirror.example/to?https://doi.org/10.5555/a', 'mirror.example'],
    ['https://www.example', 'example'],
  ])('should show %s, which repeats no DOI', (url, name) => {
    expect(articleSource(url, null, '10.5555/a')?.name).toBe(name)
  })

  it.each([
    ['https://doi.org/', '10.5555/a'],
    ['https://doi.org/10.5555/a', ''],
    ['https://doi.org/', ''],
  ])('should take %s for no address of %j', (url, doi) => {
    expect(articleSource(url, null, doi)?.name).toBe('doi.org')
  })
})
