import { describe, expect, it } from 'vitest'
import { hasFocus } from './support/focus.ts'
import { findings } from './support/findings.ts'
import { openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

describe('alerts by mail for somebody without an account', () => {
  it('say what is wrong beside its field, keep what was typed, and show and speak a captcha [C5.11] [C7.11] [C8.4]', async () => {
    const { page, open: go, problems } = await open()
    // a browser that cannot work in place of its reader
    await page.route('**/auth/captcha/proofOfWork*', (route) =>
      route.fulfill({ json: { status: 404, data: null, message: 'There is no such call' } }),
    )
    await go('slgc', '/emailSubscribe?lang=en')
    await takenOver(page)
    expect(await findings(page)).toEqual([])
    const email = page.getByLabel('E-mail address')
    await email.fill('guest@')
    await page.getByLabel('Keywords').fill('river; dam')
    await page.keyboard.press('Enter')
    await page.getByText('E-mail format incorrect').waitFor()
    await expect.poll(() => hasFocus(email)).toBe(true)
    expect(await email.inputValue()).toBe('guest@')
    expect(await page.getByLabel('Keywords').inputValue()).toBe('river; dam')
    await email.fill('guest@example.org')
    await page.keyboard.press('Enter')
    const picture = page.getByRole('img', { name: 'Picture of a code' })
    await picture.waitFor()
    expect(await findings(page)).toEqual([])
    const shown = await picture.getAttribute('src')
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
    const heard = () =>
      page.locator('audio').evaluate(
        (audio: HTMLAudioElement) =>
          new Promise<number>((resolve) => {
            audio.addEventListener('loadedmetadata', () => resolve(audio.duration))
            audio.addEventListener('error', () => resolve(0))
            audio.preload = 'metadata'
            audio.load()
          }),
      )
    expect(await heard()).toBeGreaterThan(3)
    await page.getByRole('button', { name: 'Another picture' }).click()
    await expect.poll(() => picture.getAttribute('src').catch(() => shown)).not.toBe(shown)
    await page.getByLabel('The five digits').fill('no')
    await page.getByRole('button', { name: 'Send me the letter' }).click()
    await page.getByText('The code is not right').waitFor()
    await expect.poll(() => hasFocus(page.getByLabel('The five digits'))).toBe(true)
    expect(problems).toEqual([])
  })
})
