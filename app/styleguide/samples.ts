import type { LocalizedText } from '@xuekan/core'
import type { Channel } from '@xuekan/core/menu'
import {
  asSiteId,
  bareShell,
  type FooterConfig,
  type HeaderStyle,
  type JournalImprint,
  type SiteShell,
  type ToolbarStyle,
  type ToolItem,
  type TopNews,
} from '@xuekan/core/site'
import { pictures } from './pictures.ts'

export const siteId = asSiteId('sample')

const words = (zh: string, en: string): LocalizedText => ({ zh, en })
const none = words('', '')

const channel = (
  code: string,
  name: LocalizedText,
  children: readonly Channel[] = [],
  cover?: string,
): Channel => ({
  id: code,
  parentId: '',
  siteId,
  name,
  code,
  enabled: true,
  link: '',
  bannerId: '',
  newsDataType: '',
  styleId: '',
  ...(cover === undefined ? {} : { cover }),
  children,
})

const channels: readonly Channel[] = [
  channel('index', words('首页', 'Home')),
  channel(
    'aboutus',
    words('关于本刊', 'About'),
    [
      channel('subintro', words('办刊宗旨', 'Aims and scope')),
      channel('subhistory', words('历史沿革', 'History'), [
        channel('founders', words('创刊人', 'Founders')),
        channel('formernames', words('曾用刊名', 'Former names')),
      ]),
      channel('indexing', words('收录情况', 'Indexing')),
    ],
    pictures.cover,
  ),
  channel('backissue', words('过刊浏览', 'All issues')),
  channel('guide', words('作者中心', 'For authors'), [
    channel('howto', words('投稿须知', 'Instructions')),
    channel('template', words('论文模板', 'Templates')),
    channel('charges', words('版面费', 'Charges')),
  ]),
  channel('ethics', words('出版伦理', 'Publication ethics')),
  channel('review', words('审稿流程', 'Peer review')),
  channel('data', words('数据与代码', 'Data and code')),
  channel('oa', words('开放获取', 'Open access')),
  channel('reviewers', words('审稿专家', 'Reviewers')),
  channel('awards', words('优秀论文', 'Awards')),
  channel('office', words('联系编辑部', 'Editorial office')),
  channel('friends', words('友情链接', 'Links')),
]

const journal: JournalImprint = {
  siteId,
  sld: 'sample',
  name: words('江河湖泊学报', 'Journal of Rivers and Lakes'),
  abbreviation: words('江河湖泊学报', 'J Rivers Lakes'),
  issn: '1000-0001',
  cn: '00-1001/TV',
  publisher: words('清源书局', 'Qingyuan Press'),
  latestIssue: { year: 2026, volume: '41', issue: '3', publishedOn: '2026-11-15' },
}

const lightFooter: FooterConfig = {
  style: 1,
  backgroundColor: '#ebebeb',
  showLogo: true,
  logoUrl: words(pictures.logo, ''),
  logoName: none,
  qrUrl: pictures.code,
  qrMessage: { zh: '微信', en: 'WeChat' },
  address: words('江州市临水路 7 号', '7 Linshui Road, Jiangzhou'),
  postcode: '210000',
  phone: '000-5555 0100',
  email: 'office@rivers.example',
  fax: '000-5555 0101',
  copyright: words('版权所有 © 2026 《江河湖泊学报》编辑部', '© 2026 Journal of Rivers and Lakes'),
  icp: '江ICP备00000000号',
  policeRecord: { text: '江公网安备 00000000000000 号', link: 'https://record.example/' },
  visits: { total: 1_284_650, today: 731 },
  hasCustomCss: false,
  logoLink: '',
}

