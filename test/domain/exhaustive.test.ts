import {
  asSiteId,
  bannerDestination,
  contentRoute,
  formatRoute,
  messageOfFailure,
  printAdvancedQuery,
  statusOfFailure,
  wordsOfCondition,
} from '@xuekan/core'
import { describe, expect, it } from 'vitest'

const banner = { url: '', id: '1', indexId: '', doi: '', siteId: asSiteId('26') }
const place = { language: 'zh', prefixed: true } as const
const years = { from: null, to: null }

/** A member of a union that no code knows of: what a newer version may have kept or sent. */
const unknown = (fields: object): never => fields as never

describe('a value outside of its union', () => {
  it.each<readonly [rule: string, act: () => unknown, named: string]>([
    ['bannerDestination', () => bannerDestination(unknown({ ...banner, type: 'poll' }), place), 'poll'],
    ['statusOfFailure', () => statusOfFailure(unknown({ kind: 'tired' })), 'tired'],
    ['messageOfFailure', () => messageOfFailure(unknown({ kind: 'tired' })), 'tired'],
    ['contentRoute', () => contentRoute('podcasts' as never, 'zh'), 'podcasts'],
    ['formatRoute', () => formatRoute(unknown({ page: 'shop', language: 'zh' })), 'shop'],
    ['printAdvancedQuery', () => printAdvancedQuery({ condition: unknown({ kind: 'xor' }), years }), 'xor'],
    ['wordsOfCondition', () => wordsOfCondition(unknown({ kind: 'xor' })), 'xor'],
  ])('is refused by %s with its name, and not taken for another', (_, act, named) => {
    expect(act).toThrow('Unhandled case: ')
    expect(act).toThrow(named)
  })
})
