import fc from 'fast-check'

/** Throws where something that a law says does not hold. */
export function holds(condition: boolean, otherwise: string): void {
  if (!condition) throw new Error(otherwise)
}

/** Throws where two values of plain data differ. An absent field and one that is undefined are alike. */
export function same(actual: unknown, expected: unknown, what = 'the result'): void {
  if (!alike(actual, expected))
    throw new Error(`${what} is ${fc.stringify(actual)}, and should be ${fc.stringify(expected)}`)
}

/** Throws where a value is not one of the allowed. */
export const oneOf = (actual: unknown, allowed: readonly unknown[], what = 'the result'): void =>
  holds(
    allowed.some((value) => alike(actual, value)),
    `${what} is ${fc.stringify(actual)}, and should be one of ${fc.stringify(allowed)}`,
  )

function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [fieldsOf(one), fieldsOf(other)]
  const sameLength = !Array.isArray(one) || one.length === (other as readonly unknown[]).length
  return (
    sameLength && left.size === right.size && [...left].every(([key, value]) => alike(value, right.get(key)))
  )
}

const fieldsOf = (value: object): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(value).filter(([, field]) => field !== undefined))
