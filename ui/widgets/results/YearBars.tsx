import { everyYear, type FacetValue, type YearRange } from '@xuekan/core/search'
import { beyond, years } from './results.css.ts'

const height = 52
const step = 10
/** Fewer years leave room at the right. */
const fewest = 12

/**
 * How many articles each year has, as bars from the oldest to the newest; none where they are not counted. The list
 * below says it in numbers.
 */
export function YearBars({
  values,
  range,
  chosen = [],
}: {
  readonly values: readonly FacetValue[]
  /** Years beyond it stand back. */
  readonly range?: YearRange
  /** Where there are some, other years stand back. */
  readonly chosen?: readonly string[]
}) {
  const counted = values.flatMap(({ value, count }) => (count === null ? [] : [{ value, count }]))
  if (counted.length < 3) return null
  const inOrder = counted.sort((a, b) => Number(a.value) - Number(b.value))
  const most = Math.max(...inOrder.map(({ count }) => count))
  return (
    <svg
      className={years}
      viewBox={`0 0 ${Math.max(fewest, inOrder.length) * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {inOrder.map(({ value, count }, index) => {
        const tall = Math.max(2, Math.round((count / most) * height))
        return (
          <rect
            key={value}
            className={holds(range, Number(value)) && isAmong(chosen, value) ? undefined : beyond}
            x={index * step + 1}
            y={height - tall}
            width={step - 2}
            height={tall}
          />
        )
      })}
    </svg>
  )
}

const isAmong = (chosen: readonly string[], value: string): boolean =>
  chosen.length === 0 || chosen.includes(value)

const holds = ({ from, to }: YearRange = everyYear, year: number): boolean =>
  (from === null || year >= from) && (to === null || year <= to)
