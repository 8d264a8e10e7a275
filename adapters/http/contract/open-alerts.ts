import { get, getBytes, post } from './endpoint.ts'
import { anything, list, record, text } from './shape.ts'

/** Alerts by mail for people without an account, and the captcha that stands before them (C5.11, C7.11). */
export const openAlertEndpoints = {
  captcha: get('auth/captcha', [], record({ identify: text, picture: text }), {
    isPrivate: true,
    summary:
      'A picture of five digits, PNG in base64, and the value that its answer is sent with; good once and for ten minutes.',
  }),
  proofOfWork: get('auth/captcha/proofOfWork', [], record({ identify: text, challenge: text }), {
    isPrivate: true,
    summary:
      'Work for a program in place of a captcha for a person: a challenge of ALTCHA (v2, PBKDF2) as JSON, and the value that its proof is sent with. The proof, as ALTCHA writes it in base64, is sent as the `captcha`; good once and for ten minutes.',
  }),
  captchaSound: getBytes('auth/captcha/sound', ['identify'], {
    isPrivate: true,
    summary: 'The digits of a captcha as they are spoken in the language of the header, in WAV.',
  }),
  askForAlerts: post('frontMembers/askForAlerts', [], anything, {
    sent: record({ email: text, keywords: list(text), identify: text, captcha: text, origin: text }),
    summary:
      "Sends a letter that asks whether an address is to hear of new issues of the site's journals; it leads to `origin`, a host of the site. Needs no session.",
  }),
  confirmAlerts: post('frontMembers/confirmAlerts', [], anything, {
    sent: record({ word: text }),
    summary: 'Begins the subscription that a letter asked about; needs no session.',
  }),
} as const
