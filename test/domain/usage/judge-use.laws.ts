import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  doubleClickLasts,
  judgeUse,
  type JudgedUse,
  type SeenUses,
  type UseKind,
} from '../../../core/domain/usage/judge-use.ts'

interface Click {
  readonly kind: UseKind
  readonly at: number
}

const start = Date.UTC(2026, 10, 20)
const pause = fc.oneof(
  fc.integer({ min: 0, max: 40_000 }),
  fc.constantFrom(0, doubleClickLasts, doubleClickLasts + 1, 1_800_000, 3_600_000),
)
const clicks: fc.Arbitrary<readonly Click[]> = fc
  .array(fc.record({ kind: fc.constantFrom('page' as const, 'file' as const), pause }), { maxLength: 40 })
  .map((steps) => {
    let at = start
    return steps.map(({ kind, pause: more }) => ({ kind, at: (at += more) }))
  })

function judged(all: readonly Click[]): readonly (Click & JudgedUse)[] {
  let seen: SeenUses = {}
  return all.map((click) => {
    const one = judgeUse(seen, click.kind, click.at)
    seen = one.seen
    return { ...click, ...one }
  })
}
const hourOf = ({ at }: Click): number => Math.floor(at / 3_600_000)

describe('judgeUse', () => {
  it('should count clicks of one kind once for each gap of more than 30 seconds, and the first', () => {
    fc.assert(
      fc.property(clicks, (all) => {
        const counted = judged(all).filter(({ isCounted }) => isCounted)
        for (const kind of ['page', 'file'] as const) {
          const times = all.filter((click) => click.kind === kind).map(({ at }) => at)
          const expected = times.filter((at, n) => n === 0 || at - (times[n - 1] ?? 0) > doubleClickLasts)
          expect(counted.filter((click) => click.kind === kind).map(({ at }) => at)).toEqual(expected)
        }
      }),
    )
  })

  it('should find as many unique uses as there are hours in which something counted', () => {
    fc.assert(
      fc.property(clicks, (all) => {
        const counted = judged(all).filter(({ isCounted }) => isCounted)
        const files = counted.filter(({ kind }) => kind === 'file')
        expect(counted.filter(({ isUnique }) => isUnique)).toHaveLength(new Set(counted.map(hourOf)).size)
        expect(files.filter(({ isUniqueFile }) => isUniqueFile)).toHaveLength(new Set(files.map(hourOf)).size)
      }),
    )
  })

  it('should call nothing unique that does not count, and no page a file', () => {
    fc.assert(
      fc.property(clicks, (all) => {
        for (const { isCounted, isUnique, isUniqueFile, kind } of judged(all)) {
          expect(isCounted || !(isUnique || isUniqueFile)).toBe(true)
          expect(kind === 'file' || !isUniqueFile).toBe(true)
        }
      }),
    )
  })

  it('should count again within seconds where a clock was set back by more than half a minute', () => {
    const { seen } = judgeUse({}, 'page', start)
    expect(judgeUse(seen, 'page', start - 10_000).isCounted).toBe(false)
    expect(judgeUse(seen, 'page', start - 3_600_000).isCounted).toBe(true)
  })
})
