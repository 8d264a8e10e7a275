import { expect, it } from 'vitest'
import { mediaHead } from '../../../core/domain/head/collected-head.ts'
import { headOf } from '../../../core/domain/head/head-of.ts'
import { printedHead } from '../../../core/domain/head/printed-head.ts'
import type { MediaItem } from '../../../core/domain/media/media-item.ts'
import type { MediaContent } from '../../../core/domain/page/page-content.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { origin, shell, siteId } from './sample-journal.ts'

const item = {
  id: '6',
  siteId,
  kind: 'video',
  title: { zh: '鱼道', en: 'A fishway' },
  summary: { zh: '水深 h < 0.3 m 且 v > 1 m/s & 无鱼', en: 'Depth h < 0.3 m and v > 1 m/s & no fish' },
  maker: { zh: '', en: '' },
  publishedOn: '',
  duration: 0,
  mediaType: '',
  size: 0,
  posterUrl: '',
  playUrl: '/p',
  downloadUrl: '/d',
  plays: 0,
  downloads: 0,
} as const satisfies MediaItem

const headOfItem = (shown: MediaItem, article: MediaContent['article'] = null) =>
  printedHead({
    shell,
    route: parseRoute('/en/video/6'),
    language: 'en',
    origin,
    ...mediaHead({
      item: shown,
      cues: [],
      chapters: [],
      captionUrls: { zh: '', en: '' },
      chapterUrls: { zh: '', en: '' },
      article,
      others: [],
    }),
  })

it('a film is described by all of its summary, which is plain text', () => {
  expect(headOfItem(item).metas).toContainEqual({
    name: 'description',
    content: 'Depth h < 0.3 m and v > 1 m/s & no fish',
  })
})

it('a sound is told to search engines as such, with what is known of it', () => {
  const sound: MediaItem = {
    ...item,
    kind: 'audio',
    summary: { zh: '', en: '' },
    publishedOn: '2026-10-22',
    duration: 75,
    mediaType: 'audio/mpeg',
    posterUrl: '/poster.svg',
  }
  expect(headOfItem(sound).jsonLd).toMatchObject({
    '@type': 'AudioObject',
    name: 'A fishway',
    description: 'A fishway',
    thumbnailUrl: `${origin}/poster.svg`,
    uploadDate: '2026-10-22T00:00:00Z',
    contentUrl: `${origin}/p`,
    encodingFormat: 'audio/mpeg',
  })
  const bare = headOfItem(item).jsonLd
  expect(bare).toMatchObject({ '@type': 'VideoObject', name: 'A fishway' })
  for (const absent of ['thumbnailUrl', 'uploadDate', 'isPartOf', 'encodingFormat'])
    expect(bare).not.toHaveProperty(absent)
})

it('a page that stands for none has the head of all', () => {
  const route = parseRoute('/en/nowhere/at/all')
  const input = { shell, route, language: 'en', origin, title: [], content: null } as const
  expect(printedHead(input)).toEqual({ ...headOf(input), placeJsonLd: [] })
})
