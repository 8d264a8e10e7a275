import type { Favourite } from '../../../core/domain/member/favourite.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { constant } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createCollectingDialog } from '../../../core/usecases/member/collecting-dialog.ts'
import { createFakeMemberGateway } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scheduledGateway, type Fate } from '../support/scheduled-gateway.ts'

const favourite: Favourite = { type: 'article', id: '7' }

type Act = 'favourites' | 'inAlbums' | 'a' | 'b' | 'submit'
const acts = fc.array(fc.constantFrom<Act>('favourites', 'inAlbums', 'a', 'b', 'submit', 'submit'), {
  maxLength: 12,
})
const fates = fc.array(fc.constantFrom<Fate>('answered', 'lost', 'answerLost'), { maxLength: 6 })

describe('createCollectingDialog', () => {
  it('should lose nothing that was ticked, whatever is answered late or never [C4.22] [C5.12]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, fates, async (scheduler, wanted, ahead) => {
        const left = [...ahead]
        const onTheWay = scheduledGateway(scheduler, () => left.shift() ?? 'answered')
        const member = createFakeMemberGateway({ albums: { a: [], b: [] } }, onTheWay)
        const { state$, setFavourites, setInAlbums, setAlbum, submit } = createCollectingDialog(
          { member, notify: () => undefined },
          createScope(),
          { context: { language: 'zh', siteId: asSiteId('3') }, role$: constant('member'), favourite },
        )
        const done: boolean[] = []
        state$.value$.subscribe(({ status, favourites: ticked, inAlbums }) =>
          done.push(status !== 'done' || (!ticked && !inAlbums)),
        )
        const { task } = scheduler.scheduleSequence(
          wanted.map((act) => ({
            label: act,
            builder: async () => {
              if (act === 'favourites') setFavourites(true)
              else if (act === 'inAlbums') setInAlbums(true)
              else if (act === 'submit') submit()
              else setAlbum(act, true)
            },
          })),
        )
        await scheduler.waitAll()
        await task
        left.length = 0
        setInAlbums(state$.value.albums.length > 0)
        submit()
        await scheduler.waitAll()

        expect(done).not.toContain(false)
        expect(member.collected()).toEqual(wanted.includes('favourites') ? [favourite] : [])
        for (const album of ['a', 'b'] as const)
          expect(member.held(album)).toEqual(wanted.includes(album) ? [favourite] : [])
        expect(state$.value).toMatchObject({ favourites: false, albums: [] })
      }),
    )
  })
})
