import { describe, expect, it } from 'vitest'
import { namePartsOf } from '../../../server/rc-pub/routes/citations/cited-names.ts'

describe('namePartsOf', () => {
  it('has a suffix behind a comma, but one that belongs to a family name in Portuguese with that [C7.9]', () => {
    const name = { surname: 'Souza', givenNames: 'Lia' }
    expect(namePartsOf({ ...name, suffix: 'Neto' })).toEqual({ family: 'Souza Neto', given: 'Lia' })
    expect(namePartsOf({ ...name, suffix: 'Jr.' })).toEqual({ family: 'Souza', given: 'Lia, Jr.' })
    expect(namePartsOf({ ...name, suffix: '' })).toEqual({ family: 'Souza', given: 'Lia' })
    expect(namePartsOf({ surname: '', givenNames: 'Lia', suffix: 'Neto' })).toEqual({
      family: '',
      given: 'Lia, Neto',
    })
  })
})
