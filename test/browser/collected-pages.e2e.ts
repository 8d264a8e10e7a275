import { describe, expect, it } from 'vitest'
import { ask } from './support/ask.ts'
import { hrefsIn } from './support/read-html.ts'
import { addressOf, openedChromium } from './support/watched-page.ts'

const open = openedChromium()

/** The address of the first page that a list of a site leads to. */
async function linked(list: string, start: string, text = ''): Promise<string> {
  const { body } = await ask({ site: 'slgc', path: list })
  for (const href of new Set(hrefsIn(body).filter((each) => each.startsWith(start))))
    if ((await ask({ site: 'slgc', path: href })).body.includes(text)) return href
  throw new Error(`${list} leads to no ${start}`)
}

describe('an album', () => {
  it.each([
    ['zh', '客座编辑', '江绍渠'],
    ['en', 'Guest editor', 'Jiang Shaoqu'],
  ])(
    'names its guest editors, who have no page, and counts its tabs, in %s [C2.19] [C2.28]',
    async (language, role, name) => {
      const { page, open: go, problems } = await open({ viewport: { width: 390, height: 844 } })
      await go('slgc', await linked(`/${language}/collectionList`, `/${language}/collections/`, name))
      const guest = page.locator('main li', { hasText: name })
      expect(await guest.innerText()).toContain(role)
      expect(await guest.getByRole('link').count()).toBe(0)
      const counts = await page.locator('main nav small').allInnerTexts()
      expect(counts).toHaveLength(4)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(problems).toEqual([])
    },
  )
})

describe('a book of the cloud', () => {
  it('leads a visitor to the login by a link that is told apart from the words around it [C6.3]', async () => {
    const { page, open: go, problems } = await open()
    await go('slgc', await linked('/en/collectionList', '/en/book/', 'Log in to read'))
    const login = page.locator('main').getByRole('link', { name: 'Log in to read' })
    expect(await login.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline')
    await login.click()
    await page.waitForURL(/\/login\?/)
    expect(problems).toEqual([])
  })
})

describe('a film', () => {
  it('plays from a chapter that is chosen, at the speed that is chosen, and marks where it is [C1.7]', async () => {
    const { page, open: go, problems } = await open()
    await go('slgc', await linked('/zh/collectionList', '/zh/video/'))
    const film = page.locator('video')
    await page.getByLabel('速度').selectOption('1.5')
    const chapter = page.getByRole('link', { name: '正面顶流' })
    await chapter.focus()
    await page.keyboard.press('Enter')
    const at = () => film.evaluate((element: HTMLVideoElement) => element.currentTime)
    await expect.poll(at).toBeGreaterThanOrEqual(8.8)
    await page.locator('li[aria-current]', { has: chapter }).waitFor()
    const speed = () => film.evaluate((element: HTMLVideoElement) => element.playbackRate)
    expect(await speed()).toBe(1.5)
    // the next one is played as fast, also in another tab
    await page.reload()
    await expect.poll(speed).toBe(1.5)
    expect(await page.getByLabel('速度').inputValue()).toBe('1.5')
    expect(problems).toEqual([])
  })

  it('has the captions that were last chosen in the menu of a player, in pages of either language [C1.7]', async () => {
    const { page, open: go, problems } = await open()
    const path = await linked('/zh/collectionList', '/zh/video/')
    const showing = () =>
      page
        .locator('video')
        .evaluate((element: HTMLVideoElement) =>
          [...element.textTracks]
            .filter(({ kind, mode }) => kind === 'captions' && mode === 'showing')
            .map(({ language }) => language),
        )
    /** What the menu of the browser's player does. */
    const choose = (language: string) =>
      page.locator('video').evaluate((element: HTMLVideoElement, wanted) => {
        for (const track of [...element.textTracks].filter(({ kind }) => kind === 'captions'))
          track.mode = track.language === wanted ? 'showing' : 'disabled'
      }, language)
    const stored = () => page.evaluate(() => localStorage.getItem('captions'))
    await go('slgc', path)
    await expect.poll(showing).toEqual(['zh'])
    expect(await stored()).toBe(null)
    await choose('en')
    await expect.poll(stored).toBe('en')
    await page.reload()
    await expect.poll(showing).toEqual(['en'])
    await choose('')
    await expect.poll(stored).toBe('none')
    await go('slgc', path.replace('/zh/', '/en/'))
    await expect.poll(showing).toEqual([])
    await choose('zh')
    await expect.poll(stored).toBe('zh')
    expect(problems).toEqual([])
  })

  it('is linked to at its moment, and opened there by such a link [C1.7]', async () => {
    const { page, open: go, problems } = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    const path = await linked('/zh/collectionList', '/zh/video/')
    const at = () => page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime)
    await go('slgc', `${path}#t=6`)
    await expect.poll(at).toBe(6)
    expect(await page.locator('video').evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
    await page.evaluate(() => (document.location.hash = '#t=0:03'))
    await expect.poll(at).toBe(3)
    await page.getByRole('button', { name: '复制此刻的链接' }).click()
    await page.getByRole('status').getByText('已复制').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addressOf('slgc', `${path}#t=3`))
    expect(problems).toEqual([])
  })

  it('leads from its chapters to the file at their times, and to its article by its name, without scripts [C1.7] [C3.13]', async () => {
    const { body } = await ask({ site: 'slgc', path: await linked('/en/collectionList', '/en/video/') })
    const chapters = /<h2>Chapters<\/h2>.*?<\/section>/s.exec(body)?.[0] ?? ''
    const times = ['0', '3.2', '5.6', '8.8']
    expect(hrefsIn(chapters).map((href) => /#t=([\d.]+)$/.exec(href)?.[1])).toEqual(times)
    // as lengths, which programs read
    expect([...chapters.matchAll(/<time dateTime="PT([\d.]+)S"/g)].map(([, time]) => time)).toEqual(times)
    expect(body.match(/<track kind="captions"/g)).toHaveLength(2)
    const [, track = ''] = /<track kind="chapters" src="([^"]*)" srcLang="en"/i.exec(body) ?? []
    const told = await ask({ site: 'slgc', path: track.replaceAll('&amp;', '&') })
    expect(told.body.match(/^\d\d:00:0\d\.\d(?=\d\d -->)/gm)).toEqual([
      '00:00:00.0',
      '00:00:03.2',
      '00:00:05.6',
      '00:00:08.8',
    ])
    const from = /<h2>From the article<\/h2>.*?<\/section>/s.exec(body)?.[0] ?? ''
    expect(from).toContain('<i>Ctenopharyngodon idella</i>')
  })
})
