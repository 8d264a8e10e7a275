import { expect, it } from 'vitest'
import { mediaHead } from '../../../core/domain/head/collected-head.ts'
import { printedHead } from '../../../core/domain/head/printed-head.ts'
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
} as const

it('a film is described by all of its summary, which is plain text', () => {
  const captionUrls = { zh: '', en: '' }
  const content = { item, cues: [], chapters: [], captionUrls, article: null, others: [] }
  const { metas } = printedHead({
    shell,
    route: parseRoute('/en/video/6'),
    language: 'en',
    origin,
    ...mediaHead(content),
  })
  expect(metas).toContainEqual({ name: 'description', content: 'Depth h < 0.3 m and v > 1 m/s & no fish' })
})
