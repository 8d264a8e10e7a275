/** A query with the articles that should come first, by the end of their DOI, each with how much it is wanted, 1 to 3. */
export interface JudgedSearch {
  /** One article that somebody has in mind, or all that there is of a subject. */
  readonly kind: 'known' | 'topic'
  readonly query: string
  readonly wanted: ReadonlyMap<string, number>
}

/** Lines of kind, query and wanted articles (`slgc.2026.05.001:3`) between tabs. Throws for a line that is none. */
export const readJudged = (file: string): readonly JudgedSearch[] =>
  file
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [kind, query = '', articles = ''] = line.split('\t')
      const wanted = new Map(
        articles.split(' ').map((each) => {
          const [, doi = '', grade = ''] = /^(.+):([123])$/.exec(each) ?? []
          return [doi, Number(grade)] as const
        }),
      )
      if ((kind !== 'known' && kind !== 'topic') || query === '' || wanted.has(''))
        throw new Error(`no judged search: ${line}`)
      return { kind, query, wanted }
    })

const gain = (grade: number, place: number): number => (2 ** grade - 1) / Math.log2(place + 2)

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** nDCG of the first ten hits: 1 where those that are wanted most come first, 0 where none is among them. */
export function ndcg({ wanted }: Pick<JudgedSearch, 'wanted'>, hits: readonly string[]): number {
  const ideal = [...wanted.values()].toSorted((one, other) => other - one).slice(0, 10)
  const found = hits.slice(0, 10).map((hit, place) => gain(wanted.get(hit) ?? 0, place))
  return total(found) / total(ideal.map(gain))
}

/** One over the place of the first wanted hit; 0 where there is none. */
export function reciprocalRank({ wanted }: Pick<JudgedSearch, 'wanted'>, hits: readonly string[]): number {
  const place = hits.findIndex((hit) => wanted.has(hit))
  return place < 0 ? 0 : 1 / (place + 1)
}

export const mean = (values: readonly number[]): number => total(values) / values.length
