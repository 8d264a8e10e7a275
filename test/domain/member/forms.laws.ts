import { validateCollecting } from '../../../core/domain/member/collecting.ts'
import { readIdentifier } from '../../../core/domain/member/identifier.ts'
import { validatePasswordChange } from '../../../core/domain/member/password-change.ts'
import { validateReceiver } from '../../../core/domain/member/receiver.ts'
import { validateRegistration } from '../../../core/domain/member/registration.ts'
import { validateSubscription } from '../../../core/domain/member/subscription.ts'
import {
  arbitraryCollectingForm,
  arbitraryPasswordChangeForm,
  arbitraryRegistrationForm,
  arbitrarySubscriptionForm,
  junkPasswordChangeForm,
  junkRegistrationForm,
  junkSubscriptionForm,
} from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('validateRegistration', () => {
  it('should take every sound form, with the password as it was typed [C5.4] [C5.6] [C5.7] [C5.8]', () => {
    fc.assert(
      fc.property(arbitraryRegistrationForm, (form) => {
        const { code, password } = form
        expect(validateRegistration(form)).toMatchObject({ ok: true, value: { code, password } })
      }),
    )
  })

  it('should refuse a sound form for the agreement alone where that is not accepted [C5.8]', () => {
    fc.assert(
      fc.property(arbitraryRegistrationForm, (form) => {
        expect(validateRegistration({ ...form, agreed: false })).toEqual({
          ok: false,
          error: { agreement: 'notAccepted' },
        })
      }),
    )
  })

  it('should name a fault or give every value, whatever is typed [C5.4] [C5.7] [C5.8]', () => {
    fc.assert(
      fc.property(junkRegistrationForm, (form) => {
        const read = validateRegistration(form)
        const sound = form.agreed && form.confirmation === form.password
        expect(read.ok ? sound : Object.keys(read.error).length > 0).toBe(true)
      }),
    )
  })
})

describe('validateReceiver and readIdentifier', () => {
  it('should agree on where a message can go, each value being its own [C1.6] [C5.6]', () => {
    fc.assert(
      fc.property(fc.oneof(junkRegistrationForm, arbitraryRegistrationForm), ({ receiver }) => {
        const identifier = readIdentifier(receiver)
        expect(readIdentifier(identifier.value)).toEqual(identifier)
        const read = validateReceiver(receiver)
        expect(read.ok ? read.value : 'name').toEqual(identifier.kind === 'name' ? 'name' : identifier)
      }),
    )
  })
})

describe('validatePasswordChange', () => {
  it('should take every sound change, and none that is no change [C5.4] [C5.5]', () => {
    fc.assert(
      fc.property(arbitraryPasswordChangeForm, (form) => {
        const { former, password } = form
        expect(validatePasswordChange(form, '')).toEqual({ ok: true, value: { former, password } })
        expect(validatePasswordChange({ ...form, former: password }, '')).toEqual({
          ok: false,
          error: { password: 'sameAsFormer' },
        })
      }),
    )
  })

  it('should take nothing without the original password, or with another confirmation [C5.7] [C5.4]', () => {
    fc.assert(
      fc.property(junkPasswordChangeForm, (form) => {
        const complete = form.former !== '' && form.password === form.confirmation
        expect(validatePasswordChange(form, '').ok && !complete).toBe(false)
        expect(validatePasswordChange({ ...form, former: '' }, '')).toMatchObject({
          error: { former: 'empty' },
        })
      }),
    )
  })
})

describe('validateSubscription', () => {
  it('should take every sound form, and give its keywords in a list [C5.11]', () => {
    fc.assert(
      fc.property(arbitrarySubscriptionForm, (form) => {
        const read = validateSubscription(form)
        expect(read).toMatchObject({ ok: true, value: { email: form.email } })
        expect(read.ok && read.value.keywords.join(';')).toBe(form.keywords)
      }),
    )
  })

  it('should take nothing without the code of the captcha, and no more keywords than it may [C5.11]', () => {
    fc.assert(
      fc.property(junkSubscriptionForm, (form) => {
        const read = validateSubscription(form)
        expect(read.ok ? read.value.keywords.length <= 20 : Object.keys(read.error).length > 0).toBe(true)
        expect(validateSubscription({ ...form, captcha: ' ' }).ok).toBe(false)
      }),
    )
  })
})

describe('validateCollecting', () => {
  it('should require the favourites or an album, and send nothing that was not ticked [C5.12]', () => {
    fc.assert(
      fc.property(arbitraryCollectingForm, (form) => {
        const albums = form.inAlbums ? form.albums : []
        const value = { favourites: form.favourites, albums }
        const possible = form.inAlbums ? albums.length > 0 : form.favourites
        const error = form.favourites || form.inAlbums ? 'noAlbum' : 'noDestination'
        expect(validateCollecting(form)).toEqual(possible ? { ok: true, value } : { ok: false, error })
      }),
    )
  })
})
