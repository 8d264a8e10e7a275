import fc from 'fast-check'
import type { CollectingForm } from '../../domain/member/collecting.ts'
import type { Member } from '../../domain/member/member.ts'
import type { AlbumText } from '../../domain/member/personal-album.ts'
import type { PasswordChangeForm } from '../../domain/member/password-change.ts'
import type { RegistrationForm } from '../../domain/member/registration.ts'
import type { SubscriptionForm } from '../../domain/member/subscription.ts'
import {
  arbitraryEmail,
  arbitraryForeignPhone,
  arbitraryKeywords,
  arbitraryMainlandPhone,
  arbitraryPassword,
  junkPassword,
  junkPhone,
} from './members.ts'
import { arbitraryText, arbitraryValue, junkText } from './text.ts'

const phone = fc.oneof(arbitraryMainlandPhone, arbitraryForeignPhone)
const code = fc.stringMatching(/^\d{6}$/)

/** A registration that is accepted. */
export const arbitraryRegistrationForm: fc.Arbitrary<RegistrationForm> = fc
  .record({ receiver: fc.oneof(phone, arbitraryEmail), code, password: arbitraryPassword })
  .filter(({ receiver, password }) => !password.includes(receiver.toLowerCase()))
  .map((form) => ({ ...form, confirmation: form.password, agreed: true }))

/** Anything that may stand in the fields of a registration. */
export const junkRegistrationForm: fc.Arbitrary<RegistrationForm> = fc.record({
  receiver: fc.oneof(junkPhone, arbitraryEmail, junkText),
  code: fc.oneof(code, junkText),
  password: junkPassword,
  confirmation: junkPassword,
  agreed: fc.boolean(),
})

/** A change of password that is accepted. */
export const arbitraryPasswordChangeForm: fc.Arbitrary<PasswordChangeForm> = fc
  .tuple(arbitraryPassword, arbitraryPassword)
  .filter(([former, password]) => former !== password)
  .map(([former, password]) => ({ former, password, confirmation: password }))

export const junkPasswordChangeForm: fc.Arbitrary<PasswordChangeForm> = fc.record({
  former: junkPassword,
  password: junkPassword,
  confirmation: junkPassword,
})

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99 }).map(String), { maxLength: 5 })

/** A subscription that is accepted. */
export const arbitrarySubscriptionForm: fc.Arbitrary<SubscriptionForm> = fc.record({
  email: arbitraryEmail,
  captcha: fc.stringMatching(/^[\da-z]{4}$/),
  keywords: arbitraryKeywords.map((words) => words.join(';')),
})

export const junkSubscriptionForm: fc.Arbitrary<SubscriptionForm> = fc.record({
  email: fc.oneof(arbitraryEmail, junkText),
  captcha: junkText,
  keywords: junkText,
})

/** What may be ticked in the dialog that keeps an article, a choice that is refused among them. */
export const arbitraryCollectingForm: fc.Arbitrary<CollectingForm> = fc.record({
  favourites: fc.boolean(),
  inAlbums: fc.boolean(),
  albums: ids,
})

export const arbitraryMember: fc.Arbitrary<Member> = fc.record({
  mobileNo: phone,
  headPicture: fc.constantFrom('', '/rc-pub/front/files/get?id=7'),
})

/** What a member may type for an album. */
export const arbitraryAlbumText: fc.Arbitrary<AlbumText> = fc.record({
  name: fc.oneof(arbitraryValue, arbitraryText, junkText),
  enName: fc.oneof(arbitraryText, junkText),
  description: fc.oneof(arbitraryText, junkText),
})
