import type { RequestContext } from '@xuekan/core'
import { uploadRules } from '@xuekan/core/member'
import { beforeAll, describe, expect, it } from 'vitest'
import { pngOf } from '../../../support/real-pictures.ts'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

const png = (size = 200): Uint8Array => pngOf({ width: 8, height: 6 }, size)

/** What every SessionGateway keeps of uploads. */
export function uploadSuite(name: string, open: OpenWorld): void {
  describe(`SessionGateway.upload: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
    })
    const missing = (): never => {
      throw new Error('there is no member')
    }
    const member = () => (world.member ?? missing()).session
    const file = (bytes: Uint8Array) => ({ name: '照片 1.txt', bytes })

    it('stores a picture of a member at an address that follows from its bytes [C7.14]', async () => {
      const address = await valueOf(member().upload(context, file(png()), 'photo'))
      expect(address).toMatch(/^\/rc-pub\/front\/files\/get\?id=\d+$/)
      expect(await valueOf(member().upload(context, file(png()), 'photo'))).toBe(address)
      expect(await valueOf(member().upload(context, file(png(201)), 'photo'))).not.toBe(address)
    })

    it('shows what was uploaded, and nothing else, as the photo and as the cover of an album [C5.9] [C3.14]', async () => {
      const { profile, personalAlbums } = world.member ?? missing()
      const photo = await valueOf(member().upload(context, file(png(300)), 'photo'))
      expect(await valueOf(profile.savePhoto(context, photo))).toMatchObject({ headPicture: photo })
      expect(await valueOf(profile.profile(context))).toMatchObject({ headPicture: photo })
      const cover = await valueOf(member().upload(context, file(png(301)), 'cover'))
      const text = { name: 'Covered', enName: '', description: '' }
      const album = await valueOf(personalAlbums.saveAlbum(context, { ...text, articles: [] }))
      await valueOf(personalAlbums.saveCover(context, album, cover))
      expect(await valueOf(personalAlbums.album(context, album))).toMatchObject({ cover, hasOwnCover: true })
      for (const strange of ['/rc-pub/front/files/get?id=', 'https://example.org/a.png', 'x'])
        for (const call of [
          profile.savePhoto(context, strange),
          personalAlbums.saveCover(context, album, strange),
        ])
          expect(await failureOf(call)).toMatchObject({ kind: 'refused', status: 404 })
      expect((await failureOf(personalAlbums.saveCover(context, '987654', cover))).kind).toBe('refused')
      const draft = await valueOf(personalAlbums.deleteAlbum(context, album))
      expect(draft).toEqual({ ...text, articles: [], cover })
      const again = await valueOf(personalAlbums.saveAlbum(context, { ...text, articles: [], cover }))
      expect(await valueOf(personalAlbums.album(context, again))).toMatchObject({ cover, hasOwnCover: true })
      await valueOf(personalAlbums.saveCover(context, again, ''))
      expect(await valueOf(personalAlbums.album(context, again))).toMatchObject({
        cover: '',
        hasOwnCover: false,
      })
      await valueOf(personalAlbums.deleteAlbum(context, again))
      expect(await valueOf(profile.savePhoto(context, ''))).toMatchObject({ headPicture: '' })
      expect(await valueOf(profile.profile(context))).toMatchObject({ headPicture: '' })
      await world.member?.restore()
    })

    it('stores nothing of nobody [C7.14]', async () => {
      expect((await failureOf(world.session.upload(context, file(png()), 'photo'))).kind).toBe('expired')
    })

    it('refuses what is no such picture, by its content, and what is too large [C7.14] [C5.9]', async () => {
      const refused = async (bytes: Uint8Array, purpose: 'photo' | 'cover') => {
        const failure = await failureOf(member().upload(context, file(bytes), purpose))
        return failure.kind === 'refused' ? failure.status : failure.kind
      }
      expect(await refused(new TextEncoder().encode('<svg onload="x">'), 'photo')).toBe(415)
      expect(await refused(png(uploadRules.cover.largest + 1), 'cover')).toBe(413)
      expect(await valueOf(member().upload(context, file(png(uploadRules.cover.largest)), 'cover'))).toMatch(
        /id=/,
      )
    })
  })
}
