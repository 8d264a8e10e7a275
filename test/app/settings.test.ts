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
