import type { Article } from '../../domain/article/article.ts'
import { noAbout } from '../../domain/article/no-about.ts'
import type { Channel } from '../../domain/channel/channel.ts'
import { bareShell } from '../../domain/shell/bare-shell.ts'
import type { HeaderConfig } from '../../domain/shell/header-config.ts'
import type { Issue } from '../../domain/issue/issue.ts'
import type { Journal } from '../../domain/site/journal.ts'
import { asSiteId, type Site, type SiteType } from '../../domain/site/site.ts'
import type { SafeHtml } from '../../domain/text/safe-html.ts'
import { sampleAgreements } from './fake-agreement-gateway.ts'
import type { FakeArticle, FakeContent, FakeSite } from './fake-content.ts'
import { sampleMediaContent } from './sample-media-content.ts'
import { sampleSideContent } from './sample-side-content.ts'
import { sampleDetailsOf } from './sample-article-details.ts'

const prose = (html: string): SafeHtml => html as SafeHtml

const none = { zh: '', en: '' } as const

const site = (id: string, sld: string, type: SiteType, zh: string, en: string): Site => ({
  id: asSiteId(id),
  sld,
  domain: '',
  type,
  name: { zh, en },
  themeId: 3,
  gray: 'none',
  keywords: { zh: `${zh},期刊`, en: `${en}, journal` },
  description: { zh: `${zh}的网站`, en: `The site of ${en}` },
  unifiedLogin: false,
  logoUrl: '',
  pictureUrl: '',
})

const header: HeaderConfig = {
  ...bareShell.header,
  style: 2,
  fixedOnScroll: true,
  showLogin: true,
  showSearch: true,
  showAdvancedSearch: true,
  showSearchOptions: true,
  searchTypes: ['article', 'picture'],
  defaultLanguage: 'zh',
  greeting: { zh: '欢迎', en: 'Welcome' },
}

const channel = (of: Site, id: string, code: string, zh: string, en: string): Channel => ({
  id,
  parentId: '',
  siteId: of.id,
  name: { zh, en },
  code,
  enabled: true,
  link: '',
  bannerId: '',
  newsDataType: '',
  styleId: '',
  children: [],
})

function channelsOf(of: Site): readonly Channel[] {
  const about = channel(of, `${of.id}02`, 'aboutus', '关于', 'About')
  const contact = { ...channel(of, `${of.id}03`, 'subcontact', '联系', 'Contact'), parentId: about.id }
  return [channel(of, `${of.id}01`, 'index', '首页', 'Home'), { ...about, children: [contact] }]
}

const journal = (of: Site, group: Site): Journal => ({
  siteId: of.id,
  sld: of.sld,
  domain: of.domain,
  name: of.name,
  abbreviation: { zh: '', en: of.sld.toUpperCase() },
  issn: '1000-0001',
  cn: '11-0001/Q',
  publisher: { zh: '江海学会', en: 'River and Sea Society' },
  subject: { zh: '水文', en: 'Hydrology' },
  frequency: { zh: '双月', en: 'Bimonthly' },
  introduction: { zh: `${of.name.zh}刊载水的研究。`, en: `${of.name.en} publishes research on water.` },
  coverUrl: '',
  groupName: group.name,
  indexedIn: ['DOAJ', 'CSCD'],
  latestIssue: { year: 2026, volume: '8', issue: '2', publishedOn: '2026-11-15' },
})

const issueOf = (of: Site, year: number, issue: number): Issue => ({
  id: `${of.id}${year}${issue}`,
  siteId: of.id,
  year,
  volume: String(year - 2018),
  issue: String(issue),
  coverUrl: '',
  publishedOn: `${year}-0${issue * 3}-15`,
})

const fakeSite = (of: Site, more: Partial<FakeSite> = {}): FakeSite => ({
  site: of,
  groupId: null,
  header,
  footer: null,
  channels: channelsOf(of),
  bodies: { [`${of.id}02`]: { zh: prose('<p>本站简介</p>'), en: prose('<p>About this site</p>') } },
  journal: null,
  years: [],
  ...more,
})

const journalSite = (of: Site, group: Site): FakeSite =>
  fakeSite(of, {
    groupId: group.id,
    journal: journal(of, group),
    years: [2026, 2025].map((year) => ({ year, issues: [issueOf(of, year, 2), issueOf(of, year, 1)] })),
  })

/** The words that make one title differ from the others. */
const subjects = [
  ['冰川', 'Glaciers'],
  ['湿地', 'Wetlands'],
  ['洪水', 'Floods'],
  ['地下水', 'Groundwater'],
  ['潮汐', 'Tides'],
  ['积雪', 'Snow'],
] as const
type Subject = (typeof subjects)[number]

