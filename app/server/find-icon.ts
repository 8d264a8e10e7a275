import type { FindIcon } from '../../server/host/icon/add-icon.ts'
import { withSiteOfHost, type SiteOfHostOptions } from './site-of-host.ts'

/** Milliseconds after which a browser is given the portal's own icon. */
const iconDeadline = 2_000

/** The icon that the header of a host's site names (C3.2); '' for none, also where the site cannot be had. */
export const createFindIcon =
  (options: SiteOfHostOptions): FindIcon =>
  (requested) =>
    withSiteOfHost(options, requested, iconDeadline, async ({ site }) => {
      const named = site.ok ? site.value.shell.header.iconUrl : ''
      const base = `${requested.protocol}://${requested.host}`
      if (named === '' || !URL.canParse(named, base)) return ''
      const { href, protocol } = new URL(named, base)
      return protocol === 'http:' || protocol === 'https:' ? href : ''
    })
