import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../app/server/running/log.ts'
import { myAlbumWords } from '../../ui/locales/my-album-words.ts'
import { personalEn } from '../../ui/locales/personal.en.ts'
import { personalZh } from '../../ui/locales/personal.zh.ts'
import { sharedAlbumWords } from '../../ui/locales/shared-album-words.ts'
import { operate, sampleMember } from './support/members.ts'
import { visitsTo, type Visit } from './support/plain-browser.ts'
import { askPage, openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
let owner = ''
const lines: string[] = []

beforeAll(async () => {
  const log = createLog('info', { isTerminal: false, write: (line) => lines.push(line) })
  portal = await openPortal('', { log })
  visit = visitsTo(portal)
  owner = await sampleMember(visit)
}, 240_000)
afterAll(() => portal.close())

const doi = (number: string) => `10.5555/slgc.2026.05.${number}`
const read = (path: string, site = 'slgc') => askPage(portal.port, site, path)
const linkIn = (body: string): string =>
  /value="http:\/\/slgc\.localhost:\d+([^"]*\/shared\/[^"]*)"/.exec(body)?.[1] ?? ''
const tokenOf = (link: string): string => link.split('/').at(-1) ?? '?'
const inOtherLanguage = (path: string): string =>
  path.startsWith('/zh/') ? path.replace('/zh/', '/en/') : path.replace('/en/', '/zh/')

describe.each(['zh', 'en'] as const)('an album that is shared, without scripts, in %s', (language) => {
  const words = myAlbumWords[language]
  const own = language === 'zh' ? personalZh : personalEn
  const told = sharedAlbumWords[language]
  const shelf = `/personal?lang=${language}&entry=myAlbum`
  let album = ''
  const opened = () => `${shelf}&album=${album}`
  const post = (action: string, form: Readonly<Record<string, string>> = {}) =>
    visit(opened(), { cookie: owner, form: { action, album, ...form } })

  beforeAll(async () => {
    const ids = await Promise.all(
      ['002', '001'].map(async (number) => {
        const { body } = await visit(`/${language}/article/doi/${doi(number)}`, { cookie: owner })
        return /entry=myAlbum&amp;keep=(\d+)/.exec(body)?.[1] ?? ''
      }),
    )
    const form = { action: 'saveAlbum', name: '河口', enName: 'Estuaries', description: 'Silt & sand' }
    const made = await visit(shelf, {
      cookie: owner,
      form: { ...form, articles: ids.join(',') },
    })
    album = /album=(\d+)/.exec(made.body)?.[1] ?? ''
  })

  it('is shared by a form and read by anybody, on any site, in the member’s order [C7.13] [C1.3]', async () => {
    expect((await visit(opened(), { cookie: owner })).body).toContain(own['personal.share.begin'])
    const shared = await post('shareAlbum')
    expect(shared.body).toContain(words['done.shareAlbum'])
    const link = linkIn(shared.body)
    expect(link).toMatch(new RegExp(`^/${language}/shared/[\\w-]{32}$`))
    const page = await read(link)
    expect(page.status).toBe(200)
    expect(page.body).toContain(told.kind)
    expect(page.body).toContain(language === 'zh' ? '河口' : 'Estuaries')
    expect(page.body).toContain('Silt &amp; sand')
    const places = ['002', '001'].map((number) => page.body.indexOf(`/article/doi/${doi(number)}`))
    expect(Math.min(...places)).toBeGreaterThan(0)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    // nothing of the member, nor of the album among the member’s own
    for (const secret of ['linxi', 'linxi@example.org', `album=${album}`])
      expect(page.body).not.toContain(secret)
    for (const [path, site] of [
      [link, 'hengwen'],
      [inOtherLanguage(link), 'slgc'],
    ] as const) {
      const elsewhere = await read(path, site)
      expect([path, site, elsewhere.status]).toEqual([path, site, 200])
      expect(elsewhere.body).toContain(doi('001'))
    }
    expect((await visit(shelf, { cookie: owner })).body).toContain(own['personal.share.mark'])
  })

  it('is kept by no cache, listed by no index and written into no log, and tells its address to no other site [C1.3]', async () => {
    const link = linkIn((await visit(opened(), { cookie: owner })).body)
    const { headers, body } = await read(link)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' })
    expect(headers['surrogate-key']).toBeUndefined()
    expect(body).toContain('<meta name="robots" content="noindex, follow"')
    expect(body).not.toContain('rel="canonical"')
    const token = tokenOf(link)
    for (const listed of ['/sitemap.txt', '/sitemap.xml', '/robots.txt', '/zh/home'])
      expect((await read(listed)).body).not.toContain(token)
    expect(lines.join('')).toContain(`"path":"/${language}/shared/*"`)
    expect(lines.join('')).not.toContain(token)
    const call = await read(`/rc-pub/front/personalAlbum/shared?shareToken=${token}`)
    expect(call.headers['cache-control']).toContain('no-store')
    expect(Object.keys((JSON.parse(call.body) as { readonly data: object }).data).toSorted()).toEqual([
      'count',
      'description',
      'enName',
      'name',
    ])
  })

  it('is dead at once when it is ended, as what never was, and has another link when it is shared again [C7.13]', async () => {
    const link = linkIn((await visit(opened(), { cookie: owner })).body)
    const ended = await post('unshareAlbum')
    expect(ended.body).toContain(words['done.unshareAlbum'])
    expect(linkIn(ended.body)).toBe('')
    const never = `${link.slice(0, -32)}${'A'.repeat(32)}`
    const [dead, unknown] = [await read(link), await read(never)]
    expect([dead.status, unknown.status]).toEqual([404, 404])
    expect(dead.body).toContain(told.ended)
    expect(dead.body.replaceAll(tokenOf(link), tokenOf(never))).toBe(unknown.body)
    expect({ ...dead.headers, date: '', etag: '' }).toEqual({ ...unknown.headers, date: '', etag: '' })
    const next = linkIn((await post('shareAlbum')).body)
    expect(next).not.toBe(link)
    expect([(await read(link)).status, (await read(next)).status]).toEqual([404, 200])
  })

  it('ends for as long as its member is locked, and for good with the album', async () => {
    const link = linkIn((await visit(opened(), { cookie: owner })).body)
    await operate(portal.outbox, 'lock', 'linxi')
    expect((await read(link)).status).toBe(404)
    await operate(portal.outbox, 'unlock', 'linxi')
    owner = await sampleMember(visit)
    expect((await read(link)).status).toBe(200)
    await visit(shelf, { cookie: owner, form: { action: 'deleteAlbum', album } })
    expect((await read(link)).status).toBe(404)
    expect(portal.failures).toEqual([])
  })
})
