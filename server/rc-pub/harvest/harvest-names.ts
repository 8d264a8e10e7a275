/**
 * What a harvester knows an article by, on whatever host of the portal it was asked for: the repository, the number of
 * its journal, and its key, which stays the same over imports.
 */
export interface HarvestedName {
  readonly siteId: number
  readonly key: string
}

/** The name of the repository as identifiers have it: a domain name of two labels at least. */
export const repositoryOf = (host: string): string => {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return /^[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+$/.test(name)
    ? name
    : `portal.${name.replace(/[^a-z]/g, '') || 'local'}`
}

/** Such as `oai:journals.example.org:3/10.5555/flow.2026.1`. Law: reading it gives the name again. */
export const printIdentifier = (repository: string, { siteId, key }: HarvestedName): string =>
  `oai:${repository}:${siteId}/${key.split('/').map(encodeURIComponent).join('/')}`

/** null for what names no article of this repository. Total. */
export function readIdentifier(repository: string, identifier: string): HarvestedName | null {
  const start = `oai:${repository}:`
  const [, siteId = '', key = ''] = /^(\d{1,15})\/(.+)$/s.exec(identifier.slice(start.length)) ?? []
  if (!identifier.startsWith(start) || siteId === '') return null
  try {
    const decoded = decodeURIComponent(key)
    return decoded.includes('\0') ? null : { siteId: Number(siteId), key: decoded }
  } catch {
    return null
  }
}

/** What articles are gathered in: the journal that published them, a column of it, what they are. */
export type HarvestSet =
  | { readonly kind: 'journal'; readonly sld: string }
  | { readonly kind: 'column'; readonly column: string }
  | { readonly kind: 'type'; readonly type: string }

/** Flat names: a colon would make a tree. Columns have names in any script. Law: reading it gives the set again. */
export function printSet(set: HarvestSet): string {
  if (set.kind === 'journal') return `journal-${set.sld}`
  if (set.kind === 'type') return `type-${Buffer.from(set.type).toString('base64url')}`
  return `column-${Buffer.from(set.column).toString('base64url')}`
}

/** null for what is no set. Total. */
export function readSet(spec: string): HarvestSet | null {
  const [, kind = '', name = ''] = /^(journal|column|type)-([\w-]+)$/.exec(spec) ?? []
  if (kind === 'journal') return { kind, sld: name }
  const text = Buffer.from(name, 'base64url').toString('utf8')
  // no text of the store has it
  if (text.includes('\0')) return null
  if (kind === 'column') return { kind, column: text }
  return kind === 'type' ? { kind, type: text } : null
}
