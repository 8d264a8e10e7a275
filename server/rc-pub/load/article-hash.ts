import { createHash } from 'node:crypto'
import type { ArticleRecord } from '../store/article-record.ts'

/** Changes when the same record would be stored otherwise, so that the next import stores it again; `indexForm` tells of the index. */
const storedForm = 3

/** The same for the same record, whatever the order in which its fields were written. */
export function articleHash(record: ArticleRecord): string {
  return createHash('sha256')
    .update(`${storedForm}:${JSON.stringify(record, inOrder)}`)
    .digest('hex')
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
