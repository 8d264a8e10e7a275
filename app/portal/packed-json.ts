/**
 * JSON in fewer bytes: the keys of objects that look alike are written once, and so is every text, number or other
 * scalar that recurs. `[shape, …values]` is an object, `[]` and `[-1, …items]` are arrays, a bare number is the place of
 * a scalar in the table, `[-2, n]` the number n; everything else is itself.
 * Values of an object that are missing at its end are the first of the table.
 * Shapes that both sides know come first and are not written.
 * Law: `unpack(pack(value, known), known)` is `value` for every JSON value.
 */
export interface PackedJson {
  readonly shapes: Shapes
  readonly scalars: readonly Scalar[]
  readonly value: unknown
}

/** Lists of keys, in their order. */
export type Shapes = readonly (readonly string[])[]

type Scalar = string | number | boolean | null

const arrayMark = -1
const numberMark = -2

export function pack(value: unknown, known: Shapes = []): PackedJson {
  const scalars = recurringScalars(value)
  const places = new Map(scalars.map((scalar, at) => [scalar, at]))
  const shapes = [...known]
  const shapePlaces = new Map(known.map((keys, at) => [JSON.stringify(keys), at]))

  const write = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) {
      const scalar = part as Scalar
      return places.get(scalar) ?? (typeof scalar === 'number' ? [numberMark, scalar] : scalar)
    }
    if (Array.isArray(part)) return part.length === 0 ? [] : [arrayMark, ...part.map(write)]
    const entries = Object.entries(part).filter(([, inner]) => inner !== undefined)
    const keys = entries.map(([key]) => key)
    const name = JSON.stringify(keys)
    const shape = shapePlaces.get(name) ?? shapes.push(keys) - 1
    shapePlaces.set(name, shape)
    return [shape, ...withoutEnd(entries.map(([, inner]) => write(inner)))]
  }
  const written = write(value)
  return { shapes: shapes.slice(known.length), scalars, value: written }
}

/** Throws on what `pack` does not write. */
export function unpack({ shapes: own, scalars, value }: PackedJson, known: Shapes = []): unknown {
  const shapes = [...known, ...own]
  const read = (part: unknown): unknown => {
    if (typeof part === 'number') return scalars[part]
    if (!Array.isArray(part)) return part
    const [mark, ...rest] = part as unknown as readonly [number | undefined, ...unknown[]]
    if (mark === undefined) return []
    if (mark === arrayMark) return rest.map(read)
    if (mark === numberMark) return rest[0]
    const keys = shapes[mark]
    if (keys === undefined) throw new RangeError(`No shape ${mark}`)
    return Object.fromEntries(keys.map((key, at) => [key, read(at < rest.length ? rest[at] : 0)]))
  }
  return read(value)
}

/** Without the values at the end that are the first scalar of the table. */
function withoutEnd(values: readonly unknown[]): readonly unknown[] {
  let length = values.length
  while (length > 0 && values[length - 1] === 0) length -= 1
  return values.slice(0, length)
}

/** The scalars that stand more than once, the most frequent first, so that they have the shortest places. */
function recurringScalars(value: unknown): readonly Scalar[] {
  const counts = new Map<Scalar, number>()
  const count = (part: unknown): void => {
    if (typeof part === 'object' && part !== null) Object.values(part).forEach(count)
    else if (part !== undefined) counts.set(part as Scalar, (counts.get(part as Scalar) ?? 0) + 1)
  }
  count(value)
  return [...counts]
    .filter(([, times]) => times > 1)
    .toSorted(([, a], [, b]) => b - a)
    .map(([scalar]) => scalar)
}
