import { triedElsewhere } from './tried-elsewhere.ts'
import { everyYear, printAdvancedQuery } from '@xuekan/core/search'
import { endpoints, decode, type Endpoint } from '@xuekan/rc-pub/contract'
import { describe, expect, it } from 'vitest'
import { createRcPub, createRcPubServer } from '../../../server/rc-pub/index.ts'
import { servedSamples, type Envelope } from './served-samples.ts'

const { server, rcPub, store, siteId, failures } = servedSamples()

/** An id out of the store, so that every call has something to answer. */
async function idOf(sql: string): Promise<number> {
  const [row] = await store().query<{ id: number }>(sql)
  return row?.id ?? 0
}
/** The samples are in no registry. */
async function aNumber(): Promise<string> {
  const id = await anArticle()
  await store().query(`update article set registry_ids = array['pmid:31415'] where id = $1`, [id])
  return '31415'
}

const anArticle = () => idOf('select id from article where has_text order by id limit 1')
const anIssue = () => idOf('select id from period order by id limit 1')
const aChannelWithModules = () =>
  idOf(`select c.id from channel c join site s on s.id = c.site_id where s.sld = 'slgc' and c.code = 'index'`)
const aChannel = () => idOf(`select id from channel where body_zh <> '' order by id limit 1`)
const aDoi = async () =>
  (await store().query<{ doi: string }>(`select doi from article where doi <> '' order by id limit 1`))[0]
    ?.doi

const anAuthor = async () => {
  const [row] = await store().query<{ name: string }>(
    `select record->'contributors'->0->'name'->>'zh' as name from article where author_keys <> '{}' order by id limit 1`,
  )
  return encodeURIComponent(row?.name ?? '')
}

const anEntry = (table: string, suits = 'true') =>
  idOf(`select id from ${table} where ${suits} order by id limit 1`)
const aBoard = () => idOf('select channel_id as id from expert order by id limit 1')

const illustrated = (table: string) => idOf(`select min(article_id) as id from ${table}`)

/** Titles that hold a word, as the core prints advanced queries. */
const advanced = encodeURIComponent(
  printAdvancedQuery({
    condition: { kind: 'term', field: 'title', match: 'fuzzy', text: 'water' },
    years: everyYear,
  }),
)

