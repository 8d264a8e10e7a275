import type { Channel } from '@xuekan/core/menu'
import { asSiteId, bareShell, type FooterConfig, type Journal, type SiteShell } from '@xuekan/core/site'

const siteId = asSiteId('12')

const channel = (
  id: string,
  code: string,
  zh: string,
  en: string,
  children: readonly Channel[] = [],
): Channel => ({
  id,
  parentId: '',
  siteId,
  name: { zh, en },
  code,
  enabled: true,
  link: '',
  bannerId: '',
  newsDataType: '',
  styleId: '',
  children,
})

const channels: readonly Channel[] = [
  channel('1', 'index', '首页', 'Home'),
  channel('2', 'aboutus', '期刊介绍', 'About', [
    channel('21', 'subintro', '办刊宗旨', 'Aims and scope'),
    channel('22', 'subhistory', '历史沿革', 'History'),
  ]),
  channel('3', 'backissue', '过刊浏览', 'All issues'),
  channel('4', 'ethics', '出版伦理', 'Publication ethics'),
  channel('5', 'guide', '投稿指南', 'For authors'),
  channel('6', 'template', '论文模板', 'Templates'),
  channel('7', 'review', '审稿流程', 'Peer review'),
  channel('8', 'data', '数据与代码', 'Data and code'),
  channel('9', 'oa', '开放获取', 'Open access'),
  channel('10', 'reviewers', '审稿专家', 'Reviewers'),
  channel('11', 'awards', '优秀论文', 'Awards'),
  channel('12', 'office', '联系编辑部', 'Editorial office'),
  channel('13', 'links', '友情链接', 'Links'),
  { ...channel('14', 'jump', '投稿系统', 'Submit'), link: 'https://submit.example.org/' },
]

export const journal: Journal = {
  siteId,
  sld: 'slgc',
  domain: '',
  name: { zh: '水利工程学刊', en: 'Journal of Hydraulic Works' },
  abbreviation: { zh: '水利工程学刊', en: 'J Hydraul Works' },
  issn: '0577-2209',
  cn: '61-1109/TV',
  publisher: { zh: '衡文学术出版', en: 'Hengwen Scholarly Press' },
  subject: { zh: '水利工程', en: 'Hydraulics' },
  frequency: { zh: '双月刊', en: 'Bimonthly' },
  introduction: {
    zh: '《水利工程学刊》创办于 1958 年，刊登河流动力学、水工结构、泥沙与生态水力学的研究论文。',
    en: 'Founded in 1958, the journal publishes research on river dynamics, hydraulic structures, sediment and eco-hydraulics.',
  },
  coverUrl: '',
  groupName: { zh: '衡文学术出版', en: 'Hengwen Scholarly Press' },
  indexedIn: ['EI Compendex', 'Scopus', 'CSCD', 'DOAJ'],
  latestIssue: { year: 2026, volume: '67', issue: '6', publishedOn: '2026-11-15' },
}

export const footer: FooterConfig = {
  style: 1,
  backgroundColor: '#ebebeb',
  showLogo: true,
  logoUrl: { zh: '', en: '' },
  logoName: { zh: '', en: '' },
  qrUrl: '/rc-pub/front/files/get?id=qr',
  qrMessage: { zh: '扫码关注', en: '' },
  address: {
    zh: '陕西省西安市雁塔区文渊路 18 号水利楼 402 室',
    en: '18 Wenyuan Road, Yanta District, Xi’an',
  },
  postcode: '710061',
  phone: '029-5555 0131',
  email: 'slgc@hengwen.example',
  fax: '029-5555 0132',
  copyright: { zh: '版权所有 © 2026 《水利工程学刊》编辑部', en: '© 2026 Journal of Hydraulic Works' },
  icp: '陕ICP备0000000号',
  policeRecord: { text: '陕公网安备 61000000000000 号', link: 'https://beian.example.org/' },
  visits: { total: 3902118, today: 862 },
  hasCustomCss: false,
  logoLink: '',
}

/** The shell of one journal, full in every part. */
export const journalShell: SiteShell = {
  ...bareShell,
  site: {
    ...bareShell.site,
    id: siteId,
    sld: 'slgc',
    name: journal.name,
    description: journal.introduction,
  },
  header: {
    ...bareShell.header,
    evenDistribution: true,
    fixedOnScroll: true,
    showLogin: true,
    showSearch: true,
    searchTypes: ['article'],
    customButtons: [{ name: { zh: '作者登录', en: '' }, link: 'https://submit.example.org/' }],
  },
  footer,
  channels,
  journal,
}

/** The same shell for a group of journals, with the other footer. */
export const groupShell: SiteShell = {
  ...journalShell,
  site: {
    ...journalShell.site,
    sld: 'hengwen',
    type: 'group',
    name: { zh: '衡文学术出版', en: 'Hengwen Scholarly Press' },
    description: {
      zh: '衡文学术出版自 1954 年起编辑中英文同行评议期刊，覆盖光学、水利、地学与公共卫生。',
      en: 'Hengwen has edited peer-reviewed journals in Chinese and English since 1954, from optics to public health.',
    },
  },
  footer: { ...footer, style: 2, backgroundColor: '#1d2a3a' },
  journal: null,
}
