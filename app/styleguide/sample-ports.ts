import {
  err,
  ok,
  type CitationGateway,
  type CookieJar,
  type Failure,
  type Navigation,
  type SearchGateway,
} from '@xuekan/core'
import { createBehavior } from '@xuekan/core/reactive'
import type { Suggestion } from '@xuekan/core/search'
import type { TextStore } from '@xuekan/web'
import { of } from 'rxjs'

/** A store that forgets with the page. */
export function createSampleStore(): TextStore {
  const stored = new Map<string, string>()
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => {
      stored.set(key, value)
      return true
    },
    clear: (key) => void stored.delete(key),
  }
}

/** Cookies that nobody else sees. */
export const sampleCookies = (values: Readonly<Record<string, string>>): CookieJar => ({
  read: (name) => values[name] ?? '',
  write: () => undefined,
  clear: () => undefined,
})

/** Leads nowhere, and says where it would have. */
export const sampleNavigation = (address: string, follow: (address: string) => void): Navigation => ({
  address: createBehavior(address),
  go: follow,
  cover: follow,
  uncover: follow,
  leave: follow,
  open: follow,
})

/** Every article cited alike, or no answer at all. */
export const sampleCitations = (answers: boolean): CitationGateway => ({
  batchInfo: ({ siteId }, ids) =>
    of(
      answers
        ? ok(
            ids.map((id) => ({
              siteId,
              id,
              text: {
                zh: '林書文, 方若云, 江一帆. 平原湖泊风生流的三维结构[J]. 江河湖泊学报, 2026, 41(3): 201-214.',
                en: 'Lin S W, Fang R Y, Jiang Y F. Wind-driven currents in a shallow lake[J]. Journal of Rivers and Lakes, 2026, 41(3): 201-214.',
              },
            })),
          )
        : err<Failure>({ kind: 'unreachable', call: 'batchInfo' }),
    ),
})

/** Suggests longer forms of whatever is typed, and an author. */
export const sampleConditions: Pick<SearchGateway, 'suggestions'> = {
  suggestions: (_, term) =>
    of(
      ok(
        (
          [
            ['keyword', term],
            ['keyword', `${term} model`],
            ['author', '林书文', 'Shuwen Lin'],
            ['title', `${term} 数值模拟`],
          ] as const
        ).map(([kind, text, other = '']): Suggestion => ({ kind, text, other, site: null })),
      ),
    ),
}
