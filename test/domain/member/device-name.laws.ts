import { deviceName, readDeviceName } from '../../../core/domain/member/device-name.ts'
import { junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0'

describe('readDeviceName', () => {
  it('should leave what deviceName makes, and of any other text nothing [C2.34]', () => {
    const agents = fc.array(fc.oneof(junkText, fc.constantFrom(firefox, safari, edge)))
    fc.assert(
      fc.property(agents, junkText, (parts, text) => {
        const name = deviceName(parts.join(' '))
        expect(readDeviceName(name)).toBe(name)
        expect(readDeviceName(`${name}${text}`)).toMatch(/^[A-Za-z ·]*$/)
      }),
    )
  })

  it.each([
    'Your bank · http://elsewhere.example',
    'Firefox\nhttp://elsewhere.example',
    'Firefox · ',
    'firefox',
  ])('tells nothing of %j', (text) => {
    expect(readDeviceName(text)).toBe('')
  })
})

describe('deviceName', () => {
  it.each([
    [firefox, 'Firefox · Linux'],
    [safari, 'Safari · iPhone'],
    [edge, 'Edge · Windows'],
    ['curl/8.5', ''],
    ['Windows', 'Windows'],
    ['', ''],
  ])('calls %s “%s” [C2.34]', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })

  it('should hold names that it knows alone, whatever is sent [C2.34]', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(junkText, fc.constantFrom(firefox, safari, edge))), (parts) => {
        expect(deviceName(parts.join(' '))).toMatch(/^[A-Za-z ·]*$/)
      }),
    )
  })
})
