import type { AsyncResult } from '@xuekan/core'
import { emptySearchQuery, everyYear, type AdvancedQuery } from '@xuekan/core/search'
import { asSiteId } from '@xuekan/core/site'
import type { httpGateways } from './http-gateways.ts'

const context = { language: 'zh', siteId: asSiteId('7') } as const

const advancedQuery: AdvancedQuery = {
  condition: { kind: 'term', field: 'title', match: 'fuzzy', text: '水' },
  years: everyYear,
}

/** Every method of every gateway, asked once: the table that the fault suites go through. */
export const requested: Readonly<
  Record<string, (gateways: ReturnType<typeof httpGateways>) => AsyncResult<unknown>>
> = {
  findSite: ({ sites }) => sites.findSite({ sld: 'jiang' }, 'zh'),
  site: ({ sites }) => sites.site(context),
  group: ({ sites }) => sites.group(context),
  layout: ({ sites }) => sites.layout(context),
  toolbar: ({ sites }) => sites.toolbar(context),
  basicInfo: ({ sites }) => sites.basicInfo(context),
  modules: ({ sites }) => sites.modules(context, '5'),
  conditions: ({ search }) => search.conditions(context, 'article'),
  analyze: ({ search }) => search.analyze(context, '水', 'article'),
  acrossLanguages: ({ search }) => search.acrossLanguages(context, { ...emptySearchQuery, term: '水' }),
  respell: ({ search }) => search.respell(context, 'watre'),
  suggestions: ({ search }) => search.suggestions(context, '水'),
  header: ({ sites }) => sites.header(context),
  footer: ({ sites }) => sites.footer(context),
  channels: ({ sites }) => sites.channels(context),
  channelPage: ({ sites }) => sites.channelPage(context, '5'),
  journal: ({ sites }) => sites.journal(context),
  journals: ({ sites }) => sites.journals(context),
  periods: ({ issues }) => issues.years(context),
  byId: ({ articles }) => articles.byId(context, '5'),
  byDoi: ({ articles }) => articles.byDoi(context, '10.5555/1'),
  fullText: ({ articles }) => articles.fullText(context, '5'),
  contents: ({ articles }) => articles.contents(context, '5'),
  periodsPage: ({ issues }) => issues.page(context, { page: 0, size: 10 }),
  firstTwo: ({ issues }) => issues.firstTwo(context),
  structured: ({ articles }) => articles.structured(context, '5'),
  attachTypes: ({ articles }) => articles.attachTypes(context, '5'),
  attachments: ({ articles }) => articles.attachments(context, '5'),
  references: ({ articles }) => articles.references(context, '5'),
  statistics: ({ articles }) => articles.statistics(context, '5'),
  related: ({ articles }) => articles.related(context, '5', 10),
  shared: ({ articles }) => articles.shared(context, '5'),
  ranked: ({ articles }) => articles.ranked(context, { by: 'visits', period: '3m', size: 5 }),
  author: ({ search }) => search.author(context, { name: '林溪', orcid: '' }),
  articlesByAuthor: ({ search }) =>
    search.articlesByAuthor(context, { name: '林溪', orcid: '' }, { page: 0, size: 10 }),
  indexTerm: ({ search }) => search.term(context, { kind: 'keyword', term: '水' }),
  indexTermArticles: ({ search }) =>
    search.termArticles(context, { kind: 'keyword', term: '水' }, { page: 0, size: 10 }),
  indexTerms: ({ search }) => search.terms(context, 'keyword', { page: 0, size: 10 }),
  linkedTerms: ({ search }) => search.linkedTerms(context, '5'),
  articleJump: ({ news }) => news.jumpUrl(context, 'article', '5'),
  newsJump: ({ news }) => news.jumpUrl(context, 'news', '5'),
  latest: ({ articles }) => articles.latest(context, 5),
  datedContents: ({ articles }) => articles.datedContents(context, '5'),
  datedLatest: ({ articles }) => articles.datedLatest(context, 5),
  unissued: ({ articles }) => articles.unissued(context, 'onlineFirst', { page: 0, size: 10 }),
  mostRead: ({ articles }) => articles.mostRead(context, 5),
  batchInfo: ({ citations }) => citations.batchInfo(context, ['5', '6']),
  counts: ({ search }) => search.counts(context, { ...emptySearchQuery, term: '水' }, ['article', 'table']),
  others: ({ search }) => search.others(context, '水', { page: 0, size: 20 }),
  publications: ({ sites }) => sites.publications(context, { q: '水', field: 'all', page: 0, size: 20 }),
  clusters: ({ search }) => search.clusters(context, { ...emptySearchQuery, term: '水' }),
  advanced: ({ search }) => search.advanced(context, advancedQuery, emptySearchQuery),
  authors: ({ search }) => search.authors(context, '林', { page: 0, size: 10 }),
  search: ({ search }) => search.articles(context, { ...emptySearchQuery, term: '水' }),
  pictureList: ({ articles }) => articles.pictures(context, { q: '水', page: 0, size: 20 }),
  picturesOfArticle: ({ articles }) => articles.picturesOf(context, '5'),
  pictureById: ({ articles }) => articles.picture(context, '5-0'),
  tableList: ({ articles }) => articles.tables(context, { q: '水', page: 0, size: 20 }),
  tablesOfArticle: ({ articles }) => articles.tablesOf(context, '5'),
  tableById: ({ articles }) => articles.table(context, '5-0'),
  mediaList: ({ collections }) =>
    collections.mediaItems(context, { kind: 'audio', q: '', page: 0, size: 20 }),
  mediaById: ({ collections }) => collections.mediaItem(context, '5'),
  recordDownload: ({ collections }) => collections.recordDownload(context, '5'),
  personalInfo: ({ session }) => session.personalInfo(context, 'a-token'),
  logout: ({ session }) => session.logout(context),
  login: ({ accounts }) => accounts.login(context, { userName: 'linxi', password: 'a', remember: false }),
  loginByCode: ({ accounts }) =>
    accounts.loginByCode(context, { receiver: 'lin@example.org', code: '1', remember: true }),
  sendCode: ({ accounts }) => accounts.sendCode(context, { receiver: 'lin@example.org', purpose: 'login' }),
  register: ({ accounts }) =>
    accounts.register(context, { receiver: 'lin@example.org', code: '1', password: 'a' }),
  agreements: ({ agreements }) => agreements.versions(context),
  agreement: ({ agreements }) => agreements.page(context, 'terms', '2026-11-23'),
  thirdParties: ({ accounts }) => accounts.thirdParties(context),
  beginThirdParty: ({ accounts }) =>
    accounts.beginThirdParty(context, { party: 'orcid', origin: 'http://a.test', returnTo: '/' }),
  finishThirdParty: ({ accounts }) =>
    accounts.finishThirdParty(context, { url: 'http://a.test/?state=s', secret: 's' }),
  bindThirdParty: ({ accounts }) =>
    accounts.bindThirdParty(context, { commonToken: 'c', userName: 'a', password: 'a', remember: true }),
  boundThirdParties: ({ accounts }) => accounts.boundThirdParties(context),
  unbindThirdParty: ({ accounts }) => accounts.unbindThirdParty(context, '7'),
  setPassword: ({ accounts }) =>
    accounts.setPassword(context, { receiver: 'lin@example.org', code: '1', password: 'a' }),
  upload: ({ session }) => session.upload(context, { name: 'a.png', bytes: new Uint8Array([1]) }, 'photo'),
  isCollected: ({ favourites }) => favourites.isCollected(context, { type: 'article', id: '5' }),
  collect: ({ favourites }) => favourites.collect(context, { type: 'article', id: '5' }),
  isSubscribed: ({ subscriptions }) => subscriptions.isSubscribed(context),
  subscribe: ({ subscriptions }) => subscriptions.subscribe(context, 'http://slgc.localhost'),
  unsubscribe: ({ subscriptions }) => subscriptions.unsubscribe(context),
  subscriptions: ({ subscriptions }) => subscriptions.subscriptions(context),
  leaveSubscription: ({ subscriptions }) => subscriptions.leave(context, 'word'),
  savedSearches: ({ subscriptions }) => subscriptions.savedSearches(context),
  saveSearch: ({ subscriptions }) =>
    subscriptions.saveSearch(context, {
      search: { kind: 'search', query: [['q', 'water']] },
      pace: 'weekly',
      origin: 'http://slgc.localhost',
    }),
  dropSearch: ({ subscriptions }) => subscriptions.dropSearch(context, '1'),
  captcha: ({ subscriptions }) => subscriptions.captcha(context),
  askForAlerts: ({ subscriptions }) =>
    subscriptions.ask(context, {
      email: 'lin@example.org',
      keywords: ['river'],
      identify: '1',
      captcha: '12345',
      origin: 'http://slgc.localhost',
    }),
  confirmAlerts: ({ subscriptions }) => subscriptions.confirm(context, 'word'),
  uncollect: ({ favourites }) => favourites.uncollect(context, { type: 'article', id: '5' }),
  kept: ({ favourites }) => favourites.kept(context, { term: '水', order: 'title', page: 0, size: 10 }),
  downloads: ({ downloads }) =>
    downloads.downloads(context, { term: '水', order: 'title', page: 0, size: 10 }),
  dropDownload: ({ downloads }) => downloads.dropDownload(context, '5'),
  restoreDownload: ({ downloads }) =>
    downloads.restoreDownload(context, { id: '5', at: '2026-11-23T08:00:00.000Z' }),
  albums: ({ personalAlbums }) => personalAlbums.albums(context, { term: '水', page: 0, size: 10 }),
  album: ({ personalAlbums }) => personalAlbums.album(context, '5'),
  saveAlbum: ({ personalAlbums }) =>
    personalAlbums.saveAlbum(context, { name: '水', enName: '', description: '', articles: ['5'] }),
  editAlbum: ({ personalAlbums }) =>
    personalAlbums.editAlbum(context, '5', { name: '水', enName: '', description: '' }),
  deleteAlbum: ({ personalAlbums }) => personalAlbums.deleteAlbum(context, '5'),
  albumArticles: ({ personalAlbums }) =>
    personalAlbums.albumArticles(context, { album: '5', term: '水', order: 'title', page: 0, size: 10 }),
  addToAlbum: ({ personalAlbums }) =>
    personalAlbums.addToAlbum(context, { album: '5', articles: ['7'], place: 1 }),
  removeFromAlbum: ({ personalAlbums }) => personalAlbums.removeFromAlbum(context, '5', '7'),
  profile: ({ profile }) => profile.profile(context),
  saveProfile: ({ profile }) =>
    profile.saveProfile(context, {
      name: '林溪',
      email: 'lin@example.org',
      region: '',
      major: '',
      institution: '',
      researchFields: ['泥沙'],
      gender: null,
    }),
  loginByFactor: ({ security }) => security.loginByFactor(context, { commonToken: 'c', code: '123456' }),
  secondFactor: ({ security }) => security.secondFactor(context),
  beginFactor: ({ security }) => security.beginFactor(context, { password: 'a' }),
  confirmFactor: ({ security }) => security.confirmFactor(context, '123456'),
  endFactor: ({ security }) => security.endFactor(context, { password: 'a', factor: '123456' }),
  beginContact: ({ security }) =>
    security.beginContact(context, { password: 'a', factor: '', receiver: 'a@example.org' }),
  changeMobile: ({ security }) =>
    security.changeContact(context, { receiver: 'a@example.org', code: '123456' }),
  exportData: ({ security }) => security.exportData(context, { password: 'a', factor: '' }),
  deleteAccount: ({ security }) => security.deleteAccount(context, { password: 'a', factor: '' }),
  passkeys: ({ passkeys }) => passkeys.passkeys(context),
  beginPasskey: ({ passkeys }) =>
    passkeys.beginPasskey(context, { password: 'a', factor: '', origin: 'http://a.test' }),
  addPasskey: ({ passkeys }) =>
    passkeys.addPasskey(context, {
      id: 'a',
      clientData: 'b',
      attestation: 'c',
      transports: ['usb'],
      name: 'd',
    }),
  renamePasskey: ({ passkeys }) => passkeys.renamePasskey(context, { id: '7', name: 'a' }),
  removePasskey: ({ passkeys }) => passkeys.removePasskey(context, { password: 'a', factor: '', id: '7' }),
  beginPasskeyLogin: ({ passkeys }) => passkeys.beginPasskeyLogin(context, 'http://a.test'),
  loginByPasskey: ({ passkeys }) =>
    passkeys.loginByPasskey(context, {
      id: 'a',
      clientData: 'b',
      authenticatorData: 'c',
      signature: 'd',
      userHandle: '',
    }),
  changePassword: ({ profile }) => profile.changePassword(context, { former: 'a', password: 'b' }),
  sessions: ({ profile }) => profile.sessions(context),
  endSession: ({ profile }) => profile.endSession(context, '5'),
  endOtherSessions: ({ profile }) => profile.endOtherSessions(context),
  newsList: ({ news }) => news.list(context, { tab: 'dynamic', channelId: '5', q: '水', page: 0, size: 10 }),
  latestNews: ({ news }) => news.latest(context, 5),
  newsById: ({ news }) => news.byId(context, '5'),
  topNews: ({ news }) => news.topNews(context),
  firstExpert: ({ collections }) => collections.firstExpert(context, '5'),
  experts: ({ collections }) => collections.experts(context, '5', { page: 0, size: 10 }),
  expert: ({ collections }) => collections.expert(context, '5'),
  albumList: ({ collections }) => collections.albums(context, { page: 0, size: 10 }),
  albumById: ({ collections }) => collections.album(context, '5'),
  albumPapers: ({ collections }) => collections.albumPapers(context, '5', { page: 0, size: 10 }),
  albumFigures: ({ collections }) => collections.albumFigures(context, '5', { page: 0, size: 10 }),
  albumTables: ({ collections }) => collections.albumTables(context, '5', { page: 0, size: 10 }),
  albumExperts: ({ collections }) => collections.albumExperts(context, '5', { page: 0, size: 10 }),
  topicList: ({ collections }) => collections.topics(context, { page: 0, size: 10 }),
  topicById: ({ collections }) => collections.topic(context, '5'),
  topicArticles: ({ collections }) => collections.topicArticles(context, '5', { page: 0, size: 10 }),
  bookCloudCheck: ({ session }) => session.bookCloudCheck(context),
  bookCloudUrl: ({ session }) => session.bookCloudUrl(context, 'credential'),
  bookList: ({ collections }) => collections.books(context, { page: 0, size: 10 }),
  bookById: ({ collections }) => collections.book(context, '5'),
  documentList: ({ collections }) => collections.documents(context, { page: 0, size: 10 }),
  documentById: ({ collections }) => collections.document(context, '5'),
}
