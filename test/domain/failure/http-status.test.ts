import type { Failure } from '../../../core/domain/failure/failure.ts'
import { statusOfFailure, statusOfRoute } from '../../../core/domain/failure/http-status.ts'
import { siteFailureRoute } from '../../../core/domain/failure/site-failure-route.ts'
import type { Route } from '../../../core/domain/route/route.ts'
import { arbitraryUiLanguage, arbitraryRoute } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const call = 'site'
const refused = (status: number): Failure => ({ kind: 'refused', call, status, message: '' })

describe('statusOfFailure', () => {
  it.each([
    [{ kind: 'absent', call }, 404],
    [{ kind: 'absent', call, gone: true }, 410],
    [{ kind: 'expired', call, message: '' }, 401],
    [{ kind: 'unreachable', call }, 503],
    [{ kind: 'timeout', call }, 503],
    [{ kind: 'malformed', call, field: '' }, 502],
    [refused(5), 502],
    [refused(10_001), 502],
    [refused(399), 502],
    [refused(400), 400],
    [refused(429), 503],
    [refused(499), 400],
    [refused(500), 503],
    [refused(599), 503],
    [refused(600), 502],
  ] as const)('answers for a page that failed with %j with %i', (failure, status) => {
    expect(statusOfFailure(failure)).toBe(status)
  })
})

describe('statusOfRoute', () => {
  it('is 404 for an unknown path, 403 and 503 for the two closed sites [C2.4, C2.5]', () => {
    expect(statusOfRoute({ page: 'unknown', language: null, path: '/a/b' })).toBe(404)
    expect(statusOfRoute({ page: 'forbidden', language: 'zh' })).toBe(403)
    expect(statusOfRoute({ page: 'error', language: 'zh' })).toBe(503)
  })

  it('should be 200 for every other page', () => {
    const closed: readonly Route['page'][] = ['unknown', 'forbidden', 'error']
    fc.assert(
      fc.property(
        arbitraryRoute.filter(({ page }) => !closed.includes(page)),
        (route) => {
          expect(statusOfRoute(route)).toBe(200)
        },
      ),
    )
  })
})

describe('siteFailureRoute', () => {
  it('leads to /forbiddenPage for the status 10001 [C8.2]', () => {
    expect(siteFailureRoute(refused(10_001), 'en')).toEqual({ page: 'forbidden', language: 'en' })
  })

  it('should lead to /errorPage for any other failure [C8.2]', () => {
    const other = fc.oneof(
      fc
        .integer()
        .filter((status) => status !== 10_001)
        .map(refused),
      fc.constantFrom<Failure>({ kind: 'timeout', call }, { kind: 'absent', call }),
    )
    fc.assert(
      fc.property(other, arbitraryUiLanguage, (failure, language) => {
        expect(siteFailureRoute(failure, language)).toEqual({ page: 'error', language })
      }),
    )
  })
})
