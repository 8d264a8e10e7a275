import type { LocalizedText } from '@xuekan/core'

/** One thing wrong with a configuration file. `field` is the path to it, '' for the whole file. */
export interface ConfigProblem {
  readonly file: string
  readonly field: string
  readonly reason: string
}

/** Where a value stands, and where to report what is wrong with it. */
export interface FieldPlace {
  readonly field: string
  readonly refuse: (field: string, reason: string) => void
}

/** Reads one value. A wrong one is reported, and some value of the type comes back, so that all mistakes are found. */
export type FieldReader<T> = (value: unknown, place: FieldPlace) => T

export const text: FieldReader<string> = (value, { field, refuse }) => {
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim()
  refuse(field, value === undefined ? 'is missing' : 'should be a text')
  return ''
}

export const flag: FieldReader<boolean> = (value, { field, refuse }) => {
  if (typeof value !== 'boolean')
    refuse(field, value === undefined ? 'is missing' : 'should be true or false')
  return value === true
}

/** One of a few values. */
export const choice =
  <const T extends string | number>(values: readonly [T, ...T[]]): FieldReader<T> =>
  (value, { field, refuse }) => {
    const found = values.find((each) => each === value)
    if (found === undefined)
      refuse(field, value === undefined ? 'is missing' : `should be one of ${values.join(', ')}`)
    return found ?? values[0]
  }

/** What an absent field stands for. */
export const optional =
  <T>(reader: FieldReader<T>, fallback: T): FieldReader<T> =>
  (value, place) =>
    value === undefined || value === null ? fallback : reader(value, place)

export const list =
  <T>(reader: FieldReader<T>): FieldReader<readonly T[]> =>
  (value, { field, refuse }) => {
    if (Array.isArray(value))
      return value.map((item, at) => reader(item, { field: `${field}[${at + 1}]`, refuse }))
    refuse(field, 'should be a list')
    return []
  }

/** An object of exactly these fields: one that is not known is a slip of the pen, and is reported. */
export const fields =
  <T extends object>(readers: { readonly [K in keyof T]: FieldReader<T[K]> }): FieldReader<T> =>
  (value, { field, refuse }) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (!isObject) refuse(field, value === undefined ? 'is missing' : 'should hold fields')
    const given = (isObject ? value : {}) as Readonly<Record<string, unknown>>
    const within = (name: string): string => (field === '' ? name : `${field}.${name}`)
    for (const name of Object.keys(given))
      if (!Object.hasOwn(readers, name)) refuse(within(name), 'is not a known field')
    if (!isObject) return {} as T
    return Object.fromEntries(
      Object.entries<FieldReader<unknown>>(readers).map(([name, reader]) => [
        name,
        reader(given[name], { field: within(name), refuse }),
      ]),
    ) as T
  }

export const none: LocalizedText = { zh: '', en: '' }
export const localized: FieldReader<LocalizedText> = fields<LocalizedText>({ zh: text, en: text })
