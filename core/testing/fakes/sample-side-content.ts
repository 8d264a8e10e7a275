import type { Album } from '../../domain/album/album.ts'
import type { Article } from '../../domain/article/article.ts'
import type { Expert } from '../../domain/expert/expert.ts'
import type { ArticlePicture } from '../../domain/media/article-media.ts'
import { newsTabs } from '../../domain/news/news-tabs.ts'
import type { Site } from '../../domain/site/site.ts'
import type { SafeHtml } from '../../domain/text/safe-html.ts'
import type {
  FakeAlbum,
  FakeDocument,
  FakeExpert,
  FakeNews,
  FakeSideContent,
  FakeTopic,
} from './fake-side-content.ts'

const prose = (zh: string, en: string) => ({ zh: `<p>${zh}</p>` as SafeHtml, en: `<p>${en}</p>` as SafeHtml })

/** Two items of each kind, a day apart, and one that is read at its source. */
const newsOf = ({ id: siteId, name }: Site): readonly FakeNews[] =>
  [...newsTabs, ...newsTabs, 'wechat'].map((newsDataType, at) => ({
    news: {
      id: `${siteId}8${at}`,
      siteId,
      title: { zh: `${name.zh}第${at + 1}条消息`, en: `Item ${at + 1} of ${name.en}` },
      summary: { zh: '水位上涨。', en: 'The water rises.' },
      publishedOn: `2026-0${(at % 4) + 1}-${10 + at}`,
      coverUrl: '',
      newsDataType,
      original: newsDataType === 'wechat' ? 2 : 0,
      sourceLink: newsDataType === 'wechat' ? 'https://news.example/water' : '',
    },
    channelId: at === 0 ? `${siteId}02` : '',
    body: newsDataType === 'wechat' ? { zh: null, en: null } : prose('水位上涨。', 'The water rises.'),
  }))

const expertOf = ({ id: siteId }: Site, topicId: string, at: number): FakeExpert => {
  const expert: Expert = {
    id: `${topicId}9${at}`,
    siteId,
    name: { zh: `编委${at + 1}`, en: `Editor ${at + 1}` },
    position: at === 0 ? { zh: '主编', en: 'Editor-in-chief' } : { zh: '编委', en: 'Member' },
    affiliation: { zh: '江海大学', en: 'Jianghai University' },
    field: { zh: '水文', en: 'Hydrology' },
    pictureUrl: '',
  }
  return { expert, topicId, introduction: prose('研究水文。', 'Studies water.'), email: '', orcid: '' }
}

const figureOf = (article: Article): ArticlePicture => ({
  id: `${article.id}-0`,
  label: { zh: '图 1', en: 'Fig. 1' },
  caption: { zh: '水位', en: 'Stage' },
  imageUrl: '/files/stage.png',
  anchor: 'f1',
  article,
})

const albumOf = (
  { id: siteId }: Site,
  articles: readonly Article[],
  experts: readonly FakeExpert[],
): FakeAlbum => {
  const album: Album = {
    id: `${siteId}71`,
    siteId,
    name: { zh: '洪水专辑', en: 'Floods' },
    introduction: { zh: '关于洪水的文章。', en: 'Papers on floods.' },
    coverUrl: '',
  }
  return {
    album,
    articles: articles.map(({ id }) => id),
    figures: articles.map(figureOf),
    tables: [],
    experts: experts.map(({ expert }) => expert.id),
    guestEditors: [
      {
        id: `${siteId}71-1`,
        siteId,
        name: { zh: '江川', en: 'Jiang Chuan' },
        position: { zh: '', en: '' },
        affiliation: { zh: '河流研究所', en: 'Institute of Rivers' },
        field: { zh: '', en: '' },
        pictureUrl: '',
      },
    ],
  }
}

const topicOf = ({ id: siteId }: Site, articles: readonly Article[]): FakeTopic => ({
  topic: {
    id: `${siteId}61`,
    siteId,
    name: { zh: '水循环', en: 'The water cycle' },
    introduction: { zh: '水从哪里来。', en: 'Where water comes from.' },
    coverUrl: '',
  },
  articles: articles.map(({ id }) => id),
})

const documentOf = ({ id: siteId }: Site): FakeDocument => ({
  document: {
    id: `${siteId}41`,
    siteId,
    title: { zh: '投稿清单', en: 'Checklist for authors' },
    summary: { zh: '投稿前核对。', en: 'To go through before you submit.' },
    publishedOn: '2026-01-05',
    fileUrl: '',
    fileName: '',
    fileSize: 0,
  },
  body: prose('核对单位。', 'Check the units.'),
})

/** What the sample sites show beside their articles. */
export function sampleSideContent(sites: readonly Site[], articles: readonly Article[]): FakeSideContent {
  const journals = sites.filter(({ type }) => type === 'single')
  const experts = journals.flatMap((site) => [
    ...[0, 1, 2].map((at) => expertOf(site, `${site.id}02`, at)),
    expertOf(site, `${site.id}61`, 0),
  ])
  const firstOf = (site: Site): readonly Article[] =>
    articles.filter(({ siteId }) => siteId === site.id).slice(0, 3)
  return {
    news: sites.flatMap(newsOf),
    topNews: Object.fromEntries(
      sites.map((site) => [
        site.id,
        newsOf(site)
          .slice(0, 1)
          .map(({ news: { siteId, title, newsDataType, original, sourceLink } }) => ({
            id: `${site.id}80`,
            siteId,
            title,
            newsDataType,
            original,
            sourceLink,
            pictureUrl: '/files/top.png',
          })),
      ]),
    ),
    experts,
    albums: journals.map((site) =>
      albumOf(
        site,
        firstOf(site),
        experts.filter(({ expert }) => expert.siteId === site.id),
      ),
    ),
    topics: journals.map((site) => topicOf(site, firstOf(site))),
    bookCloud: {
      check: 'true',
      jumpUrls: { 'member-0001': 'https://books.example/open?p=member-0001' },
      own: '',
    },
    books: journals.map(({ id: siteId }) => ({
      id: `${siteId}51`,
      siteId,
      title: { zh: '水文手册', en: 'Handbook of Hydrology' },
      authors: { zh: '林溪', en: 'Xi Lin' },
      publisher: { zh: '江海出版社', en: 'River and Sea Press' },
      introduction: { zh: '一本手册。', en: 'A handbook.' },
      year: 2025,
      isbn: '978-7-0000-0001-0',
      coverUrl: '',
      link: 'https://books.example/hydrology',
    })),
    documents: journals.map(documentOf),
  }
}
