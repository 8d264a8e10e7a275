import { err, ok, type Result } from '@xuekan/core'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'

/** A value of a YAML file with the line that it stands on, counted from 1. */
export type ConfigNode = { readonly line: number } & (
  | { readonly kind: 'scalar'; readonly value: unknown; readonly source: string }
  | { readonly kind: 'list'; readonly items: readonly ConfigNode[] }
  | { readonly kind: 'map'; readonly entries: readonly ConfigEntry[] }
  /** A field that is not written; the line is that of the object that should hold it. */
  | { readonly kind: 'absent' }
)

export interface ConfigEntry {
  readonly name: string
  readonly node: ConfigNode
}

/** What keeps a file from being read at all. */
export interface SyntaxProblem {
  readonly line: number
  readonly reason: string
}

/** Parses YAML. Aliases are refused: a file says the same to its readers, its editors and its schema. */
export function parseConfig(yaml: string): Result<ConfigNode, readonly SyntaxProblem[]> {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number): number => lines.linePos(offset).line
  const problems: SyntaxProblem[] = [...document.errors, ...document.warnings].map(({ message, pos }) => ({
    line: lineAt(pos[0]),
    reason: message,
  }))
  visit(document, {
    Alias: (_key, alias) =>
      void problems.push({
        line: lineAt(alias.range?.[0] ?? 0),
        reason: `*${alias.source} is an alias: write the value itself`,
      }),
  })
  return problems.length > 0 ? err(problems) : ok(nodeOf(document.contents, 1, lineAt))
}

function nodeOf(raw: unknown, lineBefore: number, lineAt: (offset: number) => number): ConfigNode {
  const range = isScalar(raw) || isSeq(raw) || isMap(raw) ? raw.range : undefined
  const line = range === undefined || range === null ? lineBefore : lineAt(range[0])
  if (isSeq(raw)) return { kind: 'list', line, items: raw.items.map((item) => nodeOf(item, line, lineAt)) }
  if (!isMap(raw)) {
    const value = isScalar(raw) ? raw.value : null
    return { kind: 'scalar', line, value, source: isScalar(raw) ? (raw.source ?? String(value)) : '' }
  }
  const entries = raw.items.map(({ key, value }): ConfigEntry => {
    const name = nodeOf(key, line, lineAt)
    return {
      name: name.kind === 'scalar' ? String(name.value) : '?',
      node: nodeOf(value, name.line, lineAt),
    }
  })
  return { kind: 'map', line, entries }
}
