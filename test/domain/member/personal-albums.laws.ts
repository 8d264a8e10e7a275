import { arbitraryAlbumText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { albumSteps, placeInAlbum } from '../../../core/domain/member/album-order.ts'
import { albumLimits, readAlbumText } from '../../../core/domain/member/personal-album.ts'
import { describe, expect, it } from 'vitest'

const ids = fc.uniqueArray(fc.nat({ max: 30 }))

describe('placeInAlbum', () => {
  it('keeps each article once, and the order of the others [C7.13] [C4.22]', () => {
    fc.assert(
      fc.property(ids, fc.array(fc.nat({ max: 30 })), fc.option(fc.integer()), (held, added, place) => {
        const placed = placeInAlbum(held, added, place) ?? []
        expect(placed).toHaveLength(new Set([...held, ...added]).size)
        expect(new Set(placed)).toEqual(new Set([...held, ...added]))
        const others = (all: readonly number[]) => all.filter((id) => !added.includes(id))
        expect(others(placed)).toEqual(others(held))
      }),
    )
  })

  it('puts an article where it is told to, and leaves all where they are without a place', () => {
    fc.assert(
      fc.property(ids, fc.nat({ max: 30 }), fc.integer({ min: 1, max: 40 }), (held, id, place) => {
        const placed = placeInAlbum(held, [id], place) ?? []
        expect(placed.indexOf(id)).toBe(Math.min(place, placed.length) - 1)
        const added = placeInAlbum(held, [id], null) ?? []
        expect(added.slice(0, held.length)).toEqual(held)
      }),
    )
  })

  it('takes no more than an album holds', () => {
    const full = Array.from({ length: albumLimits.articles }, (_none, at) => at)
    expect(placeInAlbum(full, [-1], null)).toBeNull()
    expect(placeInAlbum(full, [-1], 1)).toBeNull()
    expect(placeInAlbum(full, [7], 1)).toHaveLength(full.length)
  })
})

describe('albumSteps', () => {
  const size = 20
  it('changes the places of two neighbours, on every page, and ends where the album does [C7.13]', () => {
    fc.assert(
      fc.property(ids, (held) => {
        const pages = Math.ceil(held.length / size)
        const steps = Array.from({ length: pages }, (_none, at) => at + 1).flatMap((page) =>
          albumSteps(held.map((_id, at) => at + 1).slice((page - 1) * size, page * size), {
            page,
            total: held.length,
          }),
        )
        const placeAfter = (at: number, to: number | null) =>
          to === null ? null : placeInAlbum(held, [held[at] ?? 0], to)?.indexOf(held[at] ?? 0)
        expect(steps.map(({ up }, at) => placeAfter(at, up))).toEqual(
          held.map((_id, at) => (at === 0 ? null : at - 1)),
        )
        expect(steps.map(({ down }, at) => placeAfter(at, down))).toEqual(
          held.map((_id, at) => (at === held.length - 1 ? null : at + 1)),
        )
      }),
    )
  })

  it('leads past articles that are withdrawn before the first and after the last of a page', () => {
    expect(albumSteps([3], { page: 1, total: 2 })).toEqual([{ up: 2, down: 4 }])
    expect(albumSteps([21], { page: 2, total: 22 })).toEqual([{ up: 20, down: 22 }])
  })

  it('goes past articles that are withdrawn between two', () => {
    expect(albumSteps([1, 4], { page: 1, total: 2 })).toEqual([
      { up: null, down: 4 },
      { up: 1, down: null },
    ])
  })
})

describe('readAlbumText', () => {
  it('reads lines that read as themselves again, never longer than they may be [C5.13]', () => {
    fc.assert(
      fc.property(arbitraryAlbumText, (raw) => {
        const read = readAlbumText(raw)
        fc.pre(read.ok)
        expect(readAlbumText(read.value)).toEqual(read)
        expect([...read.value.name].length).toBeLessThanOrEqual(albumLimits.name)
        expect(read.value.name).not.toBe('')
      }),
    )
  })

  it('says beside each field what is wrong with it: illegal input, no name, too long [C5.13]', () => {
    expect(readAlbumText({ name: ' ', enName: '<b>Tides', description: 'x'.repeat(301) })).toEqual({
      ok: false,
      error: { name: 'albumText.empty', enName: 'illegalInput', description: 'albumText.tooLong' },
    })
    expect(readAlbumText({ name: 'a\nb', enName: '', description: '' })).toEqual({
      ok: false,
      error: { name: 'illegalInput' },
    })
  })

  it('takes a name and a description of as many characters as they may have, rare ones and pictures too [C5.13]', () => {
    const name = '𠮷'.repeat(80)
    const description = '🌊'.repeat(300)
    const album = { name, enName: name, description }
    expect(readAlbumText(album)).toEqual({ ok: true, value: album })
    expect(readAlbumText({ name: `${name}田`, enName: '', description: '' })).toEqual({
      ok: false,
      error: { name: 'albumText.tooLong' },
    })
  })
})
