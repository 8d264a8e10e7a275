import { emptyBasket } from '../../../core/domain/citation/basket.ts'
import { noHitsSelected } from '../../../core/domain/search/hit-selection.ts'
import { clearedAtExpiry, clearedAtLogout } from '../../../core/domain/storage/cleared-cookies.ts'
import { cookieRules } from '../../../core/domain/storage/cookie-rules.ts'
import type { StorageEntry } from '../../../core/domain/storage/storage-entry.ts'
import { storage } from '../../../core/domain/storage/storage-table.ts'
import { plainLook } from '../../../core/domain/reading/reading-look.ts'
import { describe, expect, it } from 'vitest'

const entries: readonly Omit<StorageEntry<unknown>, 'codec'>[] = Object.values(storage)

const namesOf = (clause: string): readonly string[] =>
  entries.filter((entry) => entry.clause === clause).map(({ name }) => name)

describe('storage', () => {
  it('has every cookie [C3.17]', () => {
    expect(namesOf('C3.17')).toEqual([
      'language',
      'userName',
      'token',
      'commonToken',
      'aesPassword',
      'aesKey',
    ])
  })

  it('has what is shown of a member [C4.7]', () => {
    expect(namesOf('C4.7')).toEqual(['memberInfo', 'headPicture'])
  })

  it('has every key of local storage [C3.18]', () => {
    expect(namesOf('C3.18')).toEqual(['batchId', 'batchId1'])
  })

  it('has every key of session storage [C3.19]', () => {
    expect(namesOf('C3.19')).toEqual([
      'datanav',
      'selectvalue',
      'topBanner',
      'bannerActive',
      'keywords',
      'sld',
      'siteId',
      'dsld',
      'search',
    ])
  })

  it('has what is gathered for the basket in a tab [C4.21]', () => {
    expect(namesOf('C4.21')).toEqual(['selectedHits'])
  })

  it('has each entry under its own name, in the place of its clause [C3.17] [C3.18] [C3.19]', () => {
    expect(entries.map(({ name }) => name)).toEqual(Object.keys(storage))
    const ofNoClause = entries.filter(({ clause }) => clause === '')
    expect(ofNoClause.filter(({ place }) => place === 'cookie').map(({ name }) => name)).toEqual([
      'knownDevice',
    ])
    const places = {
      'C4.7': 'cookie',
      'C3.17': 'cookie',
      'C3.18': 'local',
      'C3.19': 'session',
      'C4.21': 'session',
      'C9.14': 'local',
      '': 'local',
    }
    const others = entries.filter(({ name }) => name !== 'knownDevice')
    expect(others.map(({ clause, place }) => [clause, place])).toEqual(
      others.map(({ clause }) => [clause, places[clause as keyof typeof places]]),
    )
  })

  it('keeps the language for a year, a known device for half a year, the rest of the cookies until the browser closes, and those of a login for 90 days where it is to be remembered [C3.17] [C4.7]', () => {
    expect(storage.language.days).toBe(365)
    expect(storage.knownDevice.days).toBe(180)
    const remembered = entries.filter((entry) => entry.rememberedDays !== undefined)
    expect(remembered.map(({ name, rememberedDays }) => [name, rememberedDays])).toEqual(
      ['userName', 'token', 'commonToken', 'memberInfo', 'headPicture'].map((name) => [name, 90]),
    )
    expect(entries.filter(({ days }) => days !== null).map(({ name }) => name)).toEqual([
      'language',
      'knownDevice',
    ])
    for (const [name, rule] of Object.entries(cookieRules))
      expect(storage[name as keyof typeof cookieRules]).toMatchObject({ place: 'cookie', ...rule })
  })

  it('enciphers the searches, and nothing that proves who is reading [C9.14]', () => {
    const used = (use: string) => entries.filter((entry) => entry.use === use).map(({ name }) => name)
    expect(used('encrypted')).toEqual(['recentSearches', 'keywords', 'search'])
    expect(used('credential')).toEqual(['token', 'commonToken'])
    expect(used('device')).toEqual(['knownDevice'])
    expect(used('reserved')).toEqual(['aesPassword', 'aesKey'])
  })

  it('has something for nothing kept', () => {
    expect(Object.fromEntries(entries.map(({ name, empty }) => [name, empty]))).toEqual({
      language: null,
      userName: '',
      token: '',
      commonToken: '',
      aesPassword: null,
      aesKey: null,
      memberInfo: null,
      headPicture: '',
      knownDevice: '',
      batchId: emptyBasket,
      batchId1: [],
      recentSearches: [],
      readingLook: plainLook,
      stoppedPlaces: { remembers: true, places: [] },
      playbackSpeed: 1,
      captions: 'page',
      datanav: null,
      selectvalue: '',
      topBanner: null,
      bannerActive: 0,
      keywords: [],
      selectedHits: noHitsSelected,
      sld: null,
      siteId: null,
      dsld: null,
      search: null,
    })
  })
})

describe('clearedAtLogout', () => {
  it('is every cookie that says or proves who is reading, and the reserved names [C4.9] [C3.17]', () => {
    expect(clearedAtLogout).toEqual([
      'userName',
      'token',
      'memberInfo',
      'headPicture',
      'commonToken',
      'aesPassword',
      'aesKey',
    ])
    const others = entries.filter(({ name }) => !clearedAtLogout.some((cleared) => cleared === name))
    expect(others.filter(({ use }) => use === 'credential' || use === 'reserved')).toEqual([])
    expect(others.map(({ name }) => name)).toContain('knownDevice')
  })
})

describe('clearedAtExpiry', () => {
  it('is the user name and the token, and what is shown of the member [C4.10] [C4.7]', () => {
    expect(clearedAtExpiry).toEqual(['userName', 'token', 'memberInfo', 'headPicture'])
  })
})
