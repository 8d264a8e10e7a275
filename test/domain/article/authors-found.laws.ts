import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Affiliation, Contributor } from '../../../core/domain/article/article.ts'
import { authorInitials, authorRows, authorsFound } from '../../../core/domain/article/authors-found.ts'

const names = [
  { zh: '陆承泽', en: 'Chengze Lu' },
  { zh: '贺长川', en: '' },
  { zh: '', en: 'Élodie Ångström' },
  { zh: '', en: 'Chidi N. Okafor' },
  { zh: '', en: 'Bjørn Ødegaard' },
  { zh: '', en: 'The Lakebed Collaboration' },
  { zh: 'Marta Reyes', en: '' },
  { zh: '', en: '' },
  { zh: '', en: 'van der Aa, Jan' },
]
const affiliations: readonly Affiliation[] = [
  { key: 'a1', label: '1', name: { zh: '东陵大学', en: 'Dongling University' } },
  { key: 'a2', label: '2', name: { zh: '', en: 'Universidade de Vale Sereno' } },
]
const authors: fc.Arbitrary<readonly Contributor[]> = fc.array(
  fc.record({
    name: fc.constantFrom(...names),
    orcid: fc.constantFrom('', '0000-0002-1825-0097'),
    email: fc.constant(''),
    corresponding: fc.boolean(),
    affiliations: fc.subarray(['a1', 'a2', 'unknown']),
  }),
  { maxLength: 40 },
)
const typed = fc
  .array(fc.constantFrom('lu', 'LU', 'angstrom', 'é', '大学', 'vale', '1825', '陆承泽', 'nobody', ' '), {
    maxLength: 3,
  })
  .map((words) => words.join(' '))

describe('authorsFound [C3.13]', () => {
  it('finds all in their order where nothing is asked, and no more by a word more', () => {
    fc.assert(
      fc.property(authors, typed, typed, (all, few, more) => {
        expect(authorsFound(all, affiliations, { typed: ' ', initial: '' })).toEqual(all)
        const found = authorsFound(all, affiliations, { typed: few, initial: '' })
        expect(all.filter((author) => found.includes(author))).toEqual(found)
        for (const each of authorsFound(all, affiliations, { typed: `${few} ${more}`, initial: '' }))
          expect(found).toContain(each)
      }),
    )
  })

  it('has each author whose name is told in Latin letters under one letter', () => {
    fc.assert(
      fc.property(authors, (all) => {
        const letters = authorInitials(all)
        expect(letters).toEqual([...new Set(letters)].toSorted())
        const under = letters.map((initial) => authorsFound(all, affiliations, { typed: '', initial }))
        for (const each of under) expect(each.length).toBeGreaterThan(0)
        const latin = all.filter(({ name: { zh, en } }) => /[a-z]/i.test(en || zh))
        expect(new Set(under.flat())).toEqual(new Set(latin))
        expect(under.flat()).toHaveLength(latin.length)
      }),
    )
  })

  it.each([
    ['bjorn odegaard', 'Bjørn Ødegaard'],
    ['angstrom', 'Élodie Ångström'],
    ['东陵 lu', 'Chengze Lu'],
    ['university lu', 'Chengze Lu'],
    ['0000-0002-1825-0097', 'Chidi N. Okafor'],
  ])('finds by %s the one who is meant', (words, name) => {
    const all = names.map((each) => ({
      name: each,
      orcid: each.en.startsWith('Chidi') ? '0000-0002-1825-0097' : '',
      email: '',
      corresponding: false,
      affiliations: each.en.endsWith('Lu') ? ['a1'] : ['a2'],
    }))
    expect(
      authorsFound(all, affiliations, { typed: words, initial: '' }).map((each) => each.name.en),
    ).toEqual([name])
  })

  it.each([
    ['A', ['Élodie Ångström']],
    ['L', ['Chengze Lu']],
    ['T', ['The Lakebed Collaboration']],
    ['R', ['Marta Reyes']],
    ['V', ['van der Aa, Jan']],
    ['O', ['Bjørn Ødegaard', 'Ada Okafor', 'Chidi N. Okafor']],
  ])('has under %s those whose names stand there in a list of authors', (initial, expected) => {
    const all = [...names, { zh: '', en: 'Ada Okafor' }].map((name) => ({
      name,
      orcid: '',
      email: '',
      corresponding: false,
      affiliations: [],
    }))
    const found = authorsFound(all, [], { typed: '', initial })
    expect(found.map(({ name }) => name.en || name.zh)).toEqual(expected)
  })
})

describe('authorRows', () => {
  it('has a row for each author in their order, each as wide as its head', () => {
    const head = ['Name', 'Chinese name', 'Institutions', 'ORCID'] as const
    fc.assert(
      fc.property(authors, (contributors) => {
        const [first, ...rows] = authorRows({ contributors, affiliations }, 'en', head)
        expect(first).toEqual(head)
        expect(rows.map(([name]) => name)).toEqual(contributors.map(({ name }) => name.en || name.zh))
        for (const row of rows) expect(row).toHaveLength(head.length)
      }),
    )
    const [, row] = authorRows(
      {
        contributors: [
          {
            name: names[0] ?? { zh: '', en: '' },
            orcid: '',
            email: '',
            corresponding: true,
            affiliations: ['a1', 'a2'],
          },
        ],
        affiliations,
      },
      'en',
      head,
    )
    expect(row).toEqual(['Chengze Lu', '陆承泽', 'Dongling University; Universidade de Vale Sereno', ''])
  })
})
