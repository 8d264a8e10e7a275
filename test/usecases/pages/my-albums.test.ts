import { createFakeGateways, sampleContent, sampleProfile } from '@xuekan/core/testing'
import { asSiteId } from '@xuekan/core/site'
import { fail } from '../../../core/usecases/async-results.ts'
import { loadMyAlbums } from '../../../core/usecases/pages/load-my-albums.ts'
import type { MyAlbumsInput, SubmittedAlbums } from '../../../core/usecases/pages/my-albums-content.ts'
import { describe, expect, it } from 'vitest'
import { bmpOf, pngOf } from '../../support/real-pictures.ts'
import { failureOf, valueOf } from '../../adapters/first-answer.ts'

const context = { language: 'en', siteId: asSiteId('7') } as const
const list = { term: '', order: 'kept', page: 1 } as const
const text = { name: 'Tides', enName: '', description: '' } as const
const [a = '', b = '', c = ''] = sampleContent.articles.map(({ article }) => article.id)

function bench() {
  const ports = createFakeGateways({ ...sampleContent, signedIn: sampleProfile })
  const open = (submitted: SubmittedAlbums | null = null, at: Partial<MyAlbumsInput> = {}) =>
    loadMyAlbums(ports, { context, album: null, keep: null, list, submitted, ...at })
  return { ports, open }
}

