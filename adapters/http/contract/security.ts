import { get, getBytes, post } from './endpoint.ts'
import { loginAnswer, loginFields, sealedPassword } from './session.ts'
import { anything, bit, integer, list, record, text } from './shape.ts'

/** The password again, and a code of the second factor where one is on. */
const proof = { ...sealedPassword, factor: text }

/** How the session goes on, and codes that let in once each where the authenticator is lost. */
const confirmedFactor = record({ ...loginFields, codes: list(text) })

/** What guards an account beside its password, and what ends it; chosen for this project. */
export const securityEndpoints = {
  loginByFactor: post('auth/loginByFactor', [], loginAnswer, {
    sent: record({ commonToken: text, code: text, device: text }),
    summary:
      'A session for who has the `commonToken` that a login answered in place of a token, and a code of the second factor.',
  }),
  secondFactor: get('auth/secondFactor', [], record({ isOn: bit, recoveryLeft: integer }), {
    isPrivate: true,
    summary: 'Whether the member logs in with a second factor, and how many recovery codes are left.',
  }),
  beginFactor: post('auth/beginSecondFactor', [], record({ secret: text, address: text }), {
    sent: record(sealedPassword),
    summary:
      'A secret for an authenticator (RFC 6238); it counts once `confirmSecondFactor` has taken a code of it.',
  }),
  confirmFactor: post('auth/confirmSecondFactor', [], confirmedFactor, {
    sent: record({ code: text }),
    summary:
      'Switches the second factor on, ends all other sessions, and answers recovery codes, once; this session goes on under another token.',
  }),
  endFactor: post('auth/endSecondFactor', [], loginAnswer, {
    sent: record(proof),
    summary:
      'Switches the second factor off and ends all other sessions; this one goes on under another token.',
  }),
  beginContact: post('auth/sendMobileMessage', [], anything, {
    sent: record({ ...proof, receiver: text }),
    summary:
      'Sends a code to the phone number or e-mail address that the member wants to log in with, whether it is known or not.',
  }),
  changeMobile: post('auth/changeMobile', [], loginAnswer, {
    sent: record({ receiver: text, code: text }),
    summary:
      'Another phone number or e-mail address to log in with, by the code that `sendMobileMessage` sent there; it ends all other sessions, and this one goes on under another token.',
  }),
  exportData: post('frontMembers/exportData', [], record({ url: text }), {
    sent: record(proof),
    summary: 'Where all that is held of the member can be had as one file, once and for ten minutes.',
  }),
  deleteAccount: post('frontMembers/deleteAccount', [], anything, {
    sent: record(proof),
    summary: 'Ends the account of the member, and all that belongs to it.',
  }),
  exportedData: getBytes('frontMembers/exportedData', ['word'], {
    isPrivate: true,
    summary: 'What `exportData` has prepared, as JSON; for the member alone.',
  }),
} as const