/** Full in every part, in style 1. */
export const journalShell: SiteShell = {
  ...bareShell,
  site: {
    ...bareShell.site,
    id: siteId,
    sld: 'sample',
    name: journal.name,
    description: words('刊登江河湖泊的研究。', 'Research on rivers and lakes.'),
  },
  header: {
    ...bareShell.header,
    evenDistribution: true,
    showLogin: true,
    groupEntrance: true,
    showSearch: true,
    showAdvancedSearch: true,
    searchTypes: ['article'],
    greeting: words('欢迎投稿', 'Submissions are open'),
    logoUrl: words(pictures.logo, ''),
    backgroundUrl: pictures.banner,
    customButtons: [{ name: { zh: 'ScholarDesk', en: '' }, link: 'https://submit.example/' }],
  },
  footer: lightFooter,
  channels,
  journal,
  group: { sld: 'group', domain: '', name: words('清源书局', 'Qingyuan Press') },
}

/** The shell with the header of a style, and what is changed in that header. */
export const withHeader = (
  style: HeaderStyle,
  change: Partial<SiteShell['header']> = {},
  shell: SiteShell = journalShell,
): SiteShell => ({ ...shell, header: { ...shell.header, style, ...change } })

/** Sites with this short-name offer the languages as a menu (C1.8). */
export const dropdownShell: SiteShell = {
  ...journalShell,
  site: { ...journalShell.site, sld: 'emf' },
}

const longName = words(
  '江河湖泊与海岸带水文水资源泥沙输移生态环境及其数值模拟与原型观测国际学术交流'.repeat(5),
  `${'International transactions of rivers, lakes and coasts '.repeat(3)}<script>alert(1)</script>`,
)

/** Names without end, with markup in them, pictures that are missing, and far too many channels. */
export const hostileShell: SiteShell = {
  ...journalShell,
  site: { ...journalShell.site, name: longName },
  header: {
    ...journalShell.header,
    logoUrl: words(pictures.missing, ''),
    greeting: longName,
    customButtons: ['Submit', 'A'.repeat(120), '<b>bold</b>'].map((name) => ({
      name: { zh: name, en: '' },
      link: 'javascript:0',
    })),
  },
  channels: Array.from({ length: 18 }, (_, index) =>
    channel(
      `channel${index}`,
      words(`栏目${'长'.repeat(index % 30)}`, `Channel ${'long '.repeat(index % 12)}`),
    ),
  ),
  group: { sld: 'group', domain: '', name: longName },
}

/** Footers of both styles, on light and on dark, and one with more than it was made for. */
export const footers = {
  columns: lightFooter,
  dark: { ...lightFooter, style: 2, backgroundColor: '#1d2a3a' },
  light: { ...lightFooter, style: 2, backgroundColor: '#f3e9d2' },
  hostile: {
    ...lightFooter,
    logoName: longName,
    logoUrl: words(pictures.missing, ''),
    address: longName,
    email: `${'very.long.'.repeat(14)}@rivers.example`,
    copyright: longName,
  },
} as const satisfies Readonly<Record<string, FooterConfig>>

/** So many top news. */
export const topNews = (count: number): readonly TopNews[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `news${index}`,
    siteId,
    title: words(`第 ${index + 1} 届青年学者论坛征稿`, `Call for papers: young scholars’ forum ${index + 1}`),
    newsDataType: '',
    original: 0,
    sourceLink: 'https://news.example/',
    pictureUrl: pictures.strip,
  }))

const tool = (id: string, change: Partial<ToolItem>): ToolItem => ({
  id,
  indexId: '',
  name: id,
  description: '',
  platform: null,
  type: '',
  linkType: '',
  link: '',
  iconUrl: '',
  pictureUrl: '',
  ...change,
})

/** The shell with a toolbar of a style: a link, an address for letters, a picture to scan, and the basket. */
export const withToolbar = (style: ToolbarStyle): SiteShell => ({
  ...journalShell,
  toolbar: {
    style,
    items: [
      tool('basket', { name: '', platform: 'folderAdd' }),
      tool('ScholarDesk', { link: 'https://submit.example/', description: 'Manuscripts and reviews' }),
      tool('E-mail', { link: 'mailto:office@rivers.example' }),
      tool('WeChat', { pictureUrl: pictures.code, description: 'WeChat' }),
    ],
  },
})
