import { sitesOfHost } from '@xuekan/core/site'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOwnHost, readHost } from '../../../server/host/own-host.ts'

const own = { baseHosts: ['journals.example.org'], isDomain: async (name: string) => name === 'water.cn' }
const isOwn = async (host: string): Promise<boolean | null> => {
  const read = readHost(host)
  return read === null ? null : isOwnHost(read.name, own)
}

describe('readHost', () => {
  it.each([
    ['Slgc.Journals.Example.org:443', 'slgc.journals.example.org:443'],
    ['localhost.:4173', 'localhost:4173'],
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]:80', '[::1]:80'],
    ['xn--fiq.cn', 'xn--fiq.cn'],
  ])('reads %s as %s', (raw, host) => {
    expect(readHost(raw)?.host).toBe(host)
  })

  it.each([
    '',
    ' ',
    '.',
    '..',
    ':80',
    'a..b',
    'user@a.org',
    'a.org/x',
    'a.org:x',
    'a.org:',
    'a.org:65536',
    'a b.org',
    'a.org,b.org',
    '学刊.cn',
    '-a.org',
    '[::1',
    '::1',
    'a.org\t',
    '%61.org',
    'a.org?x',

    '[zz]',
    'a.9',
    '1.2.3.999',
    'a'.repeat(300),
    'http://a.org',
  ])('takes %j for no host', (raw) => {
    expect(readHost(raw)).toBeNull()
  })

  it('gives for any text a host that no address is broken by, or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.domain(), fc.webAuthority({ withPort: true })), (raw) => {
        const read = readHost(raw)
        fc.pre(read !== null)
        expect(readHost(read.host)).toEqual(read)
        expect(new URL(`http://${read.host}/zh/home`).pathname).toBe('/zh/home')
        expect(sitesOfHost(read.host, own.baseHosts).length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('isOwnHost', () => {
  it('knows base hosts and all below them, loopback addresses and the domains of sites [C1.1] [C3.1]', async () => {
    for (const host of [
      'journals.example.org',
      'slgc.journals.example.org:8080',
      'no.site.journals.example.org',
      '127.0.0.1',
      '127.1.2.3:4173',
      '[::1]',
      '[0:0:0:0:0:0:0:1]:80',
      '[::ffff:127.0.0.1]',
      'WATER.cn.',
    ])
      expect(await isOwn(host), host).toBe(true)
  })

  it('knows no other', async () => {
    for (const host of [
      'example.org',
      'evil.test',
      'journals.example.org.evil.test',
      'evil-journals.example.org',
      'www.water.cn',
      '10.0.0.1',
      '128.0.0.1',
      '127.evil.test',
      '[::2]',
      '[::11]',
      'localhost',
      '127.0.0.1.evil.test',
    ])
      expect(await isOwn(host), host).toBe(false)
  })
})
