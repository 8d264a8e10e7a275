import type { FavouriteOrder, Gender, PersonalEntry } from '@xuekan/core/member'

/** What the personal centre says; it comes with its page and burdens no other. */
type PersonalWord =
  | `entry.${PersonalEntry}`
  | `done.${'password' | 'info' | 'end' | 'endOthers' | 'collect' | 'restoreDownload'}`
  | `gender.${Gender | 'none'}`
  | `field.${'former' | 'password' | 'confirmation'}`
  | `field.${'name' | 'email' | 'region' | 'major' | 'institution' | 'researchFields' | 'gender'}`
  | 'centre'
  | 'logout'
  | 'password'
  | 'password.lead'
  | 'password.hint'
  | 'password.submit'
  | 'login'
  | 'login.name'
  | 'login.mobile'
  | 'login.email'
  | 'login.none'
  | 'sessions'
  | 'sessions.endOthers'
  | 'session.unknown'
  | 'session.here'
  | 'session.seen'
  | 'session.begun'
  | 'session.end'
  | 'session.endThis'
  | 'about'
  | 'about.lead'
  | 'about.email'
  | 'about.researchFields'
  | 'save'
  | `order.${Exclude<FavouriteOrder, 'kept'>}`
  | `${KeptName}.${'find' | 'newest' | 'none' | 'notFound' | 'kept' | 'dropped' | 'all'}`
  | `kept.${'order' | 'show' | 'count' | 'read' | 'undo' | 'pdf'}`
  | `drop.${KeptName}`

/** The lists of articles that a member has. */
export type KeptName = 'favourites' | 'downloads'

export type PersonalTable = Readonly<Record<PersonalWord, string>>
