import { channelsWithin, findChannel } from '../channel/find-channel.ts'
import type { Channel } from '../channel/channel.ts'
import type { LocalizedText } from '../language/localized.ts'
import type { EditorialBoardRoute } from '../route/route.ts'
import { saysWords } from '../text/says-words.ts'
import type { Expert } from './expert.ts'

/** The members of a board who are the same there. */
export interface BoardRole {
  /** Such as editor-in-chief; '' in both languages where it is not said. */
  readonly position: LocalizedText
  readonly members: readonly Expert[]
}

/**
 * A board by its roles, in the order in which the board first names each (C2.14). Laws: every member stands once, under
 * their own position; members of one role keep their order; no role is empty or named twice.
 */
export function boardRoles(members: readonly Expert[]): readonly BoardRole[] {
  const roles = new Map<string, { position: LocalizedText; members: Expert[] }>()
  for (const member of members) {
    const { zh, en } = member.position
    const key = JSON.stringify([zh, en])
    const role = roles.get(key)
    if (role === undefined) roles.set(key, { position: member.position, members: [member] })
    else role.members.push(member)
  }
  return [...roles.values()]
}

/** The only one of the role that the board names first, such as its editor-in-chief; null where several share it. */
export function boardLead(members: readonly Expert[]): Expert | null {
  const [first] = boardRoles(members)
  return first?.members.length === 1 ? (first.members[0] ?? null) : null
}

/** A board of so many members can be looked through. */
export const boardSearchFrom = 10

/**
 * The members of whom each word that is typed is said: in a name, a role, an affiliation or a field, in either language,
 * with or without its accents. Laws: all of them where nothing is typed; their order stays; a word more finds none more.
 */
export function boardMatching(members: readonly Expert[], typed: string): readonly Expert[] {
  const says = saysWords(typed)
  return members.filter(({ name, position, affiliation, field }) =>
    says([name, position, affiliation, field].flatMap(({ zh, en }) => [zh, en])),
  )
}

/** Who stands before and after a member; null at the ends, and for somebody who is no member. */
export function boardNeighbours(
  members: readonly Expert[],
  id: string,
): { readonly previous: Expert | null; readonly next: Expert | null } {
  const at = members.findIndex((member) => member.id === id)
  if (at < 0) return { previous: null, next: null }
  return { previous: members[at - 1] ?? null, next: members[at + 1] ?? null }
}

/** The enabled columns of a site that are editorial boards. */
export const boardColumns = (channels: readonly Channel[]): readonly Channel[] =>
  [...channelsWithin(channels)].flatMap(({ channel }) => (isBoard(channel) ? [channel] : []))

/** The column whose board an address means; null where the site has none. */
export function boardColumn(channels: readonly Channel[], route: EditorialBoardRoute): Channel | null {
  const channel = findChannel(channels, route)
  return channel !== null && isBoard(channel) ? channel : null
}

const isBoard = ({ code, enabled, link }: Channel): boolean => enabled && code === 'editorial' && link === ''
