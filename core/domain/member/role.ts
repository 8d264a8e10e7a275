import { present } from '../text/present.ts'
import { visitorOf } from './visitor-of.ts'

export const roles = ['visitor', 'member'] as const
export type Role = (typeof roles)[number]

/** What anyone may do (C6.1). */
const open = ['browse', 'search', 'useBasket', 'seeLoginLinks'] as const

/** What members may do beyond that (C6.2). */
const ofMembers = [
  'keepFavourites',
  'keepDownloads',
  'keepAlbums',
  'editPersonalInfo',
  'subscribe',
  'changePassword',
  'changePhone',
  'openPersonalPage',
  'useBookCloud',
] as const

export const actions = [...open, ...ofMembers] as const
export type Action = (typeof actions)[number]

const permitted: Readonly<Record<Role, readonly Action[]>> = { visitor: open, member: actions }

/** Whether a role may do something (C6.1, C6.2). Law: what a visitor may do, a member may do. */
export const permits = (role: Role, action: Action): boolean => permitted[role].includes(action)

/** A member has both cookies, userName and token (section 6); whoever lacks one is a visitor. */
export const roleOf = (cookies: { readonly userName: string; readonly token: string }): Role =>
  visitorOf(cookies.userName).kind === 'member' && present(cookies.token) !== '' ? 'member' : 'visitor'
