import { sampleAccount } from './fake-account-gateway.ts'
import type { Article } from '../../domain/article/article.ts'
import type { MediaArticle } from '../../domain/media/article-media.ts'
import type { MediaKind, MediaPage } from '../../domain/media/media-item.ts'
import type { Site } from '../../domain/site/site.ts'
import type { SafeHtml } from '../../domain/text/safe-html.ts'
import type { FakeMediaContent } from './fake-media-content.ts'

const prose = (html: string): SafeHtml => html as SafeHtml

const ofArticle = (article: Article): MediaArticle => ({
  id: article.id,
  siteId: article.siteId,
  doi: article.doi,
  title: article.title,
  journalName: article.journalName,
  year: article.year,
  volume: article.volume,
  issue: article.issue,
  publishedOn: article.publishedOn,
})

const figures = [
  ['水位过程', 'Water level'],
  ['站点分布', 'Gauging stations'],
] as const

const picturesOf = (article: Article) =>
  figures.map(([zh, en], index) => ({
    id: `${article.id}-${index}`,
    label: { zh: `图 ${index + 1}`, en: `Fig. ${index + 1}` },
    caption: { zh: `${zh} 100%`, en: `${en}, 100%` },
    imageUrl: `/figures/${article.id}-${index}.svg`,
    anchor: `f${index + 1}`,
    article: ofArticle(article),
  }))

const tableOf = (article: Article) => ({
  id: `${article.id}-0`,
  label: { zh: '表 1', en: 'Table 1' },
  caption: { zh: '站点流量', en: 'Discharge of the stations' },
  imageUrl: '',
  anchor: 't1',
  article: ofArticle(article),
  html: {
    zh: prose('<table><tbody><tr><td>流量</td></tr></tbody></table>'),
    en: prose('<table><tbody><tr><td>Discharge</td></tr></tbody></table>'),
  },
  csvUrl: { zh: `/tables/${article.id}-0.zh.csv`, en: `/tables/${article.id}-0.en.csv` },
})

const mediaOf = (site: Site, kind: MediaKind, number: number, article: Article | undefined): MediaPage => ({
  item: {
    id: `${site.id}70${number}`,
    siteId: site.id,
    kind,
    title: {
      zh: `${site.name.zh}的${kind === 'audio' ? '声音' : '影片'}`,
      en: `A ${kind} of ${site.name.en}`,
    },
    summary: { zh: '水在动。', en: 'Water moves.' },
    maker: { zh: '编辑部', en: 'Editorial office' },
    publishedOn: `2026-0${number + 1}-15`,
    duration: 12,
    mediaType: kind === 'audio' ? 'audio/wav' : 'video/webm',
    size: 12_000,
    posterUrl: '/poster.svg',
    playUrl: `/rc-pub/front/vod/play?id=${site.id}70${number}`,
    downloadUrl: '/rc-pub/front/files/download?id=7',
    plays: 3,
    downloads: 1,
  },
  cues: [{ begin: 500, end: 2_500, text: { zh: '水来了。', en: 'The water comes.' } }],
  chapters: [
    { begin: 0, title: { zh: '来水', en: 'The flood' } },
    { begin: 2_000, title: { zh: '退水', en: 'The ebb' } },
  ],
  captionUrls: { zh: '/captions.zh.vtt', en: '/captions.en.vtt' },
  chapterUrls: { zh: '/chapters.zh.vtt', en: '/chapters.en.vtt' },
  article: article === undefined ? null : ofArticle(article),
})

/** Figures, tables, sounds and films of the sample deployment, and its one member. */
export const sampleMediaContent = (
  sites: readonly Site[],
  articles: readonly Article[],
): Required<FakeMediaContent> => {
  const illustrated = articles.filter(({ hasFullText }) => hasFullText)
  return {
    pictures: illustrated.flatMap(picturesOf),
    tables: illustrated.map(tableOf),
    media: sites
      .filter(({ type }) => type !== 'all')
      .flatMap((site, index) => [
        mediaOf(
          site,
          'video',
          index * 2,
          articles.find(({ siteId }) => siteId === site.id),
        ),
        mediaOf(site, 'audio', index * 2 + 1, undefined),
      ]),
    members: { [sampleAccount.token]: sampleAccount.member },
    accounts: [sampleAccount],
  }
}
