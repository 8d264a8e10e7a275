import {
  fitsInitials,
  initialledNames,
  readInitialledName,
} from '../../../server/rc-pub/search/initialled-name.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const capitalised = fc
  .tuple(fc.constantFrom(...'ABTXYZ'), fc.stringMatching(/^[a-z]{1,6}$/))
  .map(([first, rest]) => first + rest)
const given = fc.array(capitalised, { minLength: 1, maxLength: 3 })
const initialsOf = (names: readonly string[]): readonly string[] => names.map((name) => name.charAt(0))

describe('readInitialledName', () => {
  it('should read a name in each way to abbreviate it as the same', () => {
    fc.assert(
      fc.property(capitalised, given, (family, names) => {
        const initials = initialsOf(names)
        const dotted = initials.map((letter) => `${letter}.`)
        const read = { family: family.toLowerCase(), initials: initials.map((each) => each.toLowerCase()) }
        for (const term of [
          `${family} ${initials.join('')}`,
          `${family}, ${dotted.join(' ')}`,
          `${family} ${dotted.join('')}`,
          `${dotted.join(' ')} ${family}`,
          `${dotted.join('-')} ${family}`,
          `${initials.join('')} ${family}`,
          `${family}, ${initials.join('')}`.toLowerCase(),
        ])
          expect([term, readInitialledName(term)]).toEqual([term, { typed: term, ...read }])
      }),
    )
  })

  it.each([
    '',
    'Yu',
    'yu tl',
    'TL',
    'Yu Tinglan',
    'fish passage a',
    '俞 T',
    'Yu TLKMN',
    'T. L.',
    'vitamin d',
    'a study',
  ])('should read %j as no name', (term) => {
    expect(readInitialledName(term)).toBeNull()
  })
})

describe('initialledNames', () => {
  const typed = (term: string): readonly string[] => initialledNames(term).map((name) => name.typed)

  it.each([
    ['Yu TL fishway', ['Yu TL']],
    ['fishway Yu, T.L. slope', ['Yu, T.L.']],
    ['fishway T. L. Yu', ['T. L. Yu']],
    ['Smith J, Li W', ['Smith J', 'Li W']],
    ['Smith, J., Li, W. fish', ['Smith, J.', 'Li, W.']],
    ['Smith J; Li W-H; T.-L. Ou-Yang', ['Smith J', 'Li W-H', 'T.-L. Ou-Yang']],
    ['鱼道 Yu TL', ['Yu TL']],
    ['Yu T, Ke M, et al. fishway', ['Yu T', 'Ke M, et al.']],
    ['Yu T et al', ['Yu T et al']],
    ['Yu T et alia', ['Yu T']],
    ['Yu T, 等. 鱼道', ['Yu T, 等']],
    ['yu, tl', ['yu, tl']],
    ['yu tl fishway', []],
    ['Yu Tinglan fishway', []],
    ['Effects of Flow', []],
    ['pH TL', []],
    ['Aa B Cc D Ee F Gg H Ii J', ['Aa B', 'Cc D', 'Ee F', 'Gg H']],
    ['', []],
  ])('of %j', (term, names) => {
    expect(typed(term)).toEqual(names)
  })

  it('should find a name with its initials before any words in small letters', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{3,6}$/), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(
        capitalised.filter((family) => family.length > 1),
        given,
        words,
        (family, names, others) => {
          const term = `${family} ${initialsOf(names).join('')}`
          expect(initialledNames(`${term} ${others.join(' ')}`)).toEqual(initialledNames(term))
        },
      ),
    )
  })
})

describe('fitsInitials', () => {
  it('should fit a name to all of its own initials, and to the first alone, in either order', () => {
    fc.assert(
      fc.property(capitalised, given, (family, names) => {
        const initials = initialsOf(names).map((letter) => letter.toLowerCase())
        for (const en of [`${family} ${names.join(' ')}`, `${names.join(' ')} ${family}`])
          for (const some of [initials, initials.slice(0, 1)]) {
            const name = { family: family.toLowerCase(), initials: some }
            expect([en, some, fitsInitials({ zh: '', en, initials: '' }, name)]).toEqual([en, some, true])
          }
      }),
    )
  })

  it.each([
    ['俞听澜', 'Yu Tinglan', 'ytl', 'Yu TL', true],
    ['俞听澜', 'Yu Tinglan', 'ytl', 'Yu TN', false],
    ['', 'Yu Tinglan', '', 'Yu TL', true],
    ['', 'Yu Tinglan', '', 'Yu TI', false],
    ['', 'Yu Tinglan', '', 'Yu TG', false],
    ['', 'TL Yu', '', 'Yu TL', true],
    ['', 'T. Yu', '', 'Yu TL', true],
    ['', 'T. K. Yu', '', 'Yu TL', false],
    ['俞听澜', '', 'ytl', 'Yu TL', true],
    ['', 'Yuta Lee', '', 'Yu TL', false],
    ['', 'Yu', '', 'Yu TL', false],
    ['谭宇', 'Tan Yu', 'ty', 'T. Yu', false],
    ['谭宇', 'Tan Yu', 'ty', 'Y. Tan', true],
    ['', 'Thomas Lee Yu', '', 'Yu, T.', true],
    ['欧阳泽', 'Ze Ou-Yang', 'oyz', 'Ouyang Z', true],
  ])('%s %s (%s) after %s: %s', (zh, en, initials, term, fits) => {
    const name = readInitialledName(term)
    expect(name !== null && fitsInitials({ zh, en, initials }, name)).toBe(fits)
  })
})
