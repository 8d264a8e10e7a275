import { statusOfFailure } from '../../core/domain/failure/http-status.ts'
import { messageOfFailure } from '../../core/domain/failure/message-of-failure.ts'
import { contentRoute } from '../../core/domain/media/content-kinds.ts'
import { formatRoute } from '../../core/domain/route/format-route.ts'
import { printAdvancedQuery } from '../../core/domain/search/advanced-print.ts'
import { wordsOfCondition } from '../../core/domain/search/advanced-words.ts'
import { bannerDestination } from '../../core/domain/shell/banner-item.ts'
import { asSiteId } from '../../core/domain/site/site.ts'
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
