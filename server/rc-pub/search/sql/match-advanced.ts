import { exhaustive } from '@xuekan/core'
import type { AdvancedNode, AdvancedTerm } from '@xuekan/core/search'
import { analyseTerm } from '../analyse-term.ts'
import type { JournalsWith } from '../article-index.ts'
import { matchDoi } from './match-doi.ts'
import { matchPairs, matchPhrase, matchRun, matchWords, type TextField } from './match-words.ts'
import type { SqlParams } from '../../store/sql-params.ts'
import type { Stems } from './stem-words.ts'
import { and, foundBy, not, or, type TextCondition } from './text-condition.ts'
import { textWords } from '../text-words.ts'

interface Compiling {
  readonly params: SqlParams
  readonly stems: Stems
  readonly journalsWith: JournalsWith
}

/**
 * An advanced condition as the store reads it (C2.30). Precise: Chinese as it stands, English words side by side, a
 * whole name; fuzzy: all pairs of the Chinese words, all English words by their stems, beginnings of names. A term
 * without a word that can be searched for finds nothing.
 */
export function matchAdvanced(node: AdvancedNode, compiling: Compiling): TextCondition {
  switch (node.kind) {
    case 'term':
      return matchAdvancedTerm(node, compiling)
    case 'not':
      return not(matchAdvanced(node.operand, compiling))
    case 'and':
      return and(matchAdvanced(node.left, compiling), matchAdvanced(node.right, compiling), compiling.params)
    case 'or':
      return or(matchAdvanced(node.left, compiling), matchAdvanced(node.right, compiling), compiling.params)
    default:
      return exhaustive(node)
  }
}

function matchAdvancedTerm(
  { field, match, text }: AdvancedTerm,
  { params, stems, journalsWith }: Compiling,
): TextCondition {
  switch (field) {
    case 'doi':
      return { kind: 'sql', where: matchDoi(text, match, params) }
    case 'publicationName':
    case 'organizerUnit':
    case 'cn':
    case 'issn': {
      const ids = params.add(journalsWith(field, match, text))
      return { kind: 'sql', where: `a.site_id = any(${ids}::bigint[])` }
    }
    default:
      return match === 'precise' ? matchPrecise(field, text, stems) : matchFuzzy(field, text, stems)
  }
}

function matchPrecise(field: TextField, text: string, stems: Stems): TextCondition {
  const { words, runs } = textWords(text)
  return foundBy(field, words, [
    words.length > 0 ? matchPhrase(field, words, stems) : null,
    ...runs.map((run) => matchRun(field, run)),
  ])
}

function matchFuzzy(field: TextField, text: string, stems: Stems): TextCondition {
  const { words, runs } = analyseTerm(text)
  return foundBy(field, words, [
    words.length > 0 ? matchWords(field, words, stems) : null,
    ...runs.map((run) => matchPairs(field, run)),
  ])
}

/** The terms of a condition, in order. */
export function* termsOf(node: AdvancedNode): Generator<AdvancedTerm> {
  if (node.kind === 'term') yield node
  else if (node.kind === 'not') yield* termsOf(node.operand)
  else {
    yield* termsOf(node.left)
    yield* termsOf(node.right)
  }
}
