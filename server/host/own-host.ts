import { isUnderHosts } from '@xuekan/core/site'

/** Which hosts are this portal's own. */
export interface OwnHosts {
  /** Names that are the portal's, with every name below them; in lower case. */
  readonly baseHosts: readonly string[]
  /** Whether a site has this name, in lower case without port, as its `domain` (C3.1); null when that cannot be said now. */
  readonly isDomain: (name: string) => Promise<boolean | null>
}

/** A Host header that can be meant. */
export interface ReadHost {
  /** In lower case, without port and final dot; an IPv6 address in brackets. */
  readonly name: string
  /** The name with its port. */
  readonly host: string
}

const longestHost = 255 + ':65535'.length
const label = '[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?'
const hostPattern = new RegExp(`^(${label}(?:\\.${label})*|\\[[0-9a-f:.]{2,45}\\])\\.?(:\\d{1,5})?$`)

/** Reads a Host header; null for what is none: empty, junk, with a user or a path. Total. */
export function readHost(raw: string): ReadHost | null {
  if (raw.length > longestHost) return null
  const [, name, port = ''] = hostPattern.exec(raw.toLowerCase()) ?? []
  if (name === undefined || Number(port.slice(1)) > 65_535) return null
  const host = name + port
  return URL.canParse(`http://${host}`) ? { name, host } : null
}

/** Addresses of the machine itself, as they stand in a Host header. */
const loopback = /^(?:127(?:\.\d{1,3}){3}|\[(?:(?:0*:)*:?0*1|::ffff:127(?:\.\d{1,3}){3})\])$/

/** Whether a name, in lower case, can be no other machine than the one that asks for it. */
export const isLoopback = (name: string): boolean =>
  loopback.test(name) || name === 'localhost' || name.endsWith('.localhost')

/** Whether a host is the portal's own: at once wherever that needs no look at the sites. */
export function isOwnHost(name: string, { baseHosts, isDomain }: OwnHosts): true | Promise<boolean | null> {
  return loopback.test(name) || isUnderHosts(name, baseHosts) ? true : isDomain(name)
}