const given: readonly (readonly [keyof typeof endpoints, () => string | Promise<string>])[] = [
  ['findSite', () => 'site/findBySld?sld=slgc'],
  ['siteById', () => `site/findById?siteId=${siteId('emf')}`],
  ['groupOfSite', () => `site/getGroup?siteId=${siteId('emf')}`],
  ['searchConfig', () => `site/${siteId('slgc')}/search-config`],
  ['header', () => `config-header/getConfigHeader?siteId=${siteId('slgc')}`],
  ['footer', () => `config-footer/getConfigFooter?siteId=${siteId('hengwen')}`],
  ['channelList', () => `channel/getChannelList?siteId=${siteId('slgc')}&filter=true`],
  ['channelInfo', async () => `channel/getChannelInfo?channelId=${await aChannel()}`],
  ['tools', () => `toolbar/getTools?siteId=${siteId('slgc')}`],
  ['basicInfo', () => `site/getBasicInfo?siteId=${siteId('slgc')}`],
  ['modules', async () => `module/getModuleList?channelId=${await aChannelWithModules()}`],
  ['searchConditions', () => `search/getSearchConditions?siteId=${siteId('slgc')}&type=article`],
  ['layout', () => `layout/getLayout?siteId=${siteId('slgc')}`],
  ['publicationConfig', () => `publication/getPublicationConfig?siteId=${siteId('slgc')}`],
  ['publications', () => `publication/getPublications?siteId=${siteId('www')}`],
  ['periodTree', () => `front-period/getPeriodTree?siteId=${siteId('slgc')}`],
  ['periodTreeByYear', () => `front-period/getPeriodTree?siteId=${siteId('slgc')}&groupByYear=1&periodAsc=1`],
  ['firstTwoPeriods', () => `front-period/getFirstTwoPeriods?publicationIndexId=${siteId('slgc')}`],
  ['contents', async () => `front-article/getArticlesByPeriodicalIdGroupByColumn/${await anIssue()}?size=50`],
  ['articleByDoi', async () => `front-article/getArticleByDoi?doi=${await aDoi()}`],
  ['articleByRegistryId', async () => `front-article/getArticleByRegistryId?pmid=${await aNumber()}`],
  ['articleById', async () => `front-article/${await anArticle()}`],
  ['fullText', async () => `front-article/getHtml?id=${await anArticle()}`],
  ['periodTreePage', () => `front-period/getPeriodTreeForPage?siteId=${siteId('slgc')}&magType=1&size=10`],
  ['attachTypes', async () => `front-article/getAttachTypesById?id=${await anArticle()}`],
  ['attachments', async () => `front-article/getAttach?id=${await anArticle()}`],
  ['references', async () => `front-article/getReference?id=${await anArticle()}`],
  ['statistics', async () => `front-article/getStatistics?id=${await anArticle()}`],
  ['relations', async () => `front-article/relations?id=${await anArticle()}&size=5`],
  ['publicizeInfo', async () => `front-article/getPublicizeInfo?id=${await anArticle()}`],
  ['author', async () => `author/getAuthor?siteId=${siteId('www')}&name=${await anAuthor()}`],
  ['authorArticles', async () => `author/getArticles?siteId=${siteId('www')}&name=${await anAuthor()}`],
  [
    'indexTerm',
    async () => `front-index/getTerm?siteId=${siteId('www')}&type=author&name=${await anAuthor()}`,
  ],
  [
    'indexTermArticles',
    async () => `front-index/getArticles?siteId=${siteId('www')}&type=author&name=${await anAuthor()}`,
  ],
  ['indexTerms', () => `front-index/getTerms?siteId=${siteId('www')}&type=keyword&size=5`],
  ['linkedTerms', async () => `front-index/getLinked?siteId=${siteId('www')}&id=${await anArticle()}`],
  ['unissued', () => `front-article/getUnissued?siteId=${siteId('slgc')}&type=onlineFirst&size=5`],
  ['unissuedColumns', () => `front-article/getUnissuedColumns?siteId=${siteId('slgc')}&type=onlineFirst`],
  ['publishingPace', () => `front-article/getPublishingPace?siteId=${siteId('slgc')}`],
  ['latest', () => `front-article/getLatest?siteId=${siteId('hengwen')}&size=5`],
  ['mostRead', () => `rank/getArticles?siteId=${siteId('www')}&type=views&size=5`],
  ['batchCitations', async () => `front-article/batchPublicizeInfo?ids=${await anArticle()}`],
  ['search', () => `search/search?siteId=${siteId('www')}&q=water&page=0&size=20`],
  ['quickSearch', () => `search/quickSearch?siteId=${siteId('www')}&q=water`],
  ['advSearch', () => `search/advSearch?siteId=${siteId('www')}&q=${advanced}`],
  ['articleSearch', () => `front-article/search?siteId=${siteId('www')}&q=water`],
  ['articleQuickSearch', () => `front-article/quickSearch?siteId=${siteId('www')}&q=water`],
  ['articleAdvancedSearch', () => `front-article/advancedSearch?siteId=${siteId('www')}&q=${advanced}`],
  ['searchCounts', () => `search/counts?siteId=${siteId('www')}&q=water&types=428;25;news`],
  ['others', () => `search/others?siteId=${siteId('slgc')}&q=`],
  ['publicationSearch', () => `publication/search?siteId=${siteId('www')}&q=0577&field=issn`],
  ['clusters', () => `search/clusters?siteId=${siteId('www')}&q=water`],
  ['analyze', () => `search/analyze?siteId=${siteId('www')}&q=water&type=article`],
  ['acrossLanguages', () => `search/acrossLanguages?siteId=${siteId('www')}&q=${encodeURIComponent('水库')}`],
  ['respell', () => `search/respell?siteId=${siteId('www')}&q=hydrualic`],
  ['termReadings', () => `search/readings?siteId=${siteId('www')}&q=fish+way`],
  ['suggestions', () => `search/suggestions?siteId=${siteId('www')}&q=w`],
  ['suggestionsByKind', () => `search/suggestionsByKind?siteId=${siteId('www')}&q=w`],
  ['searchAuthors', () => `search/author?siteId=${siteId('www')}&q=li`],
  ['agreements', () => 'auth/agreements'],
  ['agreement', () => 'auth/agreement?kind=privacy'],
  ['topNews', () => `front-news/getTopNews?siteId=${siteId('slgc')}&newsDataType=news&type=`],
  ['newsList', () => `front-news/getNewsList?siteId=${siteId('www')}&newsDataType=dynamic`],
  ['latestNews', () => `front-news/getLatest?siteId=${siteId('hengwen')}&size=3`],
  ['newsById', async () => `front-news/${await anEntry('news', `kind = 'dynamic'`)}`],
  ['expertList', async () => `expert/getExpertList?topicId=${await aBoard()}&page=0&size=10&sort=`],
  ['expertById', async () => `expert/${await anEntry('expert')}`],
  ['albumList', () => `album/getAlbumList?siteId=${siteId('hengwen')}`],
  ['albumById', async () => `album/${await anEntry('album')}`],
  ['albumPapers', async () => `album/getPapers?id=${await anEntry('album')}`],
  ['albumFigures', async () => `album/getFigures?id=${await anEntry('album')}`],
  ['albumTables', async () => `album/getTables?id=${await anEntry('album')}`],
  ['albumExperts', async () => `album/getExperts?id=${await anEntry('album', `experts <> '{}'`)}`],
  ['topicList', () => `topic/getTopicList?siteId=${siteId('www')}`],
  ['topicById', async () => `topic/${await anEntry('topic')}`],
  ['topicArticles', async () => `topic/getArticles?topicId=${await anEntry('topic')}`],
  ['bookConfig', () => `rc-book/getBookConfig?siteId=${siteId('slgc')}&configName=BOOK_CLOUD_CHECK`],
  ['memberBookJump', () => `frontMembers/jumpBookCloud?siteId=${siteId('slgc')}`],
  ['bookJump', () => `rc-book/jumpBookCloud?siteId=${siteId('slgc')}&p=credential-1`],
  ['bookList', () => `rc-book/getBookList?siteId=${siteId('hengwen')}`],
  ['bookById', async () => `rc-book/${await anEntry('book')}`],
  ['documentList', () => `rc-doc/getDocList?siteId=${siteId('slgc')}`],
  ['documentById', async () => `rc-doc/${await anEntry('document')}`],
  ['pictureList', () => `picture/getPictureList?siteId=${siteId('hengwen')}&q=1&size=5`],
  ['picturesOfArticle', async () => `picture/getPicturesByArticle?articleId=${await illustrated('figure')}`],
  ['pictureById', async () => `picture/${await illustrated('figure')}-0`],
  ['tableList', () => `table/getTableList?siteId=${siteId('hengwen')}&size=5`],
  ['tablesOfArticle', async () => `table/getTablesByArticle?articleId=${await illustrated('article_table')}`],
  ['tableById', async () => `table/${await illustrated('article_table')}-0`],
  ['vodList', () => `vod/getVodList?siteId=${siteId('hengwen')}&type=video`],
  ['vodInfo', async () => `vod/info?id=${await anEntry('media_item', `record->>'article' <> ''`)}`],
]

