import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairwise } from '../browser/support/pairwise.ts'

const choices = fc.dictionary(
  fc.constantFrom('site', 'language', 'theme', 'width', 'page'),
  fc.uniqueArray(fc.nat(20), { minLength: 1, maxLength: 6 }),
  { minKeys: 2 },
)

describe('pairwise', () => {
  it('puts every two choices together in some row, and takes each row from the choices', () => {
    fc.assert(
      fc.property(choices, (given) => {
        const rows = pairwise(given)
        const names = Object.keys(given)
        for (const row of rows)
          expect(names.every((name) => (given[name] ?? []).includes(row[name] as number))).toBe(true)
        for (const a of names)
          for (const b of names.filter((other) => other !== a))
            for (const one of given[a] ?? [])
              for (const other of given[b] ?? [])
                expect(rows.some((row) => row[a] === one && row[b] === other)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it('needs few rows: eleven sites and eleven themes with two languages and three widths', () => {
    const eleven = Array.from({ length: 11 }, (_, at) => at)
    expect(
      pairwise({ site: eleven, theme: eleven, language: ['zh', 'en'], width: [390, 1024, 1440] }).length,
    ).toBeLessThan(140)
  })

  it('needs no more than the largest pair that is left, nearly, where two names may stay apart', () => {
    const eleven = Array.from({ length: 11 }, (_, at) => at)
    const given = {
      site: eleven,
      page: [1, 2, 3, 4],
      theme: eleven,
      language: ['zh', 'en'],
      width: [390, 1024, 1440],
    }
    const rows = pairwise(given, ['site', 'theme'])
    expect(rows.length).toBeLessThan(60)
    for (const theme of eleven)
      for (const page of given.page)
        expect(rows.some((row) => row.theme === theme && row.page === page)).toBe(true)
  })
})
