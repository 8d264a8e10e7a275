import { describe, expect, it } from 'vitest'
import { siteFileOf } from '../../../server/rc-pub/load/site-file.ts'

const bytesOf = (content: string) => Uint8Array.from(content, (character) => character.charCodeAt(0))
const typeOf = (name: string, content: string): string => {
  const file = siteFileOf(name, bytesOf(content))
  return file.ok ? file.value.mediaType : file.error
}

describe('siteFileOf', () => {
  it.each([
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['a.png', '\x89PNG\r\n\x1a\n', 'image/png'],
    ['a.jpg', '\xff\xd8\xff\xe0', 'image/jpeg'],
    ['a.b.jpeg', '\xff\xd8\xff\xe0', 'image/jpeg'],
    ['a.gif', 'GIF89a', 'image/gif'],
    ['a.webp', 'RIFF....WEBPVP8 ', 'image/webp'],
    ['a.pdf', '%PDF-1.7', 'application/pdf'],
    ['a.mp4', '\0\0\0\x20ftypisom', 'video/mp4'],
    ['a.webm', '\x1a\x45\xdf\xa3', 'video/webm'],
    ['a.mp3', 'ID3\x04', 'audio/mpeg'],
    ['a.mp3', '\xff\xfb\x90', 'audio/mpeg'],
    ['a.wav', 'RIFF....WAVEfmt ', 'audio/wav'],
  ])('takes %s by its ending and its content', (name, content, type) => {
    expect(typeOf(name, content)).toBe(type)
  })

  it.each([
    ['a.png', '\xff\xd8\xff\xe0', 'does not hold what its name says, image/png'],
    ['a.mp4', '<html>', 'does not hold what its name says, video/mp4'],
    ['a.svg', '<html><svg/></html>', 'does not hold what its name says, image/svg+xml'],
    ['a.wav', 'RIFF....WEBPVP8 ', 'does not hold what its name says, audio/wav'],
  ])('refuses %s whose content is something else', (name, content, reason) => {
    expect(typeOf(name, content)).toBe(reason)
  })

  it('refuses endings that are not known, and files that are too large', () => {
    for (const name of ['a.exe', 'a', 'a.html', 'a.PNG'])
      expect(typeOf(name, '\x89PNG\r\n\x1a\n')).toMatch(/^should end in one of svg, png, /)
    expect(siteFileOf('a.pdf', new Uint8Array(50 * 1024 * 1024 + 1))).toEqual({
      ok: false,
      error: 'is larger than 50 MiB',
    })
  })
})
