import type { gatheringZh } from './gathering.zh.ts'

/** What is said of hits that are gathered for the basket, in English. */
export const gatheringEn: typeof gatheringZh = {
  chosen: (shown, pages) => `${shown} selected on ${pages} ${pages === '1' ? 'page' : 'pages'}`,
  clear: 'Clear all',
  adding: 'Adding…',
  part: (shown, total, limit) =>
    `${shown} of ${total} results are in the basket, which holds at most ${limit}; export gives all of them`,
  over: (shown) => `more than ${shown}`,
}
