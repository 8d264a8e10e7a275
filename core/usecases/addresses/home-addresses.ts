import { succeed } from '../async-results.ts'
import { issueChange } from './issue-addresses.ts'
import type { ListAddresses } from './page-address.ts'

/** The home page, which shows the newest issue. */
export const homeAddresses: ListAddresses = ({ issues: [newest] }) =>
  succeed([
    {
      route: { page: 'home', language: null, site: null },
      changedOn: newest === undefined ? '' : issueChange(newest),
    },
  ])
