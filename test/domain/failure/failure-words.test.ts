import type { Failure } from '../../../core/domain/failure/failure.ts'
import { failureWords } from '../../../core/domain/failure/failure-words.ts'
import { describe, expect, it } from 'vitest'

const call = 'site'
const refused = (status: number): Failure => ({ kind: 'refused', call, status, message: '' })

describe('failureWords', () => {
  it.each([
    [{ kind: 'absent', call, gone: true } as const, 'gone'],
    [refused(500), 'failing'],
    [refused(502), 'failing'],
    [refused(503), 'failing'],
    [refused(504), 'timeout'],
    [refused(1), 'refused'],
    [refused(403), 'refused'],
    [refused(5003), 'refused'],
    [{ kind: 'unreachable', call }, 'unreachable'],
    [{ kind: 'malformed', call, field: '' }, 'malformed'],
    [{ kind: 'timeout', call }, 'timeout'],
  ] as const)('tells %j as %s: a server that fails has not judged the request [C8.1]', (failure, words) => {
    expect(failureWords(failure)).toBe(words)
  })
})
