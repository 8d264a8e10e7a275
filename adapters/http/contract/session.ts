import { codePurposes, genders, thirdPartyEnds } from '@xuekan/core/member'
import { article } from './article.ts'
import { get, post, remove } from './endpoint.ts'
import { paged } from './paged.ts'
import { anything, bit, integer, list, nullable, record, text, word, type Wire } from './shape.ts'
import { texts } from './texts.ts'

/** What a member tells of themselves (C3.14). */
const profileFields = {
  name: text,
  email: text,
  region: text,
  major: text,
  institution: text,
  researchFields: list(text),
  gender: word(...genders),
}

/**
 * Who is logged in (C3.14). `headPicture` is the id or the address of a picture; `loginEmail` is the address that one
 * logs in with, `email` the one for letters.
 */
const memberAnswer = record({
  id: text,
  userName: text,
  mobileNo: text,
  headPicture: text,
  loginEmail: text,
  ...profileFields,
})

export type WireMember = Wire<typeof memberAnswer>

/** An article that a member keeps, and since when, in milliseconds since 1970. */
const collectAnswer = record({ kept: integer, article: nullable(article) })
export type WireCollect = Wire<typeof collectAnswer>

/** A journal that a member hears of by mail, and since when, in milliseconds since 1970. */
const subscriptionAnswer = record({ siteId: text, sld: text, ...texts('title'), begun: integer })

/** A place where a member is logged in; times in milliseconds since 1970. */
const sessionAnswer = record({ id: text, device: text, begun: integer, seen: integer, isCurrent: bit })
export type WireSession = Wire<typeof sessionAnswer>

/**
 * Who has logged in, and the token that proves it; null where the host has put that into a cookie (C4.7). `rememberMe` says
 * whether the session outlasts the browser's window. `knownDevice` is kept by who asks: as the header of that name it tells
 * with later logins that the member has logged in there before; null where nothing of it changes.
 */
export const loginFields = {
  userName: text,
  token: text,
  commonToken: text,
  mobileNo: text,
  headPicture: text,
  rememberMe: bit,
  knownDevice: text,
}
export const loginAnswer = record(loginFields)
export type WireLogin = Wire<typeof loginAnswer>

/** A party that can say who a reader is. */
const thirdPartyAnswer = record({ id: text, ...texts('name') })

/**
 * What a login through a third party came to: `known` lets in as `login` does, and `unbound` brings the `commonToken` that
 * binds, `factor` the one that `loginByFactor` takes; `returnTo` and `language` are those that it began with.
 */
const thirdLoginAnswer = record({
  end: word(...thirdPartyEnds),
  party: text,
  returnTo: text,
  language: text,
  userName: text,
  token: text,
  commonToken: text,
  mobileNo: text,
  headPicture: text,
  rememberMe: bit,
  knownDevice: text,
})

/** An account at a third party that lets the member in, and since when, in milliseconds since 1970. */
const thirdBindAnswer = record({ id: text, party: text, account: text, bound: integer })

/**
 * A password on its way: encrypted by AES-GCM with the one-time key of `getAesKey`, the twelve octets of the nonce
 * first; and that key, encrypted by RSA-OAEP and SHA-256 for the key of `getPublicKey`. Both in base64.
 */
export const sealedPassword = { password: text, aesKey: text }

/** The code of a captcha and the value that it was shown with; absent where none was asked for. */
const solvedCaptcha = { identify: text, captcha: text }

