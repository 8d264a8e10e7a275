import type { Route } from '../route/route.ts'

/**
 * Whether a page shows what is a member's own (C6.2), which nobody else may go on reading once that member is not logged
 * in any more (C4.4).
 */
export const isMembersPage = ({ page }: Pick<Route, 'page'>): boolean =>
  page === 'personal' || page === 'myAlbums' || page === 'accountSettings'
