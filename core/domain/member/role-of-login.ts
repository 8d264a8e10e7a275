import type { LoginState } from './login-state.ts'
import type { Role } from './role.ts'

/** Who reads, as the header says it. Law: as the cookie names a member or nobody (C4.4). */
export const roleOfLogin = ({ kind }: LoginState): Role => (kind === 'loggedIn' ? 'member' : 'visitor')
