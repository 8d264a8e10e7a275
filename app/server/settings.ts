import { fileURLToPath } from 'node:url'
import { hostNameOf, standardBaseHosts } from '@xuekan/core/site'
import { storeAddress, type StoreAddress } from '../../server/rc-pub/index.ts'

/** What the environment decides. */
export interface Settings {
  readonly port: number
  readonly address: string
  readonly store: StoreAddress
  /** Address of another rc-pub; '' for the embedded one. */
  readonly rcPubUrl: string
  /** Hosts whose subdomains are sites; the first is the one that the portal shows itself under. */
  readonly baseHosts: readonly string[]
  /** Whether a proxy before the portal is believed about scheme and host. */
  readonly trustProxy: boolean
  /** Whether one client may call rc-pub only so often. */
  readonly rateLimits: boolean
  /** Origins whose pages may call rc-pub, besides the portal's own, as browsers write them. */
  readonly corsOrigins: readonly string[]
}

export class SettingError extends Error {}

/** The folder that holds package.json, from the built files (dist/server) as from the sources (app/server). */
export const projectRoot = new URL('../../', import.meta.url)

/** The sample journals, which the built server reads from the source tree too. */
export const samplesFolder = fileURLToPath(new URL('samples', projectRoot))

/** Reads the variables that README.md lists; what cannot be meant is refused in one sentence. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => ({
  port: readPort(environment['PORT'] ?? ''),
  address: environment['HOST'] || '127.0.0.1',
  store: storeAddress(environment, fileURLToPath(projectRoot)),
  rcPubUrl: readRcPubUrl(environment['RC_PUB_URL'] ?? ''),
  baseHosts: readBaseHosts(environment['BASE_HOSTS'] ?? ''),
  trustProxy: environment['TRUST_PROXY'] === '1',
  rateLimits: environment['RATE_LIMITS'] !== 'off',
  corsOrigins: readOrigins(environment['CORS_ORIGINS'] ?? ''),
})

function readPort(raw: string): number {
  if (raw === '') return 4173
  const port = Number(raw)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SettingError(`PORT must be a whole number from 0 to 65535, but is '${raw}'.`)
  }
  return port
}

function readRcPubUrl(raw: string): string {
  if (raw === '') return ''
  if (!URL.canParse(raw) || !/^https?:$/.test(new URL(raw).protocol)) {
    throw new SettingError(`RC_PUB_URL must be an http or https address, but is '${raw}'.`)
  }
  return raw.replace(/\/(?:rc-pub\/?)?$/, '')
}

/** Separated by commas or spaces. */
const listed = (raw: string): readonly string[] => raw.split(/[\s,]+/).filter((entry) => entry !== '')

function readBaseHosts(raw: string): readonly string[] {
  const hosts = listed(raw)
  const wrong = hosts.find((host) => !/^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.?$/u.test(host))
  if (wrong !== undefined) {
    throw new SettingError(`BASE_HOSTS must hold host names without scheme and port, but one is '${wrong}'.`)
  }
  return hosts.length === 0 ? standardBaseHosts : hosts.map(hostNameOf)
}

/** In the one way that browsers write them, without a path. */
function readOrigins(raw: string): readonly string[] {
  const origins = listed(raw)
  const wrong = origins.find((origin) => !isOrigin(origin))
  if (wrong !== undefined) {
    throw new SettingError(
      `CORS_ORIGINS must hold origins such as https://reader.example.org, but one is '${wrong}'.`,
    )
  }
  return origins.map((origin) => new URL(origin).origin)
}

function isOrigin(raw: string): boolean {
  if (!URL.canParse(raw)) return false
  const { protocol, origin, href } = new URL(raw)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}
