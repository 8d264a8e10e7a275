/** One step of the schema. Steps are never edited once released: a later one mends an earlier one. */
export interface Migration {
  readonly number: number
  readonly name: string
  /** Plain SQL that PostgreSQL and the embedded engine read alike, one statement each. */
  readonly statements: readonly string[]
}
