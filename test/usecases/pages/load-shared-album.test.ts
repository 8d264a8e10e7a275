import { createFakeGateways, sampleContent, sampleProfile } from '@xuekan/core/testing'
import { asSiteId } from '@xuekan/core/site'
import { describe, expect, it } from 'vitest'
import { loadMyAlbums } from '../../../core/usecases/pages/load-my-albums.ts'
import { loadSharedAlbum } from '../../../core/usecases/pages/load-shared-album.ts'
import type { SubmittedAlbums } from '../../../core/usecases/pages/my-albums-content.ts'
import { failureOf, valueOf } from '../../adapters/first-answer.ts'

const context = { language: 'en', siteId: asSiteId('7') } as const
const text = { name: '潮汐', enName: 'Tides', description: 'For the seminar' } as const
const [a = '', b = ''] = sampleContent.articles.map(({ article }) => article.id)

function bench() {
  const ports = createFakeGateways({ ...sampleContent, signedIn: sampleProfile })
  const list = { term: '', order: 'kept', page: 1 } as const
  const post = async (submitted: SubmittedAlbums) => {
    const { part, ...content } = await valueOf(
      loadMyAlbums(ports, { context, album: '1', keep: null, list, submitted }),
    )
    if (part.kind !== 'album') throw new Error('no album is open')
    return { ...content, album: part.album }
  }
  const read = (token: string, page = 1) => loadSharedAlbum(ports, { context, token, page })
  return { post, read, make: () => post({ action: 'saveAlbum', ...text, articles: [b, a] }) }
}

describe('an album that its member shares', () => {
  it('is read by whoever has its token, in the member’s order, and says nothing of the member [C7.13]', async () => {
    const { post, read, make } = bench()
    expect((await make()).album).toMatchObject({ isShared: false, shareToken: '' })
    const { done, album } = await post({ action: 'shareAlbum', album: '1' })
    expect({ done, isShared: album.isShared }).toEqual({ done: 'shareAlbum', isShared: true })
    const content = await valueOf(read(album.shareToken))
    const { name, enName, description } = text
    expect(content).toMatchObject({
      name: { zh: name, en: enName },
      description,
      token: album.shareToken,
      list: { totalElements: 2 },
    })
    expect(content.list.content.map(({ article }) => article.id)).toEqual([b, a])
    expect(Object.keys(content).toSorted()).toEqual(['description', 'list', 'name', 'token'])
    // it stays the same while it is shared, and shows what is changed
    expect((await post({ action: 'shareAlbum', album: '1' })).album.shareToken).toBe(album.shareToken)
    await post({ action: 'removeFromAlbum', album: '1', id: b })
    expect((await valueOf(read(album.shareToken))).list.totalElements).toBe(1)
  })

  it('is nothing once it is not, and is shared again under another token [C7.13]', async () => {
    const { post, read, make } = bench()
    await make()
    const former = (await post({ action: 'shareAlbum', album: '1' })).album.shareToken
    const ended = await post({ action: 'unshareAlbum', album: '1' })
    expect(ended).toMatchObject({ done: 'unshareAlbum', album: { isShared: false, shareToken: '' } })
    expect((await failureOf(read(former))).kind).toBe('absent')
    const next = (await post({ action: 'shareAlbum', album: '1' })).album.shareToken
    expect(next).not.toBe(former)
    expect((await failureOf(read(former))).kind).toBe('absent')
    expect((await valueOf(read(next))).name.zh).toBe(text.name)
  })

  it('is no page beyond its last, and none for what was never shared', async () => {
    const { post, read, make } = bench()
    await make()
    const { shareToken } = (await post({ action: 'shareAlbum', album: '1' })).album
    expect((await failureOf(read(shareToken, 2))).kind).toBe('absent')
    expect((await failureOf(read('never'))).kind).toBe('absent')
    expect((await failureOf(read(''))).kind).toBe('absent')
    const refused = await post({ action: 'shareAlbum', album: 'none' })
    expect(refused).toMatchObject({ done: null, faults: { form: { kind: 'words' } } })
  })
})
