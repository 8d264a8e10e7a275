import type { Locator, Page } from 'playwright'
import { pictureShapes, pictureSizeOf } from '@xuekan/core/member'
import { describe, expect, it } from 'vitest'
import { bmpOf, movingPngOf, pngOf, withPlace } from '../support/real-pictures.ts'
import { ask } from './support/ask.ts'
import { findings } from './support/findings.ts'
import { leadOn } from './support/lead-on.ts'
import { ownPortal } from './support/own-portal.ts'
import { nextFrame, openedChromium, takenOver } from './support/watched-page.ts'

const open = openedChromium()

// a portal of its own, since a member changes it
const portal = ownPortal()
const at = (path: string): string => portal.at('slgc', path)

const file = (bytes: Uint8Array, name = 'me.png') => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(bytes),
})
const wide = pngOf({ width: 800, height: 600, colour: [40, 90, 160], right: [200, 60, 40] })

/** The page of a member, logged in. */
async function member(path: string, options: Parameters<typeof open>[0] = {}) {
  const watched = await open({ viewport: { width: 1440, height: 900 }, ...options })
  const { page } = watched
  await page.goto(at(`/login?lang=en&returnTo=${encodeURIComponent(path)}`))
  await page.locator('[name=userName]').fill('linxi')
  await page.locator('[name=password]').fill('Xuekan2026')
  await page.keyboard.press('Enter')
  await page.waitForURL(at(path))
  return watched
}

/** What the server keeps at the address of a picture. */
async function stored(src: string | null): Promise<Uint8Array> {
  const answer = await ask({ site: 'slgc', path: src ?? '', port: portal.port })
  expect(answer.headers['content-type']).toBe('image/jpeg')
  return new Uint8Array(answer.bytes)
}

/** Red, green and blue in the middle of a picture that is shown, from 0 to 255. */
const middleOf = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1, height: 1 })
    const pen = canvas.getContext('2d')
    const { naturalWidth: width, naturalHeight: height } = image
    pen?.drawImage(image, width / 2, height / 2, 1, 1, 0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
    return [red, green, blue] as const
  })

const information = '/personal?lang=en&entry=personalInformation'
const photo = (page: Page) => page.getByRole('region', { name: 'Photo' })
/** The picture beside the name of who is logged in. */
const header = (page: Page) => page.locator('header img[width="24"]:visible')

