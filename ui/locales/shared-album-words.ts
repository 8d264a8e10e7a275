import type { UiLanguage } from '@xuekan/core'

/** What an album says that its member shares; it comes with its page and burdens no other. */
type SharedAlbumWord = 'kind' | 'lead' | 'empty' | 'endedTitle' | 'ended'

export const sharedAlbumWords: Readonly<Record<UiLanguage, Readonly<Record<SharedAlbumWord, string>>>> = {
  zh: {
    kind: '读者分享的文献清单',
    lead: '由一位读者自行整理，知道链接的人都能阅读；并非编辑部的推荐。',
    empty: '清单里还没有文章。',
    endedTitle: '这份清单看不到',
    ended: '分享可能已经停止，也可能链接不完整。可以向分享的人再要一次。',
  },
  en: {
    kind: 'A reading list that a reader shares',
    lead: 'Put together by one reader, for whoever has the link; it is no recommendation of the editors.',
    empty: 'Nothing is on this list yet.',
    endedTitle: 'This list cannot be read',
    ended: 'Its sharing may have ended, or the link is not complete. Please ask whoever sent it.',
  },
}