describe('the albums of a member', () => {
  it('are made, renamed, deleted and had back with what they held [C7.13] [C2.34]', async () => {
    const { open, ports } = bench()
    expect(await valueOf(open())).toMatchObject({
      entries: ['favorites', 'downloads', 'myAlbum', 'personalInformation', 'accountSecurity'],
      part: { kind: 'list', list: { totalElements: 0 }, deleted: null },
      done: null,
    })
    const made = await valueOf(open({ action: 'saveAlbum', ...text, articles: [a, b] }))
    expect(made).toMatchObject({
      done: 'saveAlbum',
      part: { list: { content: [{ name: 'Tides', count: 2 }] } },
    })
    const edit = { action: 'editAlbum', ...text, album: '1', name: 'Estuaries' } as const
    const edited = await valueOf(open(edit, { album: '1' }))
    expect(edited).toMatchObject({ done: 'editAlbum', part: { kind: 'album', album: { name: 'Estuaries' } } })
    const found = await valueOf(open(null, { list: { ...list, term: 'nothing' } }))
    expect(found.part).toMatchObject({ term: 'nothing', list: { totalElements: 0 } })
    const deleted = await valueOf(open({ action: 'deleteAlbum', album: '1' }))
    expect(deleted.part).toMatchObject({
      list: { totalElements: 0 },
      deleted: { name: 'Estuaries', articles: [a, b] },
    })
    const full = { ...ports.personalAlbums, saveAlbum: () => fail({ kind: 'timeout', call: 'x' } as const) }
    const again = { action: 'saveAlbum', ...text, articles: [a, b] } as const
    const late = await valueOf(
      loadMyAlbums(
        { ...ports, personalAlbums: full },
        { context, album: null, keep: null, list, submitted: again },
      ),
    )
    expect(late).toMatchObject({
      done: null,
      faults: { form: { kind: 'message', message: 'getDataErrorMessage' } },
      part: { text, deleted: { articles: [a, b] } },
    })
    expect((await valueOf(open({ action: 'deleteAlbum', album: '1' }))).part).toMatchObject({ deleted: null })
  })

  it('have a cover that was chosen, kept by one that is had back, and one of their articles again [C5.9] [C7.13]', async () => {
    const { open } = bench()
    await valueOf(open({ action: 'saveAlbum', ...text, articles: [a] }))
    const at = { album: '1' }
    const file = { name: 'a.png', bytes: pngOf({ width: 9, height: 6 }) }
    const covered = await valueOf(open({ action: 'cover', album: '1', file }, at))
    expect(covered).toMatchObject({
      done: 'cover',
      coverFault: null,
      part: { kind: 'album', album: { hasOwnCover: true, cover: expect.stringMatching(/id=\d+$/) } },
    })
    const bmp = { name: 'a.bmp', bytes: bmpOf({ width: 9, height: 6 }) }
    expect(await valueOf(open({ action: 'cover', album: '1', file: bmp }, at))).toMatchObject({
      done: null,
      coverFault: { kind: 'message', message: 'cover.wrongType' },
      part: { album: { hasOwnCover: true } },
    })
    const { part } = await valueOf(open({ action: 'deleteAlbum', album: '1' }))
    const deleted = part.kind === 'list' ? part.deleted : null
    expect(deleted).toMatchObject({ cover: expect.stringMatching(/id=\d+$/) })
    await valueOf(open({ action: 'saveAlbum', ...(deleted ?? { ...text, articles: [] }) }))
    const again = { album: '2' }
    expect(await valueOf(open(null, again))).toMatchObject({ part: { album: { hasOwnCover: true } } })
    expect(await valueOf(open({ action: 'dropCover', album: '2' }, again))).toMatchObject({
      done: 'dropCover',
      part: { album: { hasOwnCover: false } },
    })
  })

  it('say beside the fields what is wrong, and lose nothing that was typed [C5.13]', async () => {
    const { open } = bench()
    const bad = { name: '', enName: '<i>', description: 'kept' } as const
    const made = await valueOf(open({ action: 'saveAlbum', ...bad, articles: [] }))
    const faults = {
      name: { kind: 'message', message: 'albumText.empty' },
      enName: { kind: 'message', message: 'illegalInput' },
    }
    expect(made).toMatchObject({ done: null, faults, part: { text: bad, deleted: null } })
    await valueOf(open({ action: 'saveAlbum', ...text, articles: [] }))
    const edited = await valueOf(open({ action: 'editAlbum', ...bad, album: '1' }, { album: '1' }))
    expect(edited).toMatchObject({ done: null, faults, part: { text: bad, album: text } })
    const none = await valueOf(open({ action: 'editAlbum', ...text, album: 'none' }))
    expect(none.faults).toEqual({ form: { kind: 'words', words: 'The fake refuses.' } })
  })

  it('hold articles that are moved, taken out and put back to their place [C7.13] [C4.22]', async () => {
    const { open } = bench()
    await valueOf(open({ action: 'saveAlbum', ...text, articles: [a, b, c] }))
    const shown = async (submitted: SubmittedAlbums | null = null, page = 1) => {
      const { part } = await valueOf(open(submitted, { album: '1', list: { ...list, page } }))
      if (part.kind !== 'album') throw new Error('no album is open')
      return { ids: part.list.content.map(({ article }) => article.id), removed: part.removed }
    }
    expect(await shown(null, 9)).toEqual({ ids: [a, b, c], removed: null })
    const moved = await shown({ action: 'placeInAlbum', album: '1', id: c, place: 1 })
    expect(moved.ids).toEqual([c, a, b])
    const without = await shown({ action: 'removeFromAlbum', album: '1', id: a })
    expect(without).toMatchObject({ ids: [c, b], removed: { id: a, place: 2 } })
    expect((await shown({ action: 'removeFromAlbum', album: '1', id: a })).removed).toBeNull()
    const back = await shown({ action: 'placeInAlbum', album: '1', id: a, place: 2 })
    expect(back).toEqual({ ids: [c, a, b], removed: null })
    expect((await failureOf(open(null, { album: 'none' }))).kind).toBe('absent')
  })

  it('ask where an article is to be kept: favourites or an album [C5.12] [C5.13] [C4.22]', async () => {
    const { open, ports } = bench()
    const ask = {
      action: 'keepIn',
      id: a,
      favourites: false,
      inAlbums: false,
      albums: [],
      newAlbum: '',
    } as const
    const opened = await valueOf(open(null, { keep: a }))
    expect(opened.part).toMatchObject({
      kind: 'keeping',
      article: { id: a },
      isFavourite: false,
      albums: [],
      holding: [],
      message: 'dialogNoData',
    })
    const said = async (more: Partial<typeof ask> | Record<string, unknown>) =>
      (await valueOf(open({ ...ask, ...more }, { keep: a }))).faults
    const message = (text: string) => ({ kind: 'message', message: text })
    expect(await said({})).toEqual({ collecting: message('collecting.noDestination') })
    expect(await said({ inAlbums: true })).toEqual({ collecting: message('collecting.noAlbum') })
    expect(await said({ newAlbum: '<b>x' })).toEqual({ name: message('illegalInput') })
    const fresh = await valueOf(open({ ...ask, inAlbums: true, newAlbum: 'Silt' }, { keep: a }))
    expect(fresh).toMatchObject({
      done: 'keepIn',
      part: { kind: 'album', album: { name: 'Silt', count: 1 } },
    })
    const both = { ...ask, id: b, favourites: true, inAlbums: true, albums: ['1'] }
    const kept = await valueOf(open(both, { keep: b }))
    expect(kept).toMatchObject({ done: 'keepIn', part: { kind: 'album', album: { id: '1', count: 2 } } })
    expect(await valueOf(ports.favourites.isCollected(context, { type: 'article', id: b }))).toBe(true)
    const third = await valueOf(open({ ...ask, id: c, favourites: true }, { keep: c }))
    expect(third).toMatchObject({ done: 'keepIn', part: { kind: 'list' } })
    const again = await valueOf(open(null, { keep: c }))
    expect(again.part).toMatchObject({ isFavourite: true, message: null, albums: [{ id: '1' }], holding: [] })
    expect((await valueOf(open(null, { keep: b }))).part).toMatchObject({ holding: ['1'] })
    const withoutAlbum = await valueOf(open({ ...ask, newAlbum: 'Sand' }, { keep: c }))
    expect(withoutAlbum).toMatchObject({ done: 'keepIn', part: { album: { name: 'Sand' } } })
    expect((await failureOf(open(null, { keep: 'none' }))).kind).toBe('absent')
  })

  it('are nobody’s where nobody is logged in, or not any more [C6.1] [C4.10]', async () => {
    const { ports } = bench()
    const input = { context, album: null, keep: null, list, submitted: null }
    const nobody = loadMyAlbums(createFakeGateways(sampleContent), input)
    expect((await failureOf(nobody)).kind).toBe('expired')
    const deleteAlbum = () => fail({ kind: 'expired', call: 'x', message: '' } as const)
    const over = { ...ports, personalAlbums: { ...ports.personalAlbums, deleteAlbum } }
    const submitted = { action: 'deleteAlbum', album: '1' } as const
    expect((await failureOf(loadMyAlbums(over, { ...input, submitted }))).kind).toBe('expired')
  })
})
