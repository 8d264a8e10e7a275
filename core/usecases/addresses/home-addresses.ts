import { succeed } from '../async-results.ts'
import type { ListAddresses } from './page-address.ts'

/** The home page, which shows the newest issue. */
export const homeAddresses: ListAddresses = ({ issues }) =>
  succeed([
    { route: { page: 'home', language: null, site: null }, changedOn: issues[0]?.issue.publishedOn ?? '' },
  ])
