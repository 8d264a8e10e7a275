import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { messages, noticeActions, type MessageKind } from '@xuekan/core'
import { nameLimit, passwordLength, selectionLimit } from '@xuekan/core/member'
import { describe, expect, it } from 'vitest'
import { en } from '../../ui/locales/en.ts'
import { loadNoticeMessages } from '../../ui/locales/load-notice-messages.ts'
import type { NoticeMessages } from '../../ui/locales/notice-messages.ts'
import { failurePage } from '../../server/host/failure-page.ts'
import { zh } from '../../ui/locales/zh.ts'

const kinds: readonly (keyof NoticeMessages)[] = [
  ...(Object.keys(messages) as MessageKind[]),
  ...noticeActions.map((action) => `action.${action}` as const),
  'notices.label',
  'notices.title',
  'notices.confirm',
  'notices.dismiss',
]
const inChinese = await loadNoticeMessages('zh')
const inEnglish = await loadNoticeMessages('en')

/** The sentences that the specification gives, to the letter. */
const quoted = {
  searchTermEmpty: 'Please enter search content',
  searchPromptEmpty: 'Please enter the search term.',
  'password.confirmationDiffers': 'Passwords do not match, please try again',
  'phone.malformed': 'Phone number format incorrect, please try again.',
  'agreement.notAccepted': 'Please click to accept the user agreement first',
  illegalInput: 'Illegal input',
  dialogNoData: 'No data',
  getDataErrorMessage: 'Data acquisition failed',
  userToRegister: 'User not found, please register first.',
  userToBind: 'User not found, please bind first.',
  articleIdMissing: 'Article id is not exist.',
  copyFailed: 'Information copy failed',
  citationMissing: 'No citation information available',
  nothingSelected: 'No data selected',
  'collecting.noDestination': 'Please choose favorites or my albums',
  'collecting.noAlbum': 'Please select one of the albums',
  selectFirst: 'Please select first',
  siteUnavailable: 'Please understand the inconvenience caused by system maintenance.',
  pageUnavailable: "We're sorry, the page you requested cannot be found.",
  pageNotFound: 'This page could not be found',
  siteExpired: 'This website has expired, please contact the enterprise administrator for further use.',
} as const satisfies Partial<Record<MessageKind, string>>

describe('loadNoticeMessages', () => {
  it('has words for every message and what stands beside it, and for nothing else, in both languages [C8.4]', () => {
    for (const words of [inChinese, inEnglish]) {
      expect(Object.keys(words).toSorted()).toEqual(kinds.toSorted())
      expect(kinds.filter((kind) => words[kind] !== words[kind].trim() || words[kind] === '')).toEqual([])
    }
  })

  it('says each message in Chinese characters, and in English without any [C8.4]', () => {
    expect(kinds.filter((kind) => !/\p{Script=Han}/u.test(inChinese[kind]))).toEqual([])
    expect(kinds.filter((kind) => /\p{Script=Han}|[，。]/u.test(inEnglish[kind]))).toEqual([])
  })

  it('says no two of them in the same words [C8.4]', () => {
    for (const words of [inChinese, inEnglish]) expect(new Set(Object.values(words)).size).toBe(kinds.length)
  })

  it.each(Object.entries(quoted))('says %s as the specification does: %s [C8.4]', (kind, sentence) => {
    expect(inEnglish[kind as keyof typeof quoted]).toBe(sentence)
  })

  it('says 请输入检索内容 and 退出成功 as the specification does [C4.9, C5.2, C8.4]', () => {
    expect([inChinese.searchTermEmpty, inChinese.logoutSuccess]).toEqual(['请输入检索内容', '退出成功'])
  })

  it('titles an alert 提示, to be confirmed by 确定 [C5.2]', () => {
    const [title, confirm] = ['notices.title', 'notices.confirm'] as const
    expect([inChinese[title], inChinese[confirm]]).toEqual(['提示', '确定'])
    expect([inEnglish[title], inEnglish[confirm]]).toEqual(['Notice', 'OK'])
  })

  it('tells the limits that the rules hold [C5.4, C5.9, C5.10]', () => {
    const { min, max } = passwordLength
    for (const words of [inChinese, inEnglish]) {
      expect(words['password.tooShort']).toContain(` ${min} `)
      expect(words['password.tooLong']).toContain(` ${max} `)
      expect(words['name.tooLong']).toContain(` ${nameLimit} `)
      expect(words['selection.tooMany']).toContain(` ${selectionLimit}`)
      expect([words['photo.tooLarge'], words['cover.tooLarge']].join()).toMatch(/5M.*3M/)
    }
  })

  it.each([
    ['getDataErrorMessage', 'failed.data'],
    ['sessionExpired', 'failed.expired'],
    ['serverMessage', 'failed.refused'],
    ['pageUnavailable', 'failed.absent'],
    ['pageNotFound', 'unknown.message'],
    ['siteUnavailable', 'error.message'],
    ['siteExpired', 'forbidden.message'],
  ] as const)('says %s in the words of the pages, %s [C8.4]', (kind, key) => {
    expect([inChinese[kind], inEnglish[kind]]).toEqual([zh[key], en[key]])
  })

  it('says what the page for a failure of the host says [C8.4, C8.6]', () => {
    expect(failurePage('zh')).toContain(`<h1>${inChinese.hostFailed}</h1>`)
    expect(failurePage('en')).toContain(`<h1>${inEnglish.hostFailed}</h1>`)
  })

  it('is fetched when it is wanted: only the forms of accounts and of albums, chunks of their own, import the words', () => {
    const root = fileURLToPath(new URL('../../', import.meta.url))
    const importing = (pattern: RegExp): readonly string[] =>
      ['ui', 'app']
        .flatMap((room) =>
          readdirSync(root + room, { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
        )
        .filter((path) => /\.tsx?$/.test(path))
        .filter((path) => pattern.test(readFileSync(root + path, 'utf8')))
    expect(importing(/from '[^']*notices\.(?:zh|en)\.ts'/).toSorted()).toEqual([
      'ui/locales/fault-words.ts',
      'ui/locales/my-album-words.ts',
    ])
    const albums = /^ui\/(?:pages\/MyAlbumsPage|widgets\/personal\/\w+)\.tsx$/
    expect(importing(/from '[^']*my-album-words\.ts'/).filter((path) => !albums.test(path))).toEqual([])
    const forms = /^(?:app\/pages\/account\.ts|ui\/pages\/AccountPage\.tsx|ui\/widgets\/account\/\w+\.tsx)$/
    expect(importing(/from '[^']*fault-words\.ts'/).toSorted()).toEqual([
      'ui/widgets/account/Fault.tsx',
      'ui/widgets/personal/Passkeys.tsx',
      'ui/widgets/personal/SettingsForm.tsx',
    ])
    expect(importing(/\/SettingsForm\.tsx'/)).toEqual([
      'ui/pages/AccountSettingsPage.tsx',
      'ui/widgets/personal/AcceptedAgreements.tsx',
      'ui/widgets/personal/ContactChange.tsx',
      'ui/widgets/personal/Passkeys.tsx',
    ])
    const pages = importing(/from '[^']*(?:AccountPage\.tsx|widgets\/account\/\w+\.tsx)'/)
    expect(pages.filter((path) => !forms.test(path))).toEqual(['ui/pages/SubscribePage.tsx'])
    expect(importing(/SubscribePage\.tsx'/)).toEqual(['app/pages/email-subscribe.ts'])
    expect(importing(/import\('\.\/account\.ts'\)/)).toEqual(['app/pages/registry.ts'])
  })
})
