import { printBibtex, citationRecordOf } from '@xuekan/core/citation'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { undividedName } from '../../../server/rc-pub/import/meta/undivided-name.ts'
import { citedNames } from '../../../server/rc-pub/routes/citations/cited-names.ts'
import { article, recordOf } from './support.ts'

const named = (names: string) =>
  recordOf(
    article({
      meta: `<contrib-group><contrib contrib-type="author">${names}</contrib></contrib-group>`,
    }),
  )

/** The author of an exported entry of BibTeX. */
const cited = (names: string): string => {
  const record = named(names)
  const contributors = record.contributors.map((each) => ({ ...each, citedName: citedNames(each) }))
  const [entry] = [
    printBibtex([
      citationRecordOf(
        {
          ...record,
          id: '1',
          authors: { zh: [], en: [] },
          abstract: { zh: null, en: null },
          contributors,
          publishedOn: '',
        },
        'en',
        '',
      ),
    ]),
  ]
  return /author = \{(.*)\},\n/.exec(entry)?.[1] ?? ''
}

const alternatives = (latin: string, chinese: string): string =>
  `<name-alternatives><string-name xml:lang="zh">${chinese}</string-name><string-name xml:lang="en">${latin}</string-name></name-alternatives>`

describe('a name that a file gives in one piece', () => {
  it.each([
    ['Zhang Wei', '张伟', 'Zhang, Wei'],
    ['Wei Zhang', '张伟', 'Zhang, Wei'],
    ['ZHANG WEI', '张伟', 'ZHANG, WEI'],
    ['Ouyang Xiao-ming', '欧阳晓明', 'Ouyang, Xiao-ming'],
    ['Lü Xia', '吕霞', 'Lü, Xia'],
  ])('is divided as its Chinese form is read: %s, %s [C7.9]', (latin, chinese, author) => {
    expect(cited(alternatives(latin, chinese))).toBe(author)
  })

  it('stays whole where it is spelt otherwise, unless its words tell the family name', () => {
    expect(cited(alternatives('Chan Tai Man', '陈大文'))).toBe('{Chan Tai Man}')
    expect(cited(alternatives('CHAN Tai Man', '陈大文'))).toBe('CHAN, Tai Man')
    expect(cited(alternatives('Chan T. M.', '陈大文'))).toBe('Chan, T. M.')
  })

  it('has its family name first where it is said to, and is guessed where nothing is known', () => {
    expect(cited('<string-name name-style="eastern">Zhang Wei</string-name>')).toBe('Zhang, Wei')
    expect(named('<string-name name-style="eastern">Zhang Wei</string-name>').contributors[0]?.name.en).toBe(
      'Zhang Wei',
    )
    expect(cited('<string-name>Eva Lind</string-name>')).toBe('Lind, Eva')
  })
})

describe('undividedName', () => {
  it('should keep every word of a name, and divide none without a Chinese form', () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{1,6}$/)
    const chinese = fc.constantFrom('张伟', '陈大文', '欧阳晓明')
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 4 }), chinese, (words, other) => {
        const parts = undividedName(words.join(' '), other)
        const all = [...(parts?.surname.split(' ') ?? []), ...(parts?.givenNames.split(' ') ?? [])]
        expect(all.filter((each) => each !== '').toSorted()).toEqual(words.toSorted())
        expect(undividedName(words.join(' '), '')).toBeNull()
        expect(undividedName(words.join(' '), 'Eva Lind')).toBeNull()
      }),
    )
  })
})
