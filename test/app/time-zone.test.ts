import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { inherited } from '../browser/support/inherited.ts'

const days = ['2026-01-01T00:00:00Z', '2026-07-01T00:00:00Z'] as const

describe('the time zone of the tests', () => {
  it('is half an hour off UTC, in winter and in summer', () => {
    expect(days.map((day) => new Date(day).getTimezoneOffset())).toEqual([210, 150])
  })

  it('is that of the processes that they start', () => {
    const script = `console.log(new Date('${days[0]}').getTimezoneOffset())`
    const printed = execFileSync(process.execPath, ['-e', script], { env: inherited(), encoding: 'utf8' })
    expect(printed.trim()).toBe('210')
  })
})
