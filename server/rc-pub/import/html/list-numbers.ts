import { attribute, childrenNamed, type XmlElement } from '../xml/xml-tree.ts'

const orderedTypes: Readonly<Record<string, string>> = {
  order: '',
  ordered: '',
  number: '',
  numbered: '',
  numeric: '',
  arabic: '',
  decimal: '',
  '1': '',
  a: 'a',
  alpha: 'a',
  'alpha-lower': 'a',
  'lower-alpha': 'a',
  'alpha-upper': 'A',
  'upper-alpha': 'A',
  i: 'i',
  roman: 'i',
  'roman-lower': 'i',
  'lower-roman': 'i',
  'roman-upper': 'I',
  'upper-roman': 'I',
}

/** `type` of an HTML list by the type (`list-type`) that a file gives; undefined of one whose items have no order. */
export const orderedType = (list: XmlElement): string | undefined => {
  const type = attribute(list, 'list-type').trim()
  return type === 'A' || type === 'I' ? type : orderedTypes[type.toLowerCase()]
}

/** True of a list that puts no sign in front of its items. */
export const isUnmarked = (list: XmlElement): boolean =>
  /^(?:simple|none|plain|unlabell?ed)$/i.test(attribute(list, 'list-type'))

const alphabetic = (count: number): string =>
  count < 1 ? '' : alphabetic(Math.floor((count - 1) / 26)) + String.fromCodePoint(97 + ((count - 1) % 26))

const romanDigits = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

const roman = (count: number): string => {
  const [value, digit] = romanDigits.find(([value]) => value <= count) ?? [0, '']
  return value === 0 ? '' : digit + roman(count - value)
}

/** What a browser shows in front of the item of an ordered list with this `type`. */
export const itemNumber = (count: number, type: string): string => {
  const number = /a/i.test(type) ? alphabetic(count) : /i/i.test(type) ? roman(count) : String(count)
  return `${/[AI]/.test(type) ? number.toUpperCase() : number}.`
}

/** The number at which each list begins that continues another one (`continued-from`). */
export const listStarts = (lists: readonly XmlElement[]): ReadonlyMap<XmlElement, number> => {
  const byId = new Map(lists.map((list) => [attribute(list, 'id'), list]))
  const startOf = (list: XmlElement, seen: readonly XmlElement[]): number => {
    const continued = attribute(list, 'continued-from')
    const from = continued === '' ? undefined : byId.get(continued)
    return from === undefined || seen.includes(from)
      ? 1
      : startOf(from, [...seen, from]) + childrenNamed(from, 'list-item', 'def-item').length
  }
  return new Map(lists.map((list) => [list, startOf(list, [list])]))
}
