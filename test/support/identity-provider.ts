import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** A provider of OpenID Connect in a test, with the client `xuekan` and its secret. */
export interface ProviderInTest {
  readonly issuer: string
  /** Begins to answer once the address is known that readers come back to. */
  readonly open: (redirectUri: string) => void
  /** Who is logged in there from now on; null for somebody who says no. */
  readonly logInAs: (account: string | null) => void
  /** Where a reader who follows an address of the provider is sent back to. */
  readonly follow: (address: string) => Promise<string>
  readonly close: () => Promise<void>
}

export const client = { id: 'xuekan', secret: 'a-secret-of-the-client-0123456789' } as const

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** Opens a real one, which asks nobody anything. */
export async function openProvider(): Promise<ProviderInTest> {
  let answer: Answer = (_request, response) => void response.writeHead(503).end()
  let account: string | null = 'somebody'
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  return {
    issuer,
    open: (redirectUri) => {
      const provider = new Provider(issuer, {
        clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
        clientAuthMethods: ['client_secret_post', 'client_secret_basic'],
        clientDefaults: { token_endpoint_auth_method: 'client_secret_post' },
        cookies: { keys: ['a key of cookies'] },
        features: { devInteractions: { enabled: false } },
        interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
        findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
        pkce: { required: () => true },
        loadExistingGrant: async (context) => {
          const { session, client: asking } = context.oidc
          if (session?.accountId === undefined || asking === undefined) return undefined
          const grant = new provider.Grant({ clientId: asking.clientId, accountId: session.accountId })
          grant.addOIDCScope('openid')
          await grant.save()
          return grant
        },
      })
      const rest = provider.callback()
      answer = (request, response) => {
        if (request.url?.startsWith('/interaction/') !== true) return rest(request, response)
        const end =
          account === null
            ? { error: 'access_denied', error_description: 'no' }
            : { login: { accountId: account, remember: false } }
        return provider.interactionFinished(request, response, end)
      }
    },
    logInAs: (next) => {
      account = next
    },
    follow: (address) => followFrom(address, issuer),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Follows redirects with cookies as long as they stay with the provider. */
async function followFrom(address: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>()
  let at = address
  while (at.startsWith(issuer)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const told = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const set of told.headers.getSetCookie()) {
      const [pair = ''] = set.split(';', 1)
      const place = pair.indexOf('=')
      cookies.set(pair.slice(0, place), pair.slice(place + 1))
    }
    const location = told.headers.get('location')
    if (location === null) throw new Error(`The provider answered ${told.status}: ${await told.text()}`)
    at = new URL(location, at).href
  }
  return at
}

/** The path and the query of an address. */
export const pathIn = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}
