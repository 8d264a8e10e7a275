import { describe, expect, it } from 'vitest'
import { ask } from '../browser/support/ask.ts'
import { titleIn } from '../browser/support/read-html.ts'

const sites = {
  www: { zh: '学刊', en: 'Xuekan' },
  hengwen: { zh: '衡文学术出版', en: 'Hengwen Scholarly Press' },
  slgc: { zh: '水利工程学刊', en: 'Journal of Hydraulic Works' },
  gzxb: { zh: '光子学通报', en: 'Photonics Bulletin' },
  emf: { zh: '流行病学与医学前沿', en: 'Epidemiology & Medicine Frontiers' },
  // the whole host is a journal's own
  'economics-quarterly': { zh: '国际经济季刊', en: 'International Economics Quarterly' },
} as const

/** How a request can name its language; the cookie says the other one where the address decides. */
const ways = [
  (language: string, other: string) => ({ path: `/${language}/home`, cookie: `language=${other}` }),
  (language: string) => ({ path: `/?lang=${language}`, cookie: '' }),
  (language: string) => ({ path: '/', cookie: `language=${language}` }),
  (language: string) => ({ path: `/${language}/nosuchcode`, cookie: '' }),
  (language: string) => ({ path: `/article?q=a&lang=${language}`, cookie: '' }),
] as const

interface Reader {
  readonly site: keyof typeof sites
  readonly language: 'zh' | 'en'
  readonly path: string
  readonly cookie: string
  /** As the page masks it (C4.5); '' for one who is nobody. */
  readonly shownName: string
  readonly token: string
}

/** Every site, language and way, each once as a member with a name and a token of their own and once as nobody. */
function everyReader(): readonly Reader[] {
  const readers: Reader[] = []
  for (const site of Object.keys(sites) as (keyof typeof sites)[]) {
    for (const language of ['zh', 'en'] as const) {
      for (const way of ways) {
        const { path, cookie } = way(language, language === 'zh' ? 'en' : 'zh')
        const mark = String(readers.length).padStart(3, '0')
        const token = `secret-${mark}-token`
        const member = `userName=m${mark}abcdWXYZ; token=${token}`
        readers.push({ site, language, path, cookie, shownName: '', token: '' })
        readers.push({
          site,
          language,
          path,
          cookie: cookie === '' ? member : `${cookie}; ${member}`,
          shownName: `m${mark}****WXYZ`,
          token,
        })
      }
    }
  }
  return readers
}

/** A fixed order in which neighbours have little in common. */
const shuffled = <T>(items: readonly T[]): readonly T[] =>
  items
    .map((item, index) => ({ item, key: (index * 7919) % 9973 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)

/** Readers that ask at the same moment. */
const atOnce = 60

describe('one process', () => {
  it('serves all sites, languages and members at once, and gives each only what is theirs [C1.1] [C1.5] [C4.5]', async () => {
    // nobody's pages are asked for twice: the second answer may be the one that was kept
    const nobody = everyReader().filter(({ token }) => token === '')
    const readers = shuffled([...everyReader(), ...nobody])
    expect(readers.length).toBeGreaterThanOrEqual(180)
    const answers: {
      readonly context: (typeof readers)[number]
      readonly answer: Awaited<ReturnType<typeof ask>>
    }[] = []
    // who waits too long is told to come again, which a busy machine would tell some of all of them
    for (let from = 0; from < readers.length; from += atOnce)
      answers.push(
        ...(await Promise.all(
          readers
            .slice(from, from + atOnce)
            .map(async (context) => ({ context, answer: await ask(context) })),
        )),
      )
    for (const { context, answer } of answers) {
      const { site, language, path, shownName } = context
      const place = `${site} ${path} ${context.cookie}`
      expect([200, 404], place).toContain(answer.status)
      expect(answer.body, place).toContain(`<html lang="${language}"`)
      expect(titleIn(answer.body), place).toContain(sites[site][language])
      expect([...new Set(answer.body.match(/m\d{3}\*{4}WXYZ/g) ?? [])], place).toEqual(
        shownName === '' ? [] : [shownName],
      )
      expect(answer.body, place).not.toMatch(/secret-\d{3}-token|abcdWXYZ/)
      expect(answer.headers['cache-control'], place).toMatch(
        shownName === ''
          ? /^(?:private, no-cache|public, max-age=0, s-maxage=60, .*)$/
          : /^private, no-store$/,
      )
      expect(answer.headers['set-cookie'], place).toBeUndefined()
    }
  })

  it('gives nobody the page that a member has just read, nor a member the one kept for nobody', async () => {
    const read = async (cookie: string): Promise<string> =>
      (await ask({ site: 'gzxb', path: '/zh/issue', cookie })).body
    const [nobody, member, again] = [await read(''), await read('userName=wangxiaoming'), await read('')]
    expect(member).toContain('wang****ming')
    expect(again).toBe(nobody)
    expect(nobody).not.toContain('ming')
  })

  it('keeps nothing for others that odd cookies made of a page [C1.5] [C4.1]', async () => {
    const read = async (path: string, cookie: string): Promise<string> =>
      (await ask({ site: 'emf', path, cookie })).body
    const odd = [
      'language=xx; language=en',
      'language=%65n',
      'language="en"',
      '%6canguage=en; language=zh',
      '%74oken=abc',
      '"token"=abc; language =en',
      'user%4eame=wangxiaoming',
    ]
    for (const [index, cookie] of odd.entries()) {
      // an address of its own, which nobody has asked for yet
      const path = `/home?odd=${index}`
      const poisoned = await read(path, cookie)
      const [nobody, english, chinese] = [
        await read(path, ''),
        await read(path, 'language=en'),
        await read(path, 'language=zh'),
      ]
      expect(nobody, cookie).toContain('<html lang="zh"')
      expect(english, cookie).toContain('<html lang="en"')
      expect(chinese, cookie).toContain('<html lang="zh"')
      expect([nobody, english, chinese].join(''), cookie).not.toContain('wang')
      expect(await read(path, cookie), cookie).toBe(poisoned)
    }
  })
})
