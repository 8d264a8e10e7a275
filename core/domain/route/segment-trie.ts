import { isUiLanguage } from '../language/ui-language.ts'

/** What a pattern says: the names of its parameters in order, and the value it stands for. */
interface Leaf<T> {
  readonly value: T
  readonly names: readonly string[]
  /** For a rest pattern: whether a final zh or en is the language and not part of the rest. */
  readonly restLanguage: boolean
}

interface Node<T> {
  readonly fixed: Map<string, Node<T>>
  language: Node<T> | null
  parameter: Node<T> | null
  leaf: Leaf<T> | null
  rest: Leaf<T> | null
}

export interface TrieMatch<T> {
  readonly value: T
  readonly names: readonly string[]
  /** Raw segments of the parameters, in the order of the names. */
  readonly parameters: readonly string[]
  /** Raw segments under '*'. */
  readonly rest: readonly string[]
  /** Which segment is the language; -1 when none is. */
  readonly languageAt: number
}

export interface SegmentTrie<T> {
  readonly match: (segments: readonly string[]) => TrieMatch<T> | null
  /** Whether a pattern begins with this word. */
  readonly startsWith: (segment: string) => boolean
  /** Whether a pattern is a language and this word, with nothing behind it. */
  readonly endsAfterLanguage: (segment: string) => boolean
}

/**
 * Compiles patterns like `/:lang/issue/:year?/:issue?` once; a match then walks the segments instead of the patterns.
 * `:lang` is zh or en and nothing else. At each segment a fixed word wins over a language, a language over a
 * parameter, a parameter over `*` (the rest, with `*:lang?` the rest and a final language), whatever their order.
 * Optional parameters stand last, `:lang?` after them, and a language may follow any number of them.
 * Throws when two patterns mean the same path.
 */
export function compileTrie<T>(patterns: readonly (readonly [pattern: string, value: T])[]): SegmentTrie<T> {
  const root = emptyNode<T>()
  for (const [pattern, value] of patterns) {
    for (const tokens of expand(pattern.split('/').filter((token) => token !== '')))
      insert(root, tokens, value)
  }
  return {
    match: (segments) => walk(root, { segments, parameters: [], languageAt: -1 }, 0),
    startsWith: (segment) => root.fixed.has(segment),
    endsAfterLanguage: (segment) => {
      const node = root.language?.fixed.get(segment)
      return node !== undefined && (node.leaf ?? node.rest) !== null
    },
  }
}

const emptyNode = <T>(): Node<T> => ({
  fixed: new Map(),
  language: null,
  parameter: null,
  leaf: null,
  rest: null,
})

/** Every form of a pattern with optional parameters, from the shortest. */
function expand(tokens: readonly string[]): readonly (readonly string[])[] {
  const needed = tokens.filter((token) => !token.endsWith('?') || token.startsWith('*'))
  const optional = tokens.slice(needed.length).map((token) => token.slice(0, -1))
  const withLanguage = optional.at(-1) === ':lang'
  const parameters = withLanguage ? optional.slice(0, -1) : optional
  return [...Array(parameters.length + 1).keys()].flatMap((count) => {
    const form = [...needed, ...parameters.slice(0, count)]
    return withLanguage ? [form, [...form, ':lang']] : [form]
  })
}

function insert<T>(root: Node<T>, tokens: readonly string[], value: T): void {
  let node = root
  const names: string[] = []
  for (const token of tokens) {
    if (token.startsWith('*')) {
      if (node.rest !== null) throw new Error(`Two patterns for /${tokens.join('/')}`)
      node.rest = { value, names, restLanguage: token === '*:lang?' }
      return
    }
    if (token === ':lang') node = node.language ??= emptyNode()
    else if (token.startsWith(':')) {
      names.push(token.slice(1))
      node = node.parameter ??= emptyNode()
    } else {
      const next = node.fixed.get(token) ?? emptyNode<T>()
      node.fixed.set(token, next)
      node = next
    }
  }
  if (node.leaf !== null) throw new Error(`Two patterns for /${tokens.join('/')}`)
  node.leaf = { value, names, restLanguage: false }
}

/** One walk: the raw segments taken as parameters so far, and where a language stood. */
interface Walk {
  readonly segments: readonly string[]
  readonly parameters: string[]
  languageAt: number
}

function walk<T>(node: Node<T>, way: Walk, index: number): TrieMatch<T> | null {
  const segment = way.segments[index]
  const found = segment === undefined ? arrive(node.leaf, way, []) : walkOn(node, way, index, segment)
  return found ?? takeRest(node.rest, way, index)
}

function walkOn<T>(node: Node<T>, way: Walk, index: number, segment: string): TrieMatch<T> | null {
  const fixed = node.fixed.get(segment)
  if (fixed !== undefined) {
    const found = walk(fixed, way, index + 1)
    if (found !== null) return found
  }
  if (node.language !== null && isUiLanguage(segment)) {
    const before = way.languageAt
    way.languageAt = index
    const found = walk(node.language, way, index + 1)
    if (found !== null) return found
    way.languageAt = before
  }
  if (node.parameter !== null && segment !== '') {
    way.parameters.push(segment)
    const found = walk(node.parameter, way, index + 1)
    if (found !== null) return found
    way.parameters.pop()
  }
  return null
}

const arrive = <T>(leaf: Leaf<T> | null, way: Walk, rest: readonly string[]): TrieMatch<T> | null =>
  leaf && {
    value: leaf.value,
    names: leaf.names,
    parameters: way.parameters,
    rest,
    languageAt: way.languageAt,
  }

function takeRest<T>(leaf: Leaf<T> | null, way: Walk, index: number): TrieMatch<T> | null {
  if (leaf === null) return null
  const last = way.segments.length - 1
  const trailing = leaf.restLanguage && last >= index && isUiLanguage(way.segments[last])
  if (trailing) way.languageAt = last
  return arrive(leaf, way, way.segments.slice(index, trailing ? last : undefined))
}