/** Whom a token belongs to, the ways to one, and its end (C7.8, C7.11, C7.14). */
export const sessionEndpoints = {
  /** Answered with status 401 for a token that is nobody's. */
  personalInfo: get('frontMembers/info', [], memberAnswer, {
    origin: 'known',
    summary: 'The member whom the token of the header belongs to.',
  }),
  /** Nothing is asked and nothing is answered; a token that is nobody's has ended already. */
  logout: remove('auth/logout', [], anything, { summary: 'Ends the session of the token of the header.' }),
  publicKey: get('auth/getPublicKey', [], record({ publicKey: text }), {
    summary: 'The RSA key that one-time keys are encrypted for, as SPKI in base64.',
  }),
  aesKey: get('auth/getAesKey', [], record({ aesKey: text }), {
    isPrivate: true,
    summary: 'A key for one password, 256 bits in base64; it is good once and for ten minutes.',
  }),
  login: post('auth/login', [], loginAnswer, {
    sent: record({ userName: text, ...sealedPassword, rememberMe: bit, device: text, ...solvedCaptcha }),
    summary:
      'A session for a user name, a mobile number or an e-mail address and its password; where too many wrong ones have been tried, 417 asks for a `captcha` with its `identify`.',
  }),
  register: post('auth/register', [], loginAnswer, {
    sent: record({
      receiver: text,
      code: text,
      ...sealedPassword,
      agreed: bit,
      terms: text,
      privacy: text,
      device: text,
    }),
    summary:
      'An account for the phone number or e-mail address that a code was sent to, and a session for it. `terms` and `privacy` are the days of the versions that were read, refused where they are in force no longer; without them those in force are accepted.',
  }),
  sendCode: post('auth/sendReceiverMessage', [], anything, {
    sent: record({ receiver: text, purpose: word(...codePurposes) }),
    summary: 'Sends a code to a phone number or an e-mail address, whether it is known or not.',
  }),
  loginByCode: post('auth/loginByMessage', [], loginAnswer, {
    sent: record({ receiver: text, code: text, rememberMe: bit, device: text }),
    summary: 'A session for whoever has been sent this code.',
  }),
  setPassword: post('auth/setNewPwd', [], anything, {
    sent: record({ receiver: text, code: text, ...sealedPassword }),
    summary: 'Another password for whoever has been sent this code; it ends all sessions.',
  }),
  changePassword: post('auth/changePwd', [], loginAnswer, {
    sent: record({ formerPassword: text, formerAesKey: text, ...sealedPassword }),
    summary:
      'Another password for who knows the present one; it ends all other sessions, and this one goes on under another token.',
  }),
  thirdParties: get('auth/thirdParties', [], list(thirdPartyAnswer), {
    summary: 'The third parties through which one can log in.',
  }),
  thirdLoginUrl: get(
    'auth/getUmtLoginUrl',
    ['party', 'origin', 'returnTo'],
    record({ url: text, commonToken: text }),
    {
      isPrivate: true,
      summary:
        'Where a reader of `origin` logs in at a third party, and the secret that the way back is believed with; ten minutes.',
    },
  ),
  loginByThird: post('auth/loginByThirdLoginUrl', [], thirdLoginAnswer, {
    sent: record({ url: text, commonToken: text, device: text }),
    summary: 'What the address means that a reader came back with from a third party; once.',
  }),
  bindThird: post('auth/thirdBind', [], loginAnswer, {
    sent: record({
      commonToken: text,
      userName: text,
      ...sealedPassword,
      rememberMe: bit,
      device: text,
      ...solvedCaptcha,
    }),
    summary: 'Binds the account of a login that ended `unbound` to who knows the password, and lets in.',
  }),
  thirdBinds: get('auth/thirdBinds', [], list(thirdBindAnswer), {
    isPrivate: true,
    summary: 'The accounts at third parties that let the member in.',
  }),
  unbindThird: remove('auth/thirdBind', ['id'], anything, {
    summary: 'Lets one of them in no longer.',
  }),
  saveInfo: post('frontMembers/saveInfo', [], anything, {
    sent: record(profileFields),
    summary: 'What the member tells of themselves, in place of what was told before.',
  }),
  saveHeadPicture: post('frontMembers/saveHeadPicture', [], record({ headPicture: text, rememberMe: bit }), {
    sent: record({ headPicture: text }),
    summary:
      'Shows a picture that the member has uploaded, by its id or address, as the photo; null for none. `rememberMe` says whether the session outlasts the browser.',
  }),
  isCollected: get('frontMembers/isCollect', ['type', 'id'], record({ isCollect: bit }), {
    isPrivate: true,
    summary: 'Whether the member keeps this article.',
  }),
  collect: post('frontMembers/collect', [], anything, {
    sent: record({ type: word('article'), id: text }),
    summary: 'Keeps an article among the favourites of the member.',
  }),
  uncollect: remove('frontMembers/unCollectByIdAndType', ['type', 'id'], anything, {
    summary: 'Keeps it no longer.',
  }),
  collects: get('frontMembers/collects', ['q', 'sort', 'page', 'size'], paged(collectAnswer), {
    isPrivate: true,
    summary: 'What the member keeps, sorted by `kept`, `published` or `title`.',
  }),
  isSubscribed: get('frontMembers/isSubscribe', [], record({ isSubscribe: bit }), {
    isPrivate: true,
    summary: 'Whether the member hears of every journal of the site by mail.',
  }),
  subscribe: post('frontMembers/subscribe', [], anything, {
    sent: record({ origin: text }),
    summary:
      "Tells the member of each new issue of the site's journals by mail, which leads to `origin`, a host of the site.",
  }),
  unsubscribe: remove('frontMembers/unSubscribe', [], anything, {
    summary: "Tells the member no more of the site's journals.",
  }),
  subscriptions: get('frontMembers/subscribeList', [], list(subscriptionAnswer), {
    isPrivate: true,
    summary: 'The journals that the member hears of by mail.',
  }),
  leaveSubscription: post('frontMembers/unSubscribe', ['leave'], anything, {
    name: 'frontMembers/leaveSubscription',
    summary: 'Ends the subscription that a mail came from; needs no session.',
  }),
  downloads: get('frontMembers/downloads', ['q', 'sort', 'page', 'size'], paged(collectAnswer), {
    isPrivate: true,
    summary:
      'The articles whose PDFs the member has downloaded, each with its last download, sorted as `collects`.',
  }),
  historys: get('frontMembers/historys', ['q', 'sort', 'page', 'size'], paged(collectAnswer), {
    isPrivate: true,
    summary: 'What the member has taken: the same as `downloads`. What members read is written down nowhere.',
  }),
  dropDownload: remove('frontMembers/downloads', ['id'], record({ kept: integer }), {
    summary: 'Forgets the download of an article, and answers when it was; null for none.',
  }),
  restoreDownload: post('frontMembers/downloads', [], anything, {
    sent: record({ id: text, kept: integer }),
    summary: 'Puts a download back that was forgotten, with its time in milliseconds since 1970.',
  }),
  sessions: get('frontMembers/sessions', [], list(sessionAnswer), {
    isPrivate: true,
    summary: 'Where the member is logged in, the session that asks first.',
  }),
  endSession: remove('frontMembers/sessions/{id}', [], anything, {
    summary: 'Ends one session of the member.',
  }),
  endOtherSessions: remove('frontMembers/sessions', [], anything, {
    summary: 'Ends all sessions of the member but the one that asks.',
  }),
} as const
