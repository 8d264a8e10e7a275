import type { Route } from './route.ts'

/** Whether a page stands outside of every site: /errorPage and /forbiddenPage need none (C2.5, C2.37). */
export const isPageWithoutSite = ({ page }: Pick<Route, 'page'>): boolean =>
  page === 'error' || page === 'forbidden'
