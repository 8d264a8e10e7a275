import {
  boardColumn,
  boardColumns,
  boardLead,
  boardMatching,
  boardNeighbours,
  boardRoles,
} from '../../../core/domain/expert/board-roles.ts'
import { bustGrounds, bustOf, bustShapes } from '../../../core/domain/expert/bust.ts'
import type { Expert } from '../../../core/domain/expert/expert.ts'
import { channelsWithin } from '../../../core/domain/channel/find-channel.ts'
import { siblingChannels } from '../../../core/domain/channel/sibling-channels.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { arbitraryChannelTree, arbitraryValue } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const none = { zh: '', en: '' }
const positions = [
  { zh: '主编', en: 'Editor-in-chief' },
  { zh: '编委', en: 'Member' },
  { zh: '编委', en: '' },
  none,
]
const arbitraryMembers: fc.Arbitrary<readonly Expert[]> = fc
  .array(fc.constantFrom(...positions), { maxLength: 12 })
  .map((all) =>
    all.map((position, at) => ({
      id: String(at + 1),
      siteId: asSiteId('3'),
      name: { zh: `某${at}`, en: '' },
      position,
      affiliation: none,
      field: none,
      pictureUrl: '',
    })),
  )

describe('boardRoles', () => {
  it('should show every member once, under their own position and in their order [C2.14]', () => {
    fc.assert(
      fc.property(arbitraryMembers, (members) => {
        const roles = boardRoles(members)
        expect(roles.flatMap((role) => role.members).toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(
          members,
        )
        expect(new Set(roles.map(({ position }) => JSON.stringify(position))).size).toBe(roles.length)
        for (const role of roles) {
          expect(role.members).toEqual(
            members.filter(({ position }) => role.members[0]?.position === position),
          )
          expect(role.members.every(({ position }) => position === role.position)).toBe(true)
        }
        const heads = roles.map((role) => Number(role.members[0]?.id))
        expect(heads).toEqual(heads.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('boardLead', () => {
  it('is the one member of the role that is named first, or nobody [C2.14]', () => {
    fc.assert(
      fc.property(arbitraryMembers, (members) => {
        const [first] = members
        const alike = members.filter(({ position }) => position === first?.position)
        expect(boardLead(members)).toBe(alike.length === 1 ? first : null)
      }),
    )
  })
})

describe('boardMatching', () => {
  const words = ['沈砚清', 'Shen', 'Tomás', 'Ørsted', 'Hengchuan', '泥沙', 'rivers', 'ＡＢＣ']
  const said = fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((all) => all.join(' '))
  const text = fc.record({ zh: said, en: said })
  const arbitrarySaid: fc.Arbitrary<readonly Expert[]> = fc
    .array(fc.record({ name: text, position: text, affiliation: text, field: text }), { maxLength: 8 })
    .map((all) => all.map((each, at) => ({ ...each, id: String(at), siteId: asSiteId('3'), pictureUrl: '' })))
  const everything = (member: Expert): string => JSON.stringify(member)

  it('should find by words of any text in either language, however they are written [C2.14]', () => {
    fc.assert(
      fc.property(arbitrarySaid, fc.constantFrom(...words), (members, word) => {
        const found = members.filter((member) => everything(member).includes(word))
        for (const typed of [word, ` ${word.toUpperCase()} `, word.normalize('NFKC'), word.slice(0, 1)])
          expect(boardMatching(members, typed)).toEqual(expect.arrayContaining(found))
        expect(boardMatching(members, word)).toEqual(found)
        expect(boardMatching(members, `${word} nowhere`)).toEqual([])
        const withAccent = members.filter((member) => everything(member).includes('Tomás'))
        expect(boardMatching(members, 'tomas')).toEqual(withAccent)
      }),
    )
  })

  it('should keep all and their order where nothing is typed, and find none more by a word more', () => {
    fc.assert(
      fc.property(arbitrarySaid, arbitraryValue, arbitraryValue, (members, typed, more) => {
        expect(boardMatching(members, '  ')).toEqual(members)
        const wide = boardMatching(members, typed)
        expect(members.filter((member) => wide.includes(member))).toEqual(wide)
        for (const member of boardMatching(members, `${typed} ${more}`)) expect(wide).toContain(member)
      }),
    )
  })
})

describe('boardNeighbours', () => {
  it('should lead from the first member to the last and back [C2.14]', () => {
    fc.assert(
      fc.property(arbitraryMembers, (members) => {
        const walk = (from: Expert | null): readonly string[] =>
          from === null ? [] : [from.id, ...walk(boardNeighbours(members, from.id).next)]
        expect(walk(members[0] ?? null)).toEqual(members.map(({ id }) => id))
        for (const { id } of members) {
          const { next } = boardNeighbours(members, id)
          expect(next === null ? id : boardNeighbours(members, next.id).previous?.id).toBe(id)
        }
        expect(boardNeighbours(members, 'nobody')).toEqual({ previous: null, next: null })
      }),
    )
  })
})

describe('bustOf', () => {
  it('should be one drawing for one member, of those that there are', () => {
    fc.assert(
      fc.property(arbitraryValue, (id) => {
        const { ground, shape } = bustOf(id)
        expect(bustOf(id)).toEqual({ ground, shape })
        expect(ground >= 0 && ground < bustGrounds && shape >= 0 && shape < bustShapes).toBe(true)
      }),
    )
    expect(
      new Set(Array.from({ length: 40 }, (_, at) => JSON.stringify(bustOf(String(at))))).size,
    ).toBeGreaterThan(5)
  })
})

describe('boardColumn', () => {
  it('should be an enabled board of the site or nothing [C2.14]', () => {
    fc.assert(
      fc.property(arbitraryChannelTree, fc.option(arbitraryValue), (channels, channelId) => {
        const route = {
          page: 'editorialBoard',
          language: 'zh',
          siteId: null,
          channelId,
          editorialId: null,
        } as const
        const found = boardColumn(channels, route)
        expect([null, ...boardColumns(channels)]).toContain(found)
        for (const { id } of boardColumns(channels))
          expect(boardColumn(channels, { ...route, channelId: id })?.id).toBe(id)
      }),
    )
  })
})

describe('siblingChannels', () => {
  it('should hold each channel once, the asked one among them where it is a page [C2.12] [C2.13]', () => {
    fc.assert(
      fc.property(
        arbitraryChannelTree,
        fc.constantFrom('zh' as const, 'en' as const),
        (channels, language) => {
          for (const { channel } of channelsWithin(channels)) {
            const siblings = siblingChannels(channels, channel.id, language)
            const ids = siblings.map((sibling) => sibling.channel.id)
            expect(new Set(ids).size).toBe(ids.length)
            expect(
              siblings.every((sibling) => sibling.channel.enabled && sibling.channel.name[language] !== ''),
            ).toBe(true)
          }
        },
      ),
    )
  })

  it('shows pages that the menu leaves out, and no part of a home', () => {
    const channel = (id: string, code: string, children: readonly object[] = []) => ({
      id,
      parentId: '',
      siteId: asSiteId('3'),
      name: { zh: id, en: id },
      code,
      enabled: true,
      link: '',
      bannerId: '',
      newsDataType: '',
      styleId: '',
      children,
    })
    const tree = [
      channel('1', 'periodIntroduce', [
        channel('2', 'reader'),
        channel('3', 'contact'),
        channel('4', 'rank'),
      ]),
      channel('5', 'oa'),
    ]
    const idsBeside = (id: string) => siblingChannels(tree as never, id, 'zh').map((each) => each.channel.id)
    expect(idsBeside('3')).toEqual(['1', '2', '3'])
    expect(idsBeside('1')).toEqual(['1', '2', '3'])
    expect(idsBeside('5')).toEqual([])
    expect(idsBeside('nothing')).toEqual([])
  })
})
