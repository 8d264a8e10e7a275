import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { myAlbumWords } from '../../ui/locales/my-album-words.ts'
import { newMember, sampleMember } from './support/members.ts'
import { visitsTo, type Visit } from './support/plain-browser.ts'
import { openPortal, type PortalInTest } from './support/portal-in-test.ts'

let portal: PortalInTest
let visit: Visit
let owner = ''
let another = ''

beforeAll(async () => {
  portal = await openPortal()
  visit = visitsTo(portal)
  owner = await sampleMember(visit)
  another = await newMember(visit, portal.outbox, 'another@example.org')
}, 240_000)
afterAll(() => portal.close())

const at = (language: string, more = '') => `/personal?lang=${language}&entry=myAlbum${more}`
const all = (pattern: RegExp, body: string): readonly string[] =>
  [...body.matchAll(pattern)].map(([, found = '']) => found)
const albumIn = (body: string): string => /album=(\d+)/.exec(body)?.[1] ?? ''
/** The articles of an open album, in their order. */
const articlesIn = (body: string): readonly string[] =>
  all(/name="id" value="(\d+)"\/><button[^>]*value="removeFromAlbum"/g, body)

describe.each(['zh', 'en'] as const)('albums without scripts, in %s', (language) => {
  const words = myAlbumWords[language]
  const doi = (number: string) => `/${language}/article/doi/10.5555/slgc.2026.05.${number}`
  const keepOf = async (address: string): Promise<string> => {
    const { body } = await visit(address, { cookie: owner })
    return /entry=myAlbum&amp;keep=(\d+)/.exec(body)?.[1] ?? ''
  }

  it('take an article from its page by the dialog, which requires favourites or an album [C5.12] [C5.13] [C4.22]', async () => {
    const id = await keepOf(doi('001'))
    const address = at(language, `&keep=${id}`)
    const dialog = await visit(address, { cookie: owner })
    expect(dialog.body).toContain(words['keep.title'])
    expect(dialog.body).toContain(words.dialogNoData)
    const keep = (form: Readonly<Record<string, string>>) =>
      visit(address, { cookie: owner, form: { action: 'keepIn', id, ...form } })
    expect((await keep({})).body).toContain(words['collecting.noDestination'])
    expect((await keep({ inAlbums: '1' })).body).toContain(words['collecting.noAlbum'])
    const illegal = await keep({ newAlbum: '<script>alert(1)</script>' })
    expect(illegal.body).toContain(words.illegalInput)
    expect(illegal.body).not.toContain('<script>alert(1)')
    const kept = await keep({ newAlbum: 'Rivers' })
    expect(kept.body).toContain(words['done.keepIn'])
    expect(articlesIn(kept.body)).toEqual([id])
    const album = albumIn(kept.body)
    expect((await visit(address, { cookie: owner })).body).toContain(`>${words['keep.isThere']}</span>`)
    const other = await keepOf(doi('002'))
    const both = await visit(at(language, `&keep=${other}`), {
      cookie: owner,
      form: { action: 'keepIn', id: other, favourites: '1', [`album.${album}`]: '1' },
    })
    expect(articlesIn(both.body)).toEqual([id, other])
    const favourites = await visit(`/personal?lang=${language}&entry=favorites`, { cookie: owner })
    expect(favourites.body).toContain('slgc.2026.05.002')
  })

  it('are arranged, searched and sorted, and an article is taken out with a way back [C7.13] [C2.34]', async () => {
    const album = albumIn((await visit(at(language), { cookie: owner })).body)
    const address = at(language, `&album=${album}`)
    const opened = await visit(address, { cookie: owner })
    const [first = '', second = ''] = articlesIn(opened.body)
    const stepTo = (id: string, place: number) =>
      `name="id" value="${id}"/><input type="hidden" name="place" value="${place}"/>`
    expect(opened.body).toContain(stepTo(second, 1))
    expect(opened.body).toContain(stepTo(first, 2))
    const post = (form: Readonly<Record<string, string>>) =>
      visit(address, { cookie: owner, form: { album, ...form } })
    const moved = await post({ action: 'placeInAlbum', id: second, place: '1' })
    expect(articlesIn(moved.body)).toEqual([second, first])
    const out = await post({ action: 'removeFromAlbum', id: second })
    expect(out.body).toContain(words['album.removed'])
    expect(articlesIn(out.body)).toEqual([first])
    const back = await post({ action: 'placeInAlbum', id: second, place: '1' })
    expect(articlesIn(back.body)).toEqual([second, first])
    const none = await visit(`${address}&q=no-such-word&sort=title`, { cookie: owner })
    expect(none.body).toContain(words['album.notFound'])
    expect(articlesIn((await visit(`${address}&sort=title`, { cookie: owner })).body)).toHaveLength(2)
    const shelf = await visit(at(language), { cookie: owner })
    expect(shelf.cacheControl).toBe('private, no-store')
    expect(shelf.body).toContain('Rivers')
    expect(shelf.body).toMatch(/<img src="[^"]+" alt="" loading="lazy"/)
  })

  it('are renamed, described, deleted, and had back with what they held [C7.13] [C5.13]', async () => {
    const album = albumIn((await visit(at(language), { cookie: owner })).body)
    const address = at(language, `&album=${album}`)
    const edit = { action: 'editAlbum', album, name: '河口', enName: 'Estuaries', description: 'Silt & sand' }
    const nameless = await visit(address, { cookie: owner, form: { ...edit, name: ' ' } })
    expect(nameless.body).toContain(words['albumText.empty'])
    const edited = await visit(address, { cookie: owner, form: edit })
    expect(edited.body).toContain(words['done.editAlbum'])
    expect(edited.body).toContain('Silt &amp; sand')
    expect((await visit(at(language, '&q=estuar'), { cookie: owner })).body).toContain(`album=${album}`)
    const deleted = await visit(at(language), { cookie: owner, form: { action: 'deleteAlbum', album } })
    expect(deleted.body).toContain(words['albums.deleted'])
    expect(deleted.body).not.toContain(`album=${album}`)
    const [articles = ''] = all(/name="articles" value="([\d,]+)"/g, deleted.body)
    expect(articles.split(',')).toHaveLength(2)
    const form = { ...edit, action: 'saveAlbum', articles }
    const again = await visit(at(language), { cookie: owner, form })
    expect(again.body).toContain(words['done.saveAlbum'])
    const kept = await visit(at(language, `&album=${albumIn(again.body)}`), { cookie: owner })
    expect(articlesIn(kept.body)).toEqual(articles.split(','))
    await visit(at(language), { cookie: owner, form: { action: 'deleteAlbum', album: albumIn(again.body) } })
  })

  it('are never another member’s [C7.13] [C6.2]', async () => {
    const form = { action: 'saveAlbum', name: 'Mine alone' }
    const album = albumIn((await visit(at(language), { cookie: owner, form })).body)
    const address = at(language, `&album=${album}`)
    expect((await visit(at(language), { cookie: another })).body).not.toContain('Mine alone')
    const strange = await visit(address, { cookie: another })
    expect(strange.status).toBe(404)
    expect(strange.body).not.toContain('Mine alone')
    await visit(address, { cookie: another, form: { action: 'editAlbum', album, name: 'Yours' } })
    await visit(at(language), { cookie: another, form: { action: 'deleteAlbum', album } })
    expect((await visit(address, { cookie: owner })).body).toContain('Mine alone')
    await visit(at(language), { cookie: owner, form: { action: 'deleteAlbum', album } })
    const visitor = await visit(at(language))
    expect(visitor.location).toContain('/login')
    expect(portal.failures).toEqual([])
  })
})

const calls = ['search', 'info?id=1', 'res/search?albumId=1'] as const

describe('the calls of personal albums', () => {
  const status = async (call: string, cookie?: string) => {
    const told = await visit(`/rc-pub/front/personalAlbum/${call}`, cookie === undefined ? {} : { cookie })
    return (JSON.parse(told.body) as { readonly status: number }).status
  }

  it.each(calls)('%s answers the member of a session that is on alone [C7.13] [C6.1]', async (call) => {
    const known = await status(call, owner)
    expect(known).not.toBe(401)
    expect(await status(call)).toBe(401)
    expect(await status(call, 'token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA; userName=linxi')).toBe(401)
  })
})
