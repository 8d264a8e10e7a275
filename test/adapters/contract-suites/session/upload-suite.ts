import type { RequestContext } from '@xuekan/core'
import { uploadRules } from '@xuekan/core/member'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

const png = (size = 200): Uint8Array => {
  const bytes = new Uint8Array(size)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return bytes
}

/** What every SessionGateway keeps of uploads. */
export function uploadSuite(name: string, open: OpenWorld): void {
  describe(`SessionGateway.upload: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
    })
    const member = () => {
      if (world.member === undefined) throw new Error('there is no member')
      return world.member.session
    }
    const file = (bytes: Uint8Array) => ({ name: '照片 1.txt', bytes })

    it('stores a picture of a member at an address that follows from its bytes [C7.14]', async () => {
      const address = await valueOf(member().upload(context, file(png()), 'photo'))
      expect(address).toMatch(/^\/rc-pub\/front\/files\/get\?id=\d+$/)
      expect(await valueOf(member().upload(context, file(png()), 'cover'))).toBe(address)
      expect(await valueOf(member().upload(context, file(png(201)), 'photo'))).not.toBe(address)
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
