import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hostOfLogin,
  partyAddress,
  secondFactorStep,
  stateOfLogin,
  thirdPartyAddress,
  thirdPartyEnds,
  thirdPartyStep,
  type ThirdPartyAnswer,
} from '../../../core/domain/member/third-party-login.ts'
import { arbitraryUiLanguage, junkLink, junkText } from '@xuekan/core/testing'

const signedIn = {
  userName: 'linxi',
  token: 't0ken',
  commonToken: '',
  member: { mobileNo: '', headPicture: '' },
}
const nobody = { ...signedIn, userName: '', token: '' }
const answer: ThirdPartyAnswer = { end: 'known', party: 'orcid', signedIn, returnTo: '', language: 'en' }

describe('thirdPartyStep', () => {
  it.each([
    ['', '/en/home'],
    ['/en/issue?id=7', '/en/issue?id=7'],
    ['//evil.example', '/en/home'],
  ])(
    'logs in whom a third party’s account is bound to, and leads from %j to %s [C6.4]',
    (returnTo, location) => {
      expect(thirdPartyStep({ ...answer, returnTo })).toEqual({ kind: 'signedIn', signedIn, location })
    },
  )

  it('asks to bind an account that is nobody’s, and keeps what binds it [C6.4]', () => {
    const unbound = { ...answer, end: 'unbound', signedIn: { ...nobody, commonToken: 'unified' } } as const
    expect(thirdPartyStep({ ...unbound, language: 'zh' })).toEqual({
      kind: 'onward',
      commonToken: 'unified',
      location: '/accountBinding?lang=zh&party=orcid',
    })
  })

  it.each([
    ['bound', '/accountBinding?lang=en'],
    ['cancelled', '/accountBinding?lang=en&party=orcid&fault=cancelled'],
    ['over', '/accountBinding?lang=en&party=orcid&fault=over'],
    ['locked', '/accountBinding?lang=en&party=orcid&fault=locked'],
  ] as const)('leads from the end %s to %s, and keeps nothing [C6.4]', (end, location) => {
    expect(thirdPartyStep({ ...answer, end, signedIn: nobody })).toEqual({
      kind: 'onward',
      commonToken: '',
      location,
    })
  })

  it('goes on under another token where an account is bound by who is logged in [C6.4]', () => {
    const location = '/accountBinding?lang=en'
    expect(thirdPartyStep({ ...answer, end: 'bound' })).toEqual({ kind: 'signedIn', signedIn, location })
  })

  it('should let in by the ends `known` and `bound` alone, and never lead off the site [C6.4]', () => {
    const text = fc.oneof(fc.constantFrom('', 'reader', 't0ken', 'null', 'a b', '水'), junkText)
    const record = fc.record({
      end: fc.constantFrom(...thirdPartyEnds),
      party: text,
      returnTo: fc.oneof(junkLink, text),
      language: arbitraryUiLanguage,
      signedIn: fc.record({
        userName: text,
        token: text,
        commonToken: text,
        member: fc.constant(signedIn.member),
      }),
    })
    fc.assert(
      fc.property(record, (raw) => {
        const step = thirdPartyStep(raw)
        expect(step.kind === 'signedIn' && raw.end !== 'known' && raw.end !== 'bound').toBe(false)
        expect(step.location).toMatch(/^\/(?![/\\])/)
        expect(step.kind === 'onward' ? step.commonToken : '').toMatch(/^[\x21-\x7E]*$/)
      }),
    )
  })
})

describe('hostOfLogin', () => {
  it('should read the host that a state was made of, and none of junk [C6.4]', () => {
    const word = fc.stringMatching(/^[\w-]{20,60}$/)
    const host = fc.constantFrom('slgc.localhost:4173', 'journals.example.org', 'a.b.c:80')
    fc.assert(
      fc.property(word, host, (one, at) => {
        expect(hostOfLogin(stateOfLogin(one, at))).toBe(at)
      }),
    )
    fc.assert(
      fc.property(junkText, (raw) => {
        expect(hostOfLogin(raw) ?? 'host').toMatch(/^[a-z\d][a-z\d.:-]*$/i)
      }),
    )
  })
})

describe('thirdPartyAddress', () => {
  it('says party, language and the way back [C6.4]', () => {
    expect(thirdPartyAddress('orcid', 'zh', null)).toBe('/accountBinding/begin?party=orcid&lang=zh')
    expect(thirdPartyAddress('orcid', 'en', '/en/issue?id=1')).toBe(
      '/accountBinding/begin?party=orcid&lang=en&returnTo=%2Fen%2Fissue%3Fid%3D1',
    )
  })

  it.each([
    ['https://orcid.org/oauth/authorize?a=b', 'https://orcid.org/oauth/authorize?a=b'],
    ['javascript:alert(1)', null],
    ['', null],
  ])('opens %j as %j [C6.4]', (raw, address) => {
    expect(partyAddress(raw)).toBe(address)
  })
})

describe('a login that asks for a second factor', () => {
  const asked = { ...nobody, commonToken: 'w'.repeat(43) }

  it('leads to its page with the way back, if that is one of the site [C6.4]', () => {
    expect(secondFactorStep(asked, '/en/issue?id=7', 'en')).toEqual({
      kind: 'onward',
      commonToken: asked.commonToken,
      location: '/secondFactor?lang=en&returnTo=%2Fen%2Fissue%3Fid%3D7',
    })
    for (const returnTo of [null, '//evil.example'])
      expect(secondFactorStep(asked, returnTo, 'zh')?.location).toBe('/secondFactor?lang=zh')
  })

  it('is one only where nobody is in and a word was given', () => {
    expect(secondFactorStep(signedIn, null, 'en')).toBeNull()
    expect(secondFactorStep(nobody, null, 'en')).toBeNull()
    expect(secondFactorStep({ ...asked, userName: 'linxi' }, null, 'en')).toBeNull()
  })

  it('is what a third party’s account leads to, where its member has switched one on', () => {
    const step = thirdPartyStep({ ...answer, end: 'factor', signedIn: asked })
    expect(step).toMatchObject({ kind: 'onward', commonToken: asked.commonToken })
    expect(thirdPartyStep({ ...answer, end: 'factor', signedIn: nobody })).toMatchObject({ commonToken: '' })
  })
})
