import { authorKey } from '@xuekan/core/content'
import type { ContributorRecord } from './article-record.ts'

/** How an author is found by name, in either language. */
export const nameKey = (name: string): string => `n:${authorKey(name)}`

/** How an author is found by ORCID. */
export const orcidKey = (orcid: string): string => `o:${orcid}`

/** Every key under which an article is found by its authors, each once. */
export const authorKeys = (contributors: readonly ContributorRecord[]): readonly string[] => [
  ...new Set(contributors.flatMap(keysOf)),
]

/** The keys of one contributor; none for a name without letters. */
export const keysOf = ({ name, orcid }: Pick<ContributorRecord, 'name' | 'orcid'>): readonly string[] => [
  ...[name.zh, name.en].filter((each) => authorKey(each) !== '').map(nameKey),
  ...(orcid === '' ? [] : [orcidKey(orcid)]),
]
