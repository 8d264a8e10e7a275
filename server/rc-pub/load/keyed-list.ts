import { reader, type FieldReader } from './field-reader.ts'
import { list, matching } from './field-readers.ts'

/** What an entry is known by over loads. */
export const entryKey: FieldReader<string> = matching(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'a key of small letters, digits and hyphens',
)

/** Entries, each with a key of its own. */
export const keyedList = <T extends { readonly key: string }>(
  entry: FieldReader<T>,
): FieldReader<readonly T[]> => {
  const entries = list(entry)
  return reader(entries.schema, (node, place) => {
    const read = entries.read(node, place)
    for (const [at, { key }] of read.entries()) {
      const item = node.kind === 'list' ? (node.items[at] ?? node) : node
      if (read.findIndex((other) => other.key === key) < at)
        place.within(`[${at + 1}].key`, item).refuse(item, `is that of another entry: ${key}`)
    }
    return read
  })
}
