import { describe, expect, it } from 'vitest'
import { readSettings, SettingError } from '../../app/server/settings.ts'

const baseHosts = (raw: string | undefined) =>
  readSettings(raw === undefined ? {} : { BASE_HOSTS: raw }).baseHosts

describe('BASE_HOSTS', () => {
  it('is localhost where nothing is set', () => {
    expect([baseHosts(undefined), baseHosts(''), baseHosts(' , ')]).toEqual(
      Array.from({ length: 3 }, () => ['localhost']),
    )
  })

  it('holds several hosts, in any letter case', () => {
    expect(baseHosts('Journals.Example.org, example.cn. intranet')).toEqual([
      'journals.example.org',
      'example.cn',
      'intranet',
    ])
  })

  it.each(['https://example.org', 'example.org:443', 'example..org', '.example.org', '[::1]'])(
    'refuses %s in one sentence',
    (raw) => {
      expect(() => baseHosts(`localhost,${raw}`)).toThrow(SettingError)
      expect(() => baseHosts(`localhost,${raw}`)).toThrow(`but one is '${raw}'.`)
    },
  )
})

describe('CORS_ORIGINS', () => {
  const origins = (raw: string | undefined) =>
    readSettings(raw === undefined ? {} : { CORS_ORIGINS: raw }).corsOrigins

  it('names nobody where nothing is set', () => {
    expect([origins(undefined), origins(''), origins(' , ')]).toEqual([[], [], []])
  })

  it('holds origins as browsers write them', () => {
    expect(
      origins(
        'https://Reader.Example.org, http://localhost:5173/ https://a.example:443,https://学刊.example',
      ),
    ).toEqual([
      'https://reader.example.org',
      'http://localhost:5173',
      'https://a.example',
      'https://xn--obry1u.example',
    ])
  })

  it.each([
    '*',
    'null',
    'reader.example.org',
    'https://a.example/reader',
    'https://u@a.example',
    'ftp://a.example',
  ])('refuses %s in one sentence', (raw) => {
    expect(() => origins(`https://a.example,${raw}`)).toThrow(SettingError)
    expect(() => origins(`https://a.example,${raw}`)).toThrow(`but one is '${raw}'.`)
  })
})
