/** Years of publication, both ends included; null is no end. */
export interface YearRange {
  readonly from: number | null
  readonly to: number | null
}

export const everyYear: YearRange = { from: null, to: null }
