import type { UiLanguage } from '../language/ui-language.ts'
import type { Site } from '../site/site.ts'
import { printAddress } from '../route/address-input.ts'

/**
 * Who is logged in on one host of the portal continues on another with a click: the first base host, the hub, hands its
 * session over by a word that is good once. The browser is led from where the session is wanted (`begin`) to where it is
 * (`give`) and back (`take`).
 */
export const handoverPaths = {
  begin: '/login/elsewhere',
  give: '/login/handover',
  take: '/login/arrival',
} as const

/** Whether a site offers it on its login page: the hub shows the aggregate, from where all others are entered. */
export const offersHandover = ({ type }: Pick<Site, 'type'>): boolean => type !== 'all'

/** The host through which sessions are handed over, reached as the origin was. Law: that of the hub is the hub itself. */
export function hubOf(origin: string, baseHosts: readonly string[]): string {
  const [, scheme = '', name = '', port = ''] = /^(https?:\/\/)([^/:]*)(:\d+)?$/i.exec(origin) ?? []
  const [host = name] = baseHosts
  return scheme === '' ? origin : `${scheme}${host}${port}`
}

/** Whether a session may go from one origin to another: the hub is one of both. Law: never from an origin to itself. */
export const mayHandOver = (from: string, to: string, hub: string): boolean =>
  from !== to && (from === hub || to === hub)

/**
 * Whether a login at an origin is told to the hub at once: where it is a name below the hub's, since both are then reached
 * or neither is. On a domain of its own a journal's readers are asked first.
 */
export function isBelowHub(origin: string, hub: string): boolean {
  const nameOf = (each: string): string => each.replace(/^https?:\/\//i, '').toLowerCase()
  return nameOf(origin).endsWith(`.${nameOf(hub)}`)
}

/** What goes along on every step. */
interface Step {
  readonly language: UiLanguage
  /** A path of the host where the reader is to go on; null for its home page. */
  readonly returnTo: string | null
  /**
   * passkey: who is logged in nowhere logs in where the session is looked for, and comes back. login: that has been done just
   * now, by a form. Absent where nobody is asked to.
   */
  readonly by?: 'passkey' | 'login'
}

/** On the host where a session is wanted; `from` is the host that has it, null for the hub. */
export const beginAddress = ({ language, returnTo, by }: Step, from: string | null = null): string =>
  printAddress({
    path: handoverPaths.begin,
    query: [
      ['lang', language],
      ['returnTo', returnTo],
      ['from', from],
      ['by', by ?? null],
    ],
  })

/** On the host that has it: `to` is the host where it is wanted, `challenge` what proves later who asked. */
export const giveAddress = (
  { language, returnTo, by }: Step,
  { to, challenge }: { readonly to: string; readonly challenge: string },
): string =>
  printAddress({
    path: handoverPaths.give,
    query: [
      ['lang', language],
      ['returnTo', returnTo],
      ['to', to],
      ['challenge', challenge],
      ['by', by ?? null],
    ],
  })

/** Back on the host where it is wanted; `code` is null where nobody is logged in at `from`. */
export const takeAddress = (
  { language, returnTo }: Step,
  { from, code }: { readonly from: string; readonly code: string | null },
): string =>
  printAddress({
    path: handoverPaths.take,
    query: [
      ['lang', language],
      ['returnTo', returnTo],
      ['from', from],
      ['code', code],
    ],
  })
