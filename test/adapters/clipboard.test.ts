import type { Clipboard } from '@xuekan/core'
import { createFakeClipboard } from '@xuekan/core/testing'
import { createClipboard } from '@xuekan/web'
import { lastValueFrom, toArray } from 'rxjs'
import { describe, expect, it } from 'vitest'

interface Opened {
  readonly clipboard: Clipboard
  readonly allow: (allowed: boolean) => void
  readonly written: readonly string[]
}

function inMemory(): Opened {
  const clipboard = createFakeClipboard()
  return { clipboard, allow: clipboard.allow, written: clipboard.written }
}

/** A window with nothing but a clipboard. */
function ofBrowser(): Opened {
  const written: string[] = []
  let allowed = true
  const writeText = async (text: string): Promise<void> => {
    if (!allowed) throw new DOMException('no permission', 'NotAllowedError')
    written.push(text)
  }
  const window = { navigator: { clipboard: { writeText } } } as unknown as Window
  return { clipboard: createClipboard(window), allow: (next) => void (allowed = next), written }
}

describe.each([
  ['in memory', inMemory],
  ['of a browser', ofBrowser],
] as const)('Clipboard %s', (_, open) => {
  const said = (clipboard: Clipboard, text: string) => lastValueFrom(clipboard.write(text).pipe(toArray()))

  it('says once that a text was put there [C8.5]', async () => {
    const { clipboard, written } = open()
    expect(await said(clipboard, '文')).toEqual([true])
    expect(written).toEqual(['文'])
  })

  it('says that it may not be written to, and writes again once it may [C8.5]', async () => {
    const { clipboard, allow, written } = open()
    allow(false)
    expect(await said(clipboard, 'a')).toEqual([false])
    allow(true)
    expect(await said(clipboard, 'b')).toEqual([true])
    expect(written).toEqual(['b'])
  })

  it('writes when subscribed, each time', async () => {
    const { clipboard, written } = open()
    const writing = clipboard.write('a')
    expect(written).toEqual([])
    await lastValueFrom(writing)
    await lastValueFrom(writing)
    expect(written).toEqual(['a', 'a'])
  })
})

describe('createClipboard', () => {
  it('refuses where the browser has none, as on pages without TLS', async () => {
    const clipboard = createClipboard({ navigator: {} } as unknown as Window)
    expect(await lastValueFrom(clipboard.write('a'))).toBe(false)
  })
})
