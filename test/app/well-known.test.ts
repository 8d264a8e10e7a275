import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SettingError, readSettings } from '../../app/server/settings.ts'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

const contact = 'mailto:security@example.org, https://example.org/report'
let portal: PortalInTest
beforeAll(async () => {
  portal = await openPortal('', {}, { SECURITY_CONTACT: contact, TRUST_PROXY: 'loopback' })
}, 240_000)
afterAll(() => portal.close())

/** The fields of the text, in order (RFC 9116, 2.2). */
const fieldsOf = (body: string): readonly (readonly [string, string])[] =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? []
      return [name, value] as const
    })

describe('/.well-known/security.txt', () => {
  it('names whom to tell of a weakness, until when, and where it stands (RFC 9116)', async () => {
    const { status, headers, body } = await askPage(portal.port, 'slgc', '/.well-known/security.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const fields = fieldsOf(body)
    expect(fields.map(([name]) => name)).toEqual([
      'Contact',
      'Contact',
      'Expires',
      'Preferred-Languages',
      'Canonical',
    ])
    const [mail, page, expires, languages, canonical] = fields.map(([, value]) => value)
    expect([mail, page, languages]).toEqual([
      'mailto:security@example.org',
      'https://example.org/report',
      'zh, en',
    ])
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
    const days = (Date.parse(expires ?? '') - Date.now()) / (24 * 60 * 60_000)
    expect(days).toBeGreaterThan(89)
    expect(days).toBeLessThanOrEqual(91)
    expect(canonical).toBe(`http://slgc.localhost:${portal.port}/.well-known/security.txt`)
  })

  it('is answered by its host in the scheme that a reader has', async () => {
    const { body } = await askPage(portal.port, 'www', '/.well-known/security.txt', {
      'x-forwarded-proto': 'https',
    })
    expect(new Map(fieldsOf(body)).get('Canonical')).toBe(
      `https://www.localhost:${portal.port}/.well-known/security.txt`,
    )
  })

  it('is found from the older place', async () => {
    const { status, headers } = await askPage(portal.port, 'slgc', '/security.txt')
    expect([status, headers['location']]).toEqual([302, '/.well-known/security.txt'])
  })

  it('names contacts that are addresses alone', () => {
    const contactsOf = (raw: string) => readSettings({ SECURITY_CONTACT: raw }).securityContacts
    expect(contactsOf('')).toEqual([])
    expect(contactsOf('tel:+86-10-1234, mailto:a@example.org')).toEqual([
      'tel:+86-10-1234',
      'mailto:a@example.org',
    ])
    for (const wrong of ['security@example.org', 'http://example.org', 'mailto:nobody', 'https://'])
      expect(() => contactsOf(wrong)).toThrow(SettingError)
  })
})

describe('/.well-known/change-password', () => {
  it.each([
    [{}, 'zh'],
    [{ 'accept-language': 'en-GB,zh;q=0.5' }, 'en'],
    [{ 'accept-language': 'en', cookie: 'language=zh' }, 'zh'],
  ])('leads to the form that changes the password, in the language of %j: %s', async (headers, language) => {
    const answer = await askPage(portal.port, 'slgc', '/.well-known/change-password', headers)
    expect([answer.status, answer.headers['location']]).toEqual([
      302,
      `/personal?lang=${language}&entry=accountSecurity#password-change`,
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is told from places that are nowhere, which programs ask for beside it', async () => {
    const path = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
    expect((await askPage(portal.port, 'slgc', path)).status).toBe(404)
  })
})

describe('a portal whose operator names nobody', () => {
  let silent: PortalInTest
  beforeAll(async () => {
    silent = await openPortal()
  }, 240_000)
  afterAll(() => silent.close())

  it('has no security.txt', async () => {
    const statuses = await Promise.all(
      ['/.well-known/security.txt', '/security.txt'].map(async (path) => {
        const { status } = await askPage(silent.port, 'slgc', path)
        return status
      }),
    )
    expect(statuses).toEqual([404, 404])
  })
})
