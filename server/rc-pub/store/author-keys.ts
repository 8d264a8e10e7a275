import { authorKey } from '@xuekan/core/content'
import { readingsOf } from '../search/read-name.ts'
import type { ContributorRecord } from './article-record.ts'

/** How an author is found by name, in either language. */
export const nameKey = (name: string): string => `n:${authorKey(name)}`

/** How an author is found by ORCID. */
export const orcidKey = (orcid: string): string => `o:${orcid}`

type Named = Pick<ContributorRecord, 'name' | 'orcid' | 'collab'>

/** Every key under which an article is found by its authors, each once. */
export const authorKeys = (contributors: readonly Named[]): readonly string[] => [
  ...new Set(contributors.flatMap(keysOf)),
]

/** The keys of one contributor; none for a name without letters. */
export const keysOf = (contributor: Named): readonly string[] => [
  ...writtenKeysOf(contributor),
  ...readKeysOf(contributor),
]

/** Those of the names and the ORCID that are written. */
export const writtenKeysOf = ({ name, orcid }: Named): readonly string[] => [
  ...[name.zh, name.en].filter((each) => authorKey(each) !== '').map(nameKey),
  ...(orcid === '' ? [] : [orcidKey(orcid)]),
]

/** Those of a Chinese name that stands without an English one, in pinyin: in two words, in syllables and in one piece. */
const readKeysOf = (contributor: Named): readonly string[] =>
  readingsOf(contributor).flatMap(({ family, given }) => {
    const whole = given.join('')
    const written = [`${family} ${whole}`, [family, ...given].join(' '), family + whole, whole + family]
    return [...new Set(written)].map(nameKey)
  })