const writers = [
  { zh: '林溪', en: 'Xi Lin' },
  { zh: '周澜', en: 'Lan Zhou' },
] as const

function article(of: Site, issue: Issue, [zh, en]: Subject, number: number): FakeArticle {
  const id = `${issue.id}0${number}`
  const whole: Article = {
    id,
    siteId: of.id,
    doi: `10.5555/${of.sld}.${id}`,
    title: { zh: `${zh}与H<sub>2</sub>O的变化`, en: `${en} and the changes of H<sub>2</sub>O` },
    authors: { zh: writers.map((name) => name.zh), en: writers.map((name) => name.en) },
    journalName: of.name,
    year: issue.year,
    volume: issue.volume,
    issue: issue.issue,
    firstPage: String(number * 10 + 1),
    lastPage: String(number * 10 + 9),
    elocationId: '',
    section: number < 4 ? { zh: '论文', en: 'Articles' } : { zh: '综述', en: 'Reviews' },
    version: 0,
    openAccess: true,
    publishedOn: `${issue.publishedOn.slice(0, 8)}${10 + number}`,
    visits: (number * 37) % 101,
    downloads: (number * 17) % 31,
    citations: number,
    graphicAbstractUrl: '',
    hasFullText: number === 0,
    hasPdf: number === 0,
    contributors: writers.map((name, index) => ({
      name,
      orcid: '',
      email: '',
      corresponding: index === 0,
      affiliations: ['a1'],
    })),
    affiliations: [{ key: 'a1', label: '1', name: { zh: '江海大学', en: 'Jianghai University' } }],
    abstract: { zh: prose(`<p>${zh}的研究。</p>`), en: prose(`<p>A study of ${en.toLowerCase()}.</p>`) },
    keywords: { zh: [zh, '水循环'], en: [en, 'water cycle'] },
    issueId: issue.id,
    dates: {
      received: `${issue.year}-01-${10 + number}`,
      revised: '',
      accepted: '',
      online: issue.publishedOn,
      published: `${issue.publishedOn.slice(0, 8)}${10 + number}`,
    },
    funding: none,
    license: { url: 'https://creativecommons.org/licenses/by/4.0/', name: 'CC BY 4.0' },
    referenceCount: 12,
    pdfSize: number === 0 ? 250_000 : 0,
    about: noAbout,
    texts: [],
    coverUrl: issue.coverUrl,
  }
  const html = prose('<p>Water moves.</p>')
  return {
    article: whole,
    ...(number === 1 ? { changedAt: '2026-11-20T08:09:10Z' } : {}),
    fullText: { zh: null, en: whole.hasFullText ? { language: 'en', html, inBothLanguages: false } : null },
  }
}

const aggregate = site('1', 'www', 'all', '学刊总站', 'All Journals')
const group = site('2', 'shui', 'group', '水科学刊群', 'Water Journals')
const rivers = site('3', 'jiang', 'single', '江河学报', 'Journal of Rivers')
const seas = site('4', 'hai', 'single', '海洋学报', 'Journal of Seas')
const journalSites = [journalSite(rivers, group), journalSite(seas, group)]

const sites = [fakeSite(aggregate), fakeSite(group), ...journalSites]

/** An article of the oldest issue as it was before it had one. */
function unissued(of: Site, subject: Subject, version: number): FakeArticle {
  const like = article(of, issueOf(of, 2025, 1), subject, 0)
  const id = `${of.id}00${version === -1 ? 0 : version}`
  return {
    fullText: { zh: null, en: null },
    article: {
      ...like.article,
      id,
      doi: `10.5555/${of.sld}.${id}`,
      version,
      issueId: '',
      volume: '',
      issue: '',
      firstPage: '',
      lastPage: '',
      hasFullText: false,
      hasPdf: false,
      pdfSize: 0,
    },
  }
}

const inIssues = journalSites.flatMap(({ site: of, years }) =>
  years.flatMap((year) =>
    year.issues.flatMap((issue) => subjects.map((subject, number) => article(of, issue, subject, number))),
  ),
)

const articles = [
  ...inIssues,
  ...[-1, 1].map((version, at) => unissued(seas, subjects[at] ?? subjects[0], version)),
]

/**
 * A small deployment: the aggregate `www`, the group `shui`, and its journals `jiang` and `hai` with 24 articles each, the
 * second with two more that are in no issue.
 */
export const sampleContent: FakeContent = {
  sites,
  articles,
  articleDetails: sampleDetailsOf(articles),
  agreements: sampleAgreements,
  ...sampleSideContent(
    sites.map((one) => one.site),
    articles.map((one) => one.article),
  ),
  ...sampleMediaContent(
    sites.map((one) => one.site),
    articles.map((one) => one.article),
  ),
}
