import { present } from '../text/present.ts'
import { listIn, recordIn } from '../text/raw-record.ts'

/**
 * The first member of a column's expert list, by its raw data (C2.14, C7.7): `[0].content[0].id`, and
 * `content[0].id` is tolerated; null where there is none, and the link goes without it. Total.
 */
export function firstMemberOf(raw: unknown): string | null {
  const list = recordIn(listIn(raw)[0] ?? raw)
  const id = present(recordIn(listIn(list['content'])[0])['id'])
  return id === '' ? null : id
}