describe('the photo of a member', () => {
  it('is chosen, cut by keys and pointer, shown in the header at once, and taken away [C5.9] [C4.7] [C3.14]', async () => {
    const { page, problems } = await member(information)
    await takenOver(page)
    const chooser = photo(page).getByLabel('Choose a picture')
    await chooser.setInputFiles(file(wide))
    const part = page.getByRole('img', { name: /The part that is used/ })
    await part.waitFor()
    await page.getByRole('slider', { name: 'Zoom' }).fill('2')
    await part.focus()
    for (const key of ['ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
    // half of what is seen to the left: the right half of the picture comes into the middle
    const box = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + 130, box.y + 80)
    await page.mouse.down()
    await page.mouse.move(box.x + 40, box.y + 60, { steps: 4 })
    await page.mouse.up()
    await page.mouse.move(box.x + 160, box.y + 100)
    expect(await findings(page)).toEqual([])
    await photo(page).getByRole('button', { name: 'Save photo' }).click()
    await page.getByText('The photo is saved.').waitFor()
    const shown = await photo(page).locator('img').getAttribute('src')
    // the part that is used has 300 pixels to each side, and none are made up
    expect(pictureSizeOf(await stored(shown))).toEqual({ width: 300, height: 300 })
    const [red, , blue] = await middleOf(photo(page).locator('img'))
    expect(red).toBeGreaterThan(blue + 100)
    expect(await header(page).getAttribute('src')).toBe(shown)
    await page.reload()
    expect(await header(page).getAttribute('src')).toBe(shown)
    await leadOn(photo(page).getByRole('button', { name: 'Remove photo' }))
    await page.getByText('The photo is removed.').waitFor()
    // it is gone from the server too, not from the page alone
    expect((await ask({ site: 'slgc', path: shown ?? '', port: portal.port })).status).toBe(404)
    expect(await header(page).count()).toBe(0)
    expect(await photo(page).getByRole('button', { name: 'Remove photo' }).count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('is moved by a finger and zoomed by two, and the page stays where it is [C5.9]', async () => {
    const { page, problems } = await member(information, {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    })
    await takenOver(page)
    await photo(page).getByLabel('Choose a picture').setInputFiles(file(wide))
    const part = page.getByRole('img', { name: /The part that is used/ })
    await part.scrollIntoViewIfNeeded()
    const { x, y } = (await part.boundingBox()) ?? { x: 0, y: 0 }
    const scrolled = await page.evaluate(() => window.scrollY)
    const session = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly (readonly [number, number])[],
    ) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([left, top]) => ({ x: x + left, y: y + top })),
      })
    await touch('touchStart', [
      [70, 88],
      [106, 88],
    ])
    for (const apart of [8, 18])
      await touch('touchMove', [
        [70 - apart, 88],
        [106 + apart, 88],
      ])
    await touch('touchEnd', [])
    await expect.poll(() => page.getByRole('slider', { name: 'Zoom' }).inputValue()).toBe('2')
    await touch('touchStart', [[150, 120]])
    // it rests before it is lifted, or what is pressed right after would only end its fling
    for (const left of [120, 80, 40, 40, 40]) {
      await touch('touchMove', [[left, 60]])
      await nextFrame(page)
    }
    await touch('touchEnd', [])
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
    const save = photo(page).getByRole('button', { name: 'Save photo' })
    await leadOn(save)
    await page.getByText('The photo is saved.').waitFor()
    const [red, , blue] = await middleOf(photo(page).locator('img'))
    expect(red).toBeGreaterThan(blue + 100)
    await leadOn(photo(page).getByRole('button', { name: 'Remove photo' }))
    expect(problems).toEqual([])
  })

  it('is refused before it is sent where it is none or too large, in words beside the chooser [C5.9] [C8.4]', async () => {
    const { page, problems } = await member(information)
    await takenOver(page)
    const chooser = photo(page).getByLabel('Choose a picture')
    const said = photo(page).getByRole('alert')
    await chooser.setInputFiles(file(new TextEncoder().encode('<svg/>'), 'drawing.png'))
    await said.getByText('A photo is a JPG, PNG or BMP picture.').waitFor()
    await chooser.setInputFiles(file(pngOf({ width: 4, height: 4 }, 5 * 1024 * 1024)))
    await said.getByText('A photo must be under 5M.').waitFor()
    await photo(page).getByRole('button', { name: 'Save photo' }).click()
    expect(await chooser.getAttribute('aria-invalid')).toBe('true')
    await chooser.setInputFiles(file(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    await said.getByText('This picture cannot be read. Please choose another one.').waitFor()
    await chooser.setInputFiles(file(wide))
    await said.waitFor({ state: 'detached' })
    expect(page.url()).toBe(at(information))
    expect(problems).toEqual([])
  })

  it('is looked at where it was chosen before the code for that was there [C5.9]', async () => {
    const { page, problems } = await member(information)
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/PersonalInformation-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    await takenOver(page)
    const chooser = photo(page).getByLabel('Choose a picture')
    await chooser.setInputFiles(file(new TextEncoder().encode('<svg/>')))
    expect(await photo(page).getByRole('alert').count()).toBe(0)
    release()
    await photo(page).getByText('A photo is a JPG, PNG or BMP picture.').waitFor()
    expect(problems).toEqual([])
  })

  it('is sent whole without scripts, in each form, and nothing is left of where it was taken [C5.9]', async () => {
    const { page } = await member(information, {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    const send = async (bytes: Uint8Array | null, name: string) => {
      if (bytes !== null) await photo(page).getByLabel('Choose a picture').setInputFiles(file(bytes, name))
      await leadOn(photo(page).getByRole('button', { name: 'Save photo' }))
    }
    const shown = async () => stored(await photo(page).locator('img').getAttribute('src'))
    await send(null, '')
    expect(await photo(page).getByRole('alert').innerText()).toBe('Please choose a picture first.')
    await send(new TextEncoder().encode('GIF89a'), 'a.gif')
    expect(await photo(page).getByRole('alert').innerText()).toBe('A photo is a JPG, PNG or BMP picture.')
    await send(wide, 'me.png')
    await page.getByText('The photo is saved.').waitFor()
    const first = await shown()
    expect(pictureSizeOf(first)).toEqual(pictureShapes.photo)
    await send(withPlace(first, 'GPS 31.2304 N'), 'me.jpg')
    expect(Buffer.from(await shown()).includes('GPS')).toBe(false)
    await send(bmpOf({ width: 30, height: 20 }), 'me.bmp')
    expect(pictureSizeOf(await shown())).toEqual({ width: 20, height: 20 })
    // of a picture that moves, the first frame is left
    const blueFrames = [1, 2, 3].map(() => [20, 40, 200] as const)
    await send(movingPngOf({ width: 40, height: 40, colour: [200, 40, 20] }, blueFrames), 'moves.png')
    expect(pictureSizeOf(await shown())).toEqual({ width: 40, height: 40 })
    const [red, , blue] = await middleOf(photo(page).locator('img'))
    expect(red).toBeGreaterThan(blue + 100)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await leadOn(photo(page).getByRole('button', { name: 'Remove photo' }))
  })
})

describe('the cover of an album', () => {
  it('is chosen, shown on the shelf, had back with the album, and taken away [C5.9] [C3.14] [C7.13]', async () => {
    const { page, problems } = await member('/personal?lang=en&entry=myAlbum')
    await page.locator('summary', { hasText: 'New album' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Rivers')
    await leadOn(page.locator('[value=saveAlbum]'))
    await page.getByRole('link', { name: 'Rivers' }).click()
    await takenOver(page)
    await page.locator('summary', { hasText: 'Cover' }).click()
    const chooser = page.getByLabel('Choose a picture')
    await chooser.setInputFiles(file(bmpOf({ width: 9, height: 6 }), 'a.bmp'))
    await page.getByText('A cover is a JPG or PNG picture.').waitFor()
    await chooser.setInputFiles(file(wide))
    await page.getByRole('img', { name: /The part that is used/ }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Save cover' }).click()
    await page.getByText('The cover is saved.').waitFor()
    const cover = await page.locator('main details img').getAttribute('src')
    expect(pictureSizeOf(await stored(cover))).toEqual(pictureShapes.cover)
    await page.getByRole('link', { name: 'All albums' }).click()
    const onShelf = page.locator('main li img')
    expect(await onShelf.getAttribute('src')).toBe(cover)
    await page.getByRole('link', { name: 'Rivers' }).click()
    await leadOn(page.locator('[value=deleteAlbum]'))
    await leadOn(page.locator('main form [value=saveAlbum]').first())
    expect(await onShelf.getAttribute('src')).toBe(cover)
    await page.getByRole('link', { name: 'Rivers' }).click()
    await page.locator('summary', { hasText: 'Cover' }).click()
    await leadOn(page.getByRole('button', { name: 'Remove cover' }))
    await page.getByText('The cover is removed.').waitFor()
    expect(await page.locator('main details img').count()).toBe(0)
    expect(problems).toEqual([])
  })
})