describe('every call of the contract', () => {
  it.each(given)(
    '%s answers in its strict form, over HTTP as within the process [C7.17]',
    async (name, path) => {
      const url = new URL(`/rc-pub/front/${await path()}`, 'http://localhost')
      const within = await rcPub().answer({
        method: 'GET',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: { language: 'zh' },
        body: null,
      })
      const value = within.body.kind === 'value' ? (within.body.value as Envelope<unknown>) : null
      const over = await server().inject({ url: url.pathname + url.search, headers: { language: 'zh' } })
      // the printed form has passed the strict schema: a missing key fails there, and one too many is missing here
      expect(over.json()).toEqual(value)
      expect(value).toMatchObject({ status: 0, message: '操作成功' })
      expect(value?.data).not.toBeNull()
      const endpoint = endpoints[name] as Endpoint<unknown>
      if (endpoint.answer === null) throw new Error('bytes have no form')
      expect(decode(endpoint.answer, value?.data)).toEqual({ ok: true, value: value?.data })
      expect(failures).toEqual([])
    },
  )

  it('is in the table above, if it has an envelope', () => {
    const tried = new Set<string>(given.map(([name]) => name))
    const enveloped = Object.entries(endpoints).filter(([, { form }]) => form === 'enveloped')
    const untried = enveloped.map(([name]) => name).filter((name) => !tried.has(name))
    expect(untried.toSorted()).toEqual(triedElsewhere)
  })
})

