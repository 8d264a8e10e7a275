import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** A Navigation, wherever it lives, and the reader's back button. */
export interface NavigationUnderTest {
  readonly address: () => string | Promise<string>
  readonly go: (address: string, options?: { readonly replace?: boolean }) => void | Promise<void>
  readonly cover: (address: string) => void | Promise<void>
  /** Waits until the address has changed. */
  readonly uncover: (address: string) => void | Promise<void>
  readonly back: () => void | Promise<void>
  readonly open: (url: string) => void | Promise<void>
  /** What was opened in a window of its own so far. */
  readonly opened: () => readonly string[] | Promise<readonly string[]>
  readonly close: () => void | Promise<void>
}

/** What every Navigation keeps. It opens at `/start?x=1`. */
export function navigationSuite(
  name: string,
  open: () => NavigationUnderTest | Promise<NavigationUnderTest>,
): void {
  describe(`Navigation: ${name}`, () => {
    let under: NavigationUnderTest
    beforeEach(async () => {
      under = await open()
    })
    afterEach(() => under.close())

    it('begins where the page is', async () => {
      expect(await under.address()).toBe('/start?x=1')
    })

    it('goes to an address with its query and hash', async () => {
      await under.go('/zh/article/1?a=b#sec-2')
      expect(await under.address()).toBe('/zh/article/1?a=b#sec-2')
    })

    it('goes back to where it came from', async () => {
      await under.go('/zh/issue')
      await under.go('/zh/article/1')
      await under.back()
      expect(await under.address()).toBe('/zh/issue')
    })

    it('leaves no trace of an address that was replaced', async () => {
      await under.go('/zh/issue')
      await under.go('/zh/issue?year=2026', { replace: true })
      await under.back()
      expect(await under.address()).toBe('/start?x=1')
    })

    it('leaves one entry at most for what opens over a page, and none below where it is closed', async () => {
      await under.go('/zh/article/1#sec-2')
      await under.cover('/zh/article/1#figure=2')
      await under.go('/zh/article/1#figure=3', { replace: true })
      expect(await under.address()).toBe('/zh/article/1#figure=3')
      await under.uncover('/zh/article/1')
      expect(await under.address()).toBe('/zh/article/1#sec-2')
      await under.back()
      expect(await under.address()).toBe('/start?x=1')
    })

    it('closes what the page was opened with in its place', async () => {
      await under.go('/zh/article/1#figure=2')
      await under.uncover('/zh/article/1')
      expect(await under.address()).toBe('/zh/article/1')
      await under.back()
      expect(await under.address()).toBe('/start?x=1')
    })

    it('opens safe links in a window of their own, and stays where it is', async () => {
      await under.open('https://example.org/a?b=c#d')
      await under.open('/rssList?lang=zh')
      expect(await under.opened()).toEqual(['https://example.org/a?b=c#d', '/rssList?lang=zh'])
      expect(await under.address()).toBe('/start?x=1')
    })

    it('opens nothing that runs or names a host by its slashes', async () => {
      for (const link of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '', 'null'])
        await under.open(link)
      expect(await under.opened()).toEqual([])
    })

    it('makes no entry for the address where it already is', async () => {
      await under.go('/zh/issue')
      await under.go('/zh/issue')
      await under.back()
      expect(await under.address()).toBe('/start?x=1')
    })
  })
}
