import { request as ask } from 'node:http'
import { handoverPaths } from '@xuekan/core/member'
import type { PortalInTest } from './portal-in-test.ts'

/** What a page answers. */
export interface Told {
  readonly status: number
  readonly location: string
  readonly cookies: readonly string[]
  readonly cacheControl: string
  readonly body: string
}

/** What is asked of it; a form is posted. */
export interface Asked {
  readonly form?: Readonly<Record<string, string>>
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
}

export type Visit = (path: string, asked?: Asked) => Promise<Told>

/** A browser without scripts at a journal's own host. */
export const visitsTo =
  (portal: Pick<PortalInTest, 'port'>): Visit =>
  (path, { form, cookie, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const host = `slgc.localhost:${portal.port}`
      const body = form === undefined ? '' : new URLSearchParams(form).toString()
      const sent = {
        host,
        ...(form === undefined
          ? {}
          : { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' }),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      }
      const method = form === undefined ? 'GET' : 'POST'
      const asked = ask(
        { host: '127.0.0.1', port: portal.port, path, method, headers: sent, agent: false },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              location: answer.headers.location ?? '',
              cookies: answer.headers['set-cookie'] ?? [],
              cacheControl: answer.headers['cache-control'] ?? '',
              body: Buffer.concat(parts).toString('utf8'),
            }),
          )
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })

/** The cookies that an answer sets, as a browser sends them back. */
export const cookieOf = ({ cookies }: Told): string =>
  cookies
    .map((each) => each.split(';', 1)[0] ?? '')
    .filter((each) => !each.endsWith('='))
    .join('; ')

/** Where a reader goes on in the end who has logged in: on the way the hub learns of it. */
export function goneOn({ location }: Told): string {
  const { pathname, searchParams } = new URL(location, 'http://localhost')
  return pathname === handoverPaths.begin ? (searchParams.get('returnTo') ?? '') : location
}

/** What a page says beside its fields. */
export const faultsIn = ({ body }: Told): readonly string[] =>
  [...body.matchAll(/role="alert">([^<]*)</g)].map(([, text = '']) => text)