describe('what nobody asked for', () => {
  it('is refused in an envelope', async () => {
    for (const url of ['/rc-pub/front/nothing', '/rc-pub/front/site/findBySld/more', '/rc-pub/']) {
      const answer = await server().inject({ url })
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { status: 404, message: 'There is no such call.', data: null },
      ])
    }
    const posted = await server().inject({ method: 'POST', url: '/rc-pub/front/site/findBySld?sld=slgc' })
    expect([posted.statusCode, posted.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(posted.json()).toEqual({
      status: 405,
      message: 'This call does not have the method of the request.',
      data: null,
    })
  })

  it('and a failure of the store is an envelope too, and is reported', async () => {
    const reported: unknown[] = []
    const database = {
      ...store(),
      query: <Row>(sql: string) =>
        /\bmeta\b|site_version/.test(sql) ? store().query<Row>(sql) : Promise.reject(new Error('no store')),
    }
    const failing = await createRcPub({ database, report: (failure) => reported.push(failure) })
    const lone = await createRcPubServer(failing)
    const answer = await lone.inject({ url: '/rc-pub/front/site/findBySld?sld=slgc' })
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { status: 500, message: 'The system is busy, please try again later.', data: null },
    ])
    expect(reported).toHaveLength(1)
    await failing.close()
    await lone.close()
  })
})

describe('openapi.json', () => {
  it('describes every path, and tells known calls from chosen ones', async () => {
    const answer = await server().inject({ url: '/rc-pub/openapi.json' })
    const { paths } = answer.json<{ paths: Record<string, Record<string, { 'x-known': boolean }>> }>()
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => [`${method} ${path}`, call['x-known']]),
    )
    const expected = Object.values(endpoints).map(({ method, path, origin }) => [
      `${method.toLowerCase()} /rc-pub${path}`,
      origin === 'known',
    ])
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(expected))
  })

  it('says how a file is sent to the call that takes one [C7.14]', async () => {
    const { paths } = (await server().inject({ url: '/rc-pub/openapi.json' })).json<{
      paths: Record<string, { post?: { requestBody?: { content: object } } }>
    }>()
    const taking = Object.entries(paths).filter(
      ([, { post }]) => post?.requestBody !== undefined && !('application/json' in post.requestBody.content),
    )
    expect(taking.map(([path]) => path)).toEqual(['/rc-pub/front/files/fileUpload'])
    expect(Object.keys(taking[0]?.[1].post?.requestBody?.content ?? {})).toEqual([
      'multipart/form-data',
      'application/octet-stream',
    ])
  })

  it('says what is sent with a call that takes JSON [C7.11]', async () => {
    const { paths } = (await server().inject({ url: '/rc-pub/openapi.json' })).json<{
      paths: Record<
        string,
        { post?: { requestBody?: { content: Record<string, { schema: { properties?: object } }> } } }
      >
    }>()
    const { content } = paths['/rc-pub/front/auth/login']?.post?.requestBody ?? {}
    expect(Object.keys(content?.['application/json']?.schema.properties ?? {})).toEqual([
      'userName',
      'password',
      'aesKey',
      'rememberMe',
      'device',
      'identify',
      'captcha',
    ])
  })
})
