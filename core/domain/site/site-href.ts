import type { Language } from '../language/language.ts'
import { formatOlderRoute } from '../route/format-route.ts'

/**
 * Where another site of the deployment has its home: the same host with the other short-name in front, or, where the
 * host carries no short-name (an address in numbers, a domain of its own), the path that names the site (C2.1).
 * `origin` is scheme and host, such as `https://slgc.example.org`; `ownSld` the short-name that it stands for.
 */
export function siteHref(origin: string, ownSld: string, sld: string, language: Language): string {
  if (sld === '') return `/${language}/home`
  const inPath = formatOlderRoute({ page: 'home', site: sld, language })
  const host = origin.replace(/^https?:\/\//, '')
  const scheme = origin.slice(0, origin.length - host.length)
  if (scheme === '') return inPath
  if (host === 'localhost' || host.startsWith('localhost:')) return `${scheme}${sld}.${host}/${language}/home`
  const dot = host.indexOf('.')
  const label = host.slice(0, Math.max(0, dot)).toLowerCase()
  if (label === '' || (label !== ownSld && label !== 'www')) return inPath
  return `${scheme}${sld}.${host.slice(dot + 1)}/${language}/home`
}
