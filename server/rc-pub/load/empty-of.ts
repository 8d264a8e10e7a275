import type { FieldReader } from './field-reader.ts'

/** What a file says that holds nothing; all its fields have to be optional. */
export const emptyOf = <T>({ read }: FieldReader<T>): T => {
  const place = {
    within: () => place,
    refuse: (_node: unknown, reason: string) => {
      throw new Error(`A file that may be absent has a field that may not: it ${reason}.`)
    },
    file: () => undefined,
    clean: (html: string) => html,
  }
  return read({ kind: 'map', line: 1, entries: [] }, place)
}
