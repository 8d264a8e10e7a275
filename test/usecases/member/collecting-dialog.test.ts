import type { Failure } from '../../../core/domain/failure/failure.ts'
import type { Favourite } from '../../../core/domain/member/favourite.ts'
import type { Role } from '../../../core/domain/member/role.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createCollectingDialog } from '../../../core/usecases/member/collecting-dialog.ts'
import { createFakeMemberGateway } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { gatedCalls } from '../support/gated-calls.ts'

const favourite: Favourite = { type: 'article', id: '7' }
const unreachable: Failure = { kind: 'unreachable', call: 'addAlbumItem' }

function bench(role: Role = 'member') {
  const scope = createScope()
  const role$ = createBehavior(role)
  const notified: string[] = []
  const events: string[] = []
  const gated = gatedCalls()
  const member = createFakeMemberGateway({ albums: { a: [], b: [] } }, gated.onTheWay)
  const dialog = createCollectingDialog({ member, notify: (message) => void notified.push(message) }, scope, {
    context: { language: 'zh', siteId: asSiteId('3') },
    role$,
    favourite,
  })
  dialog.events$.subscribe((event) => events.push(event))
  const where = () => [member.collected().length, member.held('a').length, member.held('b').length]
  return { ...gated, scope, role$, notified, events, dialog, where }
}

describe('createCollectingDialog', () => {
  it('requires favourites or an album, and says which is missing [C5.12]', () => {
    const { dialog, notified, calls } = bench()
    dialog.submit()
    dialog.setInAlbums(true)
    dialog.submit()
    dialog.setAlbum('a', true)
    dialog.setAlbum('a', false)
    dialog.submit()
    expect(notified).toEqual(['collecting.noDestination', 'collecting.noAlbum', 'collecting.noAlbum'])
    expect([calls, dialog.state$.value.status]).toEqual([[], 'choosing'])
  })

  it('ticks nothing that was not ticked when all has arrived, and begins again with the next choice [C5.12]', () => {
    const { dialog, where } = bench()
    dialog.setAlbum('a', true)
    dialog.setFavourites(true)
    dialog.submit()
    expect(dialog.state$.value).toEqual({ favourites: false, inAlbums: false, albums: ['a'], status: 'done' })
    dialog.setInAlbums(true)
    expect(dialog.state$.value.status).toBe('choosing')
    dialog.submit()
    expect([dialog.state$.value.status, where()]).toEqual(['done', [1, 1, 0]])
  })

  it('is not done while something is ticked that was chosen too late to be sent [C5.12]', () => {
    const { dialog, wait, answer, where } = bench()
    dialog.setInAlbums(true)
    dialog.setAlbum('a', true)
    wait()
    dialog.submit()
    dialog.setAlbum('b', true)
    expect(dialog.state$.value.status).toBe('sending')
    answer()
    expect([dialog.state$.value.status, dialog.state$.value.albums, where()]).toEqual([
      'choosing',
      ['b'],
      [0, 1, 0],
    ])
  })

  it('puts it into the favourites, into albums, or into both [C5.12] [C4.22]', () => {
    const toFavourites = bench()
    toFavourites.dialog.setFavourites(true)
    toFavourites.dialog.setAlbum('a', true)
    toFavourites.dialog.submit()
    expect(toFavourites.where()).toEqual([1, 0, 0])

    const both = bench()
    both.dialog.setFavourites(true)
    both.dialog.setInAlbums(true)
    both.dialog.setAlbum('b', true)
    both.dialog.setAlbum('a', true)
    both.dialog.setAlbum('b', true)
    expect(both.dialog.state$.value.albums).toEqual(['a', 'b'])
    both.dialog.submit()
    expect(both.where()).toEqual([1, 1, 1])
    expect(both.dialog.state$.value).toEqual({
      favourites: false,
      inAlbums: false,
      albums: [],
      status: 'done',
    })
    expect([both.calls.length, both.notified]).toEqual([3, []])
  })

  it('tells what failed and leaves that alone ticked, so that another click tries the rest [C4.22]', () => {
    const { dialog, broken, notified, calls, where } = bench()
    broken.set('collect', unreachable)
    dialog.setFavourites(true)
    dialog.setInAlbums(true)
    dialog.setAlbum('a', true)
    dialog.submit()
    expect(notified).toEqual(['getDataErrorMessage'])
    expect(dialog.state$.value).toEqual({
      favourites: true,
      inAlbums: false,
      albums: [],
      status: 'choosing',
    })
    broken.clear()
    dialog.submit()
    expect(calls).toEqual(['addAlbumItem', 'collect', 'collect'])
    expect([where(), dialog.state$.value.status]).toEqual([[1, 1, 0], 'done'])
  })

  it('keeps ticked the album that failed', () => {
    const { dialog, broken, where } = bench()
    broken.set('addAlbumItem', unreachable)
    dialog.setFavourites(true)
    dialog.setInAlbums(true)
    dialog.setAlbum('b', true)
    dialog.submit()
    expect(dialog.state$.value).toMatchObject({ favourites: false, inAlbums: true, albums: ['b'] })
    expect(where()).toEqual([1, 0, 0])
  })

  it('ignores further clicks while it sends', () => {
    const { dialog, calls, wait, answer, where } = bench()
    wait()
    dialog.setFavourites(true)
    dialog.submit()
    expect(dialog.state$.value.status).toBe('sending')
    dialog.submit()
    answer()
    expect([calls, where(), dialog.state$.value.status]).toEqual([['collect'], [1, 0, 0], 'done'])
  })

  it('asks a visitor to log in before anything else [C6.2] [C2.35]', () => {
    const { dialog, events, notified, calls, role$, where } = bench('visitor')
    dialog.submit()
    dialog.setFavourites(true)
    dialog.submit()
    expect([events, notified, calls]).toEqual([['login', 'login'], [], []])
    role$.set('member')
    dialog.submit()
    expect(where()).toEqual([1, 0, 0])
  })

  it('hears nothing more once its scope has ended', () => {
    const { dialog, scope, wait, answer } = bench()
    wait()
    dialog.setFavourites(true)
    dialog.submit()
    scope.end()
    answer()
    expect(dialog.state$.value.status).toBe('sending')
  })
})
