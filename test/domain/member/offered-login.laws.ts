import {
  answerOffer,
  bearsToken,
  offeredName,
  type Believed,
} from '../../../core/domain/member/offered-login.ts'
import { withoutCredentials } from '../../../core/domain/member/address-credentials.ts'
import { junkAddress } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const member = fc.record(
  { id: fc.constantFrom('', '1', '2'), mobileNo: fc.constant(''), headPicture: fc.constant('') },
  { requiredKeys: ['mobileNo', 'headPicture'] },
)
const believed: fc.Arbitrary<Believed> = fc.record({ token: fc.constantFrom('a', 'b', 'c'), member })
const somebody = fc.option(believed)

describe('answerOffer', () => {
  it('should put nobody in the place of another unasked, and let in whom the server knows alone [C4.8]', () => {
    fc.assert(
      fc.property(somebody, somebody, (offered, present) => {
        const answer = answerOffer(offered, present)
        expect(answer === 'refused').toBe(offered === null)
        const isSame =
          present?.token === offered?.token ||
          (present?.member.id !== '' &&
            present?.member.id !== undefined &&
            present.member.id === offered?.member.id)
        expect(answer === 'asked').toBe(offered !== null && present !== null && !isSame)
      }),
    )
  })
})

describe('offeredName', () => {
  it('is the one of the address where it is one of the member’s or the server tells none, else the server’s [C4.8]', () => {
    const told = { userName: 'lisi', mobileNo: '13812345678', headPicture: '' }
    expect(offeredName('LiSi', told)).toBe('LiSi')
    expect(offeredName('+86 138 1234 5678', told)).toBe('+86 138 1234 5678')
    expect(offeredName('wangwu', told)).toBe('lisi')
    expect(offeredName('wangwu', { mobileNo: '', headPicture: '' })).toBe('wangwu')
  })
})

describe('bearsToken', () => {
  it('should tell every address with a token, however escaped, and none once it is taken out [C4.8]', () => {
    expect(bearsToken('/zh/home?t%6Fken=a')).toBe(true)
    expect(bearsToken('/zh/home?Token=a&tokens=b#token=c')).toBe(false)
    fc.assert(
      fc.property(junkAddress, (address) => {
        expect(bearsToken(withoutCredentials(address))).toBe(false)
      }),
    )
  })
})
