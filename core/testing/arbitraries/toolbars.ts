import fc from 'fast-check'
import { toolbarStyles, toolPlatforms, type Toolbar, type ToolItem } from '../../domain/shell/tool-item.ts'
import type { TopNews } from '../../domain/shell/top-news.ts'
import { asSiteId } from '../../domain/site/site.ts'
import { firstById } from '../../domain/text/first-by-id.ts'
import { arbitraryText } from './text.ts'

const id = fc.integer({ min: 1, max: 30 }).map(String)

const picture = fc.constantFrom('', '/rc-pub/front/files/get?id=5', 'https://example.org/a.png')

export const arbitraryToolItem: fc.Arbitrary<ToolItem> = fc.record({
  id,
  indexId: fc.constantFrom('', '7'),
  name: fc.constantFrom('RSS', '邮件订阅', '作者中心'),
  description: arbitraryText,
  platform: fc.constantFrom(null, ...toolPlatforms),
  type: fc.constantFrom('', '1'),
  linkType: fc.constantFrom('', '1', '2'),
  link: fc.constantFrom(
    '',
    'https://example.org/submit',
    '/zh/about/3',
    '/files/a.pdf',
    'mailto:a@example.org',
  ),
  iconUrl: picture,
  pictureUrl: picture,
})

export const arbitraryToolbar: fc.Arbitrary<Toolbar> = fc.record({
  style: fc.constantFrom(...toolbarStyles),
  items: fc.array(arbitraryToolItem, { maxLength: 6 }).map(firstById),
})

export const arbitraryTopNews: fc.Arbitrary<TopNews> = fc.record({
  id,
  siteId: fc.constantFrom('1', '26').map(asSiteId),
  title: fc.record({ zh: fc.constantFrom('', '征稿'), en: fc.constantFrom('', 'Call for papers') }),
  newsDataType: fc.constantFrom('', 'news', 'wechat'),
  original: fc.constantFrom(0, 1, 2),
  sourceLink: fc.constantFrom('', 'https://example.org/news'),
  pictureUrl: fc.constantFrom('/rc-pub/front/files/get?id=9', 'https://example.org/top.png'),
})
