import { listMessage } from '../../../core/domain/failure/list-message.ts'
import { messages } from '../../../core/domain/failure/message-catalogue.ts'
import type { MessageKind } from '../../../core/domain/failure/message-kind.ts'
import { validateDialogText } from '../../../core/domain/member/dialog-text.ts'
import { junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** The sentences of sections 5 and 8, and the cases that have no sentence there, by the kind that stands for each. */
const specified: Readonly<Record<string, readonly MessageKind[]>> = {
  'Please enter search content': ['searchTermEmpty'],
  'Please enter the search term.': ['searchPromptEmpty'],
  batchNoSelected: ['batchNoSelected'],
  nodata: ['nodata'],
  'Passwords do not match, please try again': ['password.confirmationDiffers'],
  'A new password must differ from the old one': ['password.sameAsFormer'],
  'password rules': [
    'password.tooShort',
    'password.tooLong',
    'password.noDigit',
    'password.noUpperCase',
    'password.noLowerCase',
    'password.whiteSpace',
    'password.containsUserName',
  ],
  'Phone number format incorrect, please try again.': ['phone.malformed'],
  required: ['code.empty', 'former.empty', 'name.empty', 'email.empty', 'captcha.empty', 'phone.empty'],
  'e-mail format and name format': ['email.malformed', 'name.malformed', 'name.tooLong'],
  'Please click to accept the user agreement first': ['agreement.notAccepted'],
  'profile photo': ['photo.wrongType', 'photo.tooLarge'],
  'album cover': ['cover.wrongType', 'cover.tooLarge'],
  'at most 5 selections': ['selection.tooMany'],
  'Illegal input': ['illegalInput'],
  'No data': ['dialogNoData'],
  'the server message': ['serverMessage', 'sessionExpired'],
  'Data acquisition failed': ['getDataErrorMessage'],
  'User not found, please register first.': ['userToRegister'],
  'User not found, please bind first.': ['userToBind'],
  'Article id is not exist.': ['articleIdMissing'],
  'Information copy failed': ['copyFailed'],
  'No citation information available': ['citationMissing'],
  'No data selected': ['nothingSelected'],
  'Please choose favorites or my albums': ['collecting.noDestination'],
  'Please select one of the albums': ['collecting.noAlbum'],
  'Please select first': ['selectFirst'],
  'Please understand the inconvenience caused by system maintenance.': ['siteUnavailable'],
  "We're sorry, the page you requested cannot be found.": ['pageUnavailable'],
  'This page could not be found': ['pageNotFound'],
  'This website has expired, please contact the enterprise administrator for further use.': ['siteExpired'],
  batchCopySuccess: ['batchCopySuccess'],
  batchCopyError: ['batchCopyError'],
  batchEmptySuccess: ['batchEmptySuccess'],
  batchDeleteSuccess: ['batchDeleteSuccess'],
  'the full basket': ['batchFull'],
  退出成功: ['logoutSuccess'],
  'An unknown middleware gives a 500': ['hostFailed'],
  'the connection': ['offline', 'backOnline', 'codeMissing', 'notSent'],
}

describe('messages', () => {
  it('hold every message of sections 5 and 8, each for one case, and no other', () => {
    const kinds = Object.values(specified).flat()
    expect(kinds.toSorted()).toEqual(Object.keys(messages).toSorted())
  })

  it('tell good news as such: what was copied, emptied, deleted, a logout, and a network that is back [C4.9, C8.5]', () => {
    const good = Object.entries(messages).filter(([, { tone }]) => tone === 'success')
    expect(good.map(([kind]) => kind)).toEqual([
      'batchCopySuccess',
      'batchEmptySuccess',
      'batchDeleteSuccess',
      'logoutSuccess',
      'backOnline',
    ])
  })

  it('tell login, binding and a missing article id as errors in passing [C6.4, C8.4]', () => {
    for (const kind of ['userToRegister', 'userToBind', 'articleIdMissing', 'getDataErrorMessage'] as const)
      expect(messages[kind]).toEqual({ place: 'toast', tone: 'error', words: 'locale' })
  })

  it('say as errors, for as long as it is so, that the network, the code or the host is not there [C8.4]', () => {
    const standing = Object.entries(messages).filter(([, { place }]) => place === 'standing')
    expect(standing.map(([kind]) => kind)).toEqual(['offline', 'codeMissing', 'notSent'])
    for (const [, message] of standing)
      expect(message).toEqual({ place: 'standing', tone: 'error', words: 'locale' })
  })

  it('put an illegal input beside its field, and missing data in place of the list [C5.13]', () => {
    expect(messages.illegalInput).toEqual({ place: 'field', tone: 'error', words: 'locale' })
    expect(messages.dialogNoData).toEqual({ place: 'page', tone: 'notice', words: 'locale' })
  })
})

describe('listMessage', () => {
  it('says that there is no data for an empty list alone [C5.13]', () => {
    expect(listMessage([])).toBe('dialogNoData')
    expect(listMessage([undefined])).toBeNull()
    expect(listMessage(null)).toBeNull()
  })
})

describe('validateDialogText', () => {
  it.each(['', 'My album', ' 我的专辑 ', 'a < b > c', 'O’Brien & co', '<3', '👩‍🔬', '50 %'])(
    'takes %j without the space around it [C5.13]',
    (raw) => {
      expect(validateDialogText(raw)).toEqual({ ok: true, value: raw.trim() })
    },
  )

  it.each([
    '<b>x',
    'x</b>',
    '<!--',
    '<?php',
    '<é',
    'a\nb',
    'a\tb',
    'a\u0000',
    'a\u2028b',
    'a\u2029b',
    '\uD800',
    'album\u202Egnp.exe',
    '\u2067abc\u2069',
  ])('refuses %j as an illegal input [C5.13]', (raw) => {
    expect(validateDialogText(raw)).toEqual({ ok: false, error: 'illegalInput' })
  })

  it.each(['\u200B', ' \u2060\u200D ', '\u3164', '\u2800\u2800'])(
    'takes %j for nothing, since nobody sees it [C5.13]',
    (raw) => {
      expect(validateDialogText(raw)).toEqual({ ok: true, value: '' })
    },
  )

  it.each(['ל\u200Fabc', '葛\u{E0100}', 'می\u200Cخواهم'])(
    'keeps marks that a text of %j needs [C5.13]',
    (raw) => {
      expect(validateDialogText(raw)).toEqual({ ok: true, value: raw })
    },
  )

  it('should let pass only what is shown as it was typed [C5.13]', () => {
    fc.assert(
      fc.property(junkText, (raw) => {
        const text = validateDialogText(raw)
        if (!text.ok) return
        expect(['', raw.trim()]).toContain(text.value)
        expect(text.value).not.toMatch(/[\p{Cc}\p{Cs}]|<[a-z/]/iu)
        expect(validateDialogText(text.value)).toEqual(text)
      }),
    )
  })
})
