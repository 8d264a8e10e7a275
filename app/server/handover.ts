import { offeredName } from '@xuekan/core/member'
import { asSiteId } from '@xuekan/core/site'
import type { Container } from 'inversify'
import { firstValueFrom } from 'rxjs'
import type { HandoverOptions, Reader } from '../../server/host/forms/handover-routes.ts'
import { createHandovers, type HandoverShelf } from '../../server/host/session/handovers.ts'
import { openRequest } from './container.ts'
import { withSiteOfHost, type SiteOfHostOptions } from './site-of-host.ts'

interface Options {
  readonly root: Container
  readonly siteOfHost: SiteOfHostOptions
  readonly shelf: HandoverShelf
}

/** Milliseconds after which a host is taken for one that shows no site. */
const siteDeadline = 5_000

/** How readers who are logged in on one host of the portal are logged in on another: rc-pub says whose session it is. */
export function createHandover({ root, siteOfHost, shelf }: Options): HandoverOptions {
  const sessionOf = ({ language, ...from }: Reader) => {
    const { session } = openRequest(root, { ...from, address: '/' }).pages
    return { session, context: { language, siteId: asSiteId('') } }
  }
  return {
    baseHosts: siteOfHost.baseHosts,
    handovers: createHandovers(shelf, Date.now),
    showsSite: (from) => withSiteOfHost(siteOfHost, from, siteDeadline, async ({ site }) => site.ok),
    signedIn: async (reader) => {
      const [userName, token] = ['userName', 'token'].map((name) => reader.cookies.get(name) ?? '')
      if (userName === undefined || token === undefined || userName === '' || token === '') return null
      const { session, context } = sessionOf(reader)
      const member = await firstValueFrom(session.personalInfo(context, token))
      if (!member.ok) return null
      const knownDevice = reader.cookies.get('knownDevice') ?? ''
      return {
        userName: offeredName(userName, member.value),
        token,
        commonToken: '',
        member: member.value,
        knownDevice,
      }
    },
    leave: async (reader) => {
      const { session, context } = sessionOf(reader)
      await firstValueFrom(session.logout(context))
    },
  }
}
