import type { SafeHtml } from '../text/safe-html.ts'
import { blockAttribute, htmlBlocks, type HtmlBlock } from './html-blocks.ts'

/** What stands beside each other, as HTML; '' for a side that has nothing there. */
export interface TextPair {
  /**
   * `heading` of a section, `pair` for paragraphs, `once` for what both texts have, such as a figure: it is shown across
   * both sides.
   */
  readonly kind: 'heading' | 'pair' | 'once'
  readonly own: string
  readonly other: string
  /** Of the two sections that a heading opens; '' where they have none. */
  readonly ids?: readonly [string, string]
}

interface Item {
  readonly block: HtmlBlock
  /** What it can be found by in the other text; null for a paragraph. */
  readonly kind: string | null
  readonly id: string
}

/**
 * Two texts of one article beside each other: section by section, within one paragraph by paragraph where there are as
 * many, else all of them against all; figures, tables, formulae and the references once. Sections, and what is shown
 * once, are matched by their ids, else by their order where there are as many of a kind. Laws: joined, each side is its
 * text but for the tags of sections, so no paragraph is left out, doubled or out of order.
 */
export const pairTexts = (own: SafeHtml, other: SafeHtml): readonly TextPair[] => pairBlocks(own, other)

function pairBlocks(own: string, other: string): readonly TextPair[] {
  const [mine, theirs] = [itemsOf(own), itemsOf(other)]
  const keys = keysOf(mine, theirs)
  const pairs: TextPair[] = []
  let [at, beside] = [0, 0]
  for (const [left, right] of aligned(mine.map(keys.own), theirs.map(keys.other))) {
    pairs.push(...pairGap(mine.slice(at, left), theirs.slice(beside, right)))
    const [one, two] = [mine[left], theirs[right]]
    if (one !== undefined && two !== undefined) pairs.push(...pairItems(one.block, two.block))
    at = left + 1
    beside = right + 1
  }
  return [...pairs, ...pairGap(mine.slice(at), theirs.slice(beside))]
}

const itemsOf = (html: string): readonly Item[] =>
  htmlBlocks(html)
    .filter(({ html: text }) => text.trim() !== '')
    .map((block) => {
      const kind = kindOf(block)
      return { block, kind, id: kind === null ? '' : idOf(block) }
    })

const isPlain = ({ kind }: Item): boolean => kind === null

function kindOf(block: HtmlBlock): string | null {
  const name = blockAttribute(block, 'class')
  if (block.name === 'section' || block.name === 'figure') return `${block.name} ${name}`
  return block.name === 'div' && /^formula(?:-group)?$/.test(name) ? name : null
}

/** Of a section its heading's, where it has none of its own. */
const idOf = (block: HtmlBlock): string =>
  blockAttribute(block, 'id') ||
  (block.name === 'section' ? (/^<h[2-6] id="([^"]*)"/.exec(block.inner)?.[1] ?? '') : '')

/** The key of each item; two are the same thing where their keys are the same and not null. */
function keysOf(mine: readonly Item[], theirs: readonly Item[]) {
  const ids = (items: readonly Item[]) => new Set(items.map(({ id }) => id).filter((id) => id !== ''))
  const [own, other] = [ids(mine), ids(theirs)]
  const isShared = (id: string): boolean => own.has(id) && other.has(id)
  const count = (items: readonly Item[], kind: string | null): number =>
    items.filter((item) => item.kind === kind && !isShared(item.id)).length
  const keyOf = ({ kind, id }: Item): string | null => {
    if (kind === null) return null
    if (isShared(id)) return `#${id}`
    return count(mine, kind) === count(theirs, kind) ? kind : null
  }
  return { own: keyOf, other: keyOf }
}

/** The longest way through both in which each step has the same key, as pairs of places. */
function aligned(
  mine: readonly (string | null)[],
  theirs: readonly (string | null)[],
): readonly (readonly [number, number])[] {
  const named = (keys: readonly (string | null)[]) =>
    keys.flatMap((key, place) => (key === null ? [] : [{ key, place }]))
  const [left, right] = [named(mine), named(theirs)]
  const lengths = left.map(() => [...right.map(() => 0), 0])
  const lengthAt = (one: number, two: number): number => lengths[one]?.[two] ?? 0
  for (let one = left.length - 1; one >= 0; one -= 1)
    for (let two = right.length - 1; two >= 0; two -= 1) {
      const row = lengths[one]
      if (row === undefined) continue
      row[two] =
        left[one]?.key === right[two]?.key
          ? lengthAt(one + 1, two + 1) + 1
          : Math.max(lengthAt(one + 1, two), lengthAt(one, two + 1))
    }
  const steps: (readonly [number, number])[] = []
  let [one, two] = [0, 0]
  for (;;) {
    const [here, there] = [left[one], right[two]]
    if (here === undefined || there === undefined) return steps
    if (here.key === there.key) {
      steps.push([here.place, there.place])
      one += 1
      two += 1
    } else if (lengthAt(one + 1, two) >= lengthAt(one, two + 1)) one += 1
    else two += 1
  }
}

const htmlOf = (items: readonly Item[]): string => items.map(({ block }) => block.html).join('')

/** What stands between two things that both texts have. */
function pairGap(mine: readonly Item[], theirs: readonly Item[]): readonly TextPair[] {
  if (mine.length === 0 && theirs.length === 0) return []
  const isEven = mine.length === theirs.length && mine.every(isPlain) && theirs.every(isPlain)
  return isEven
    ? mine.map(({ block }, at) => ({ kind: 'pair', own: block.html, other: theirs[at]?.block.html ?? '' }))
    : [{ kind: 'pair', own: htmlOf(mine), other: htmlOf(theirs) }]
}

/** One thing that both texts have: a section with what is in it, or what is shown once. */
function pairItems(own: HtmlBlock, other: HtmlBlock): readonly TextPair[] {
  const isSection = own.name === 'section'
  if (!isSection || sameReferences(own, other)) return [{ kind: 'once', own: own.html, other: other.html }]
  // what has a form of its own keeps it; summaries are sections like any other
  if (!['', 'summary'].includes(blockAttribute(own, 'class')))
    return [{ kind: 'pair', own: own.html, other: other.html }]
  const ids = [blockAttribute(own, 'id'), blockAttribute(other, 'id')] as const
  const [mine, theirs] = [splitHeading(own.inner), splitHeading(other.inner)]
  return [
    ...(mine.heading + theirs.heading + ids.join('') === ''
      ? []
      : [{ kind: 'heading', own: mine.heading, other: theirs.heading, ids } as const]),
    ...pairBlocks(mine.rest, theirs.rest),
  ]
}

function splitHeading(inner: string): { readonly heading: string; readonly rest: string } {
  const heading = /^<h([2-6])[\s>](?:(?!<\/h\1>)[^])*<\/h\1>/.exec(inner)?.[0] ?? ''
  return { heading, rest: inner.slice(heading.length) }
}

function sameReferences(own: HtmlBlock, other: HtmlBlock): boolean {
  const idsOf = ({ inner }: HtmlBlock): string =>
    [...inner.matchAll(/<li\b[^<>]*\sid="([^"]*)"/g)].map(([, id]) => id).join(' ')
  return (
    blockAttribute(own, 'class') === 'references' &&
    blockAttribute(other, 'class') === 'references' &&
    idsOf(own) === idsOf(other)
  )
}
