import type { ArticleLink } from './article.ts'
import { parseDoi } from './doi.ts'

/** Articles that are offered in place of one that is not there. */
const mostNearest = 3

/** Changes of a DOI beyond which another is no slip of the hand. */
const mostChanges = 2

/** Characters that are read or typed for one another; a slip between them counts half. */
const alike = ['0o', '1li', '2z', '5s', '8b', '6b', '9g', 'uv', 'nm'].map((letters) => new Set(letters))

/**
 * A DOI as it may have been meant: in small letters, without what a sentence leaves behind it, full-width characters
 * as plain ones. Any text has one; applied twice it changes nothing more.
 */
export const meantDoi = (asked: string): string =>
  asked
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/[\s.,;:!?'")\]}>》）」】。、]+$/u, '')

/**
 * What the DOIs have in common that a slip in the last two characters can have meant, with letters beside digits as
 * the digits that they look like; '' where that is too little to go by.
 */
export function doiStem(asked: string): string {
  const stem = meantDoi(asked)
    .slice(0, -2)
    .replace(/(?<=\d)o|o(?=\d)/g, '0')
    .replace(/(?<=\d)[li]|[li](?=\d)/g, '1')
  return parseDoi(stem).ok ? stem : ''
}

/**
 * The articles whose DOIs are nearest to one that no article has, nearest first, at most `mostNearest`: within two
 * characters left out, put in, replaced or turned round, of which lookalikes count half. [] where nothing is near.
 */
export function nearestArticles<A extends ArticleLink>(asked: string, known: readonly A[]): readonly A[] {
  const meant = meantDoi(asked)
  return known
    .map((article) => ({ article, changes: doiChanges(meant, article.doi.toLowerCase()) }))
    .filter(({ changes }) => changes <= mostChanges)
    .toSorted((one, other) => one.changes - other.changes || (one.article.doi < other.article.doi ? -1 : 1))
    .slice(0, mostNearest)
    .map(({ article }) => article)
}

/** Characters by which two DOIs differ; two that are turned round are one, lookalikes half. */
export function doiChanges(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > mostChanges) return Math.max(from.length, to.length)
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= from.length; row++) rows.push(nextRow(rows, row, from, to))
  return costAt(rows, from.length, to.length)
}

const costAt = (rows: readonly (readonly number[])[], row: number, at: number): number =>
  rows[row]?.[at] ?? Number.POSITIVE_INFINITY

function nextRow(rows: readonly (readonly number[])[], row: number, from: string, to: string): number[] {
  const costs = [row]
  for (let at = 1; at <= to.length; at++) {
    const isTurned = from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1]
    costs.push(
      Math.min(
        costAt(rows, row - 1, at) + 1,
        (costs[at - 1] ?? Number.POSITIVE_INFINITY) + 1,
        costAt(rows, row - 1, at - 1) + replacing(from[row - 1] ?? '', to[at - 1] ?? ''),
        isTurned ? costAt(rows, row - 2, at - 2) + 1 : Number.POSITIVE_INFINITY,
      ),
    )
  }
  return costs
}

const replacing = (one: string, other: string): number => {
  if (one === other) return 0
  return alike.some((letters) => letters.has(one) && letters.has(other)) ? 0.5 : 1
}
