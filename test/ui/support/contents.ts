import type { ArticleContent, IssueContent, SearchContent } from '@xuekan/core/page'
import {
  noAbout,
  type Article,
  type ArticleSummary,
  type IssueSection,
  type Issue,
  type SafeHtml,
} from '@xuekan/core/content'
import { onlyValue } from '@xuekan/core/search'
import { asSiteId, type Journal } from '@xuekan/core/site'
import { journal } from './shell.ts'

/** Markup written here, as if a sanitiser had passed it. */
const html = (text: string): SafeHtml => text as SafeHtml

export const summary = (id: string, change: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id,
  siteId: asSiteId('12'),
  doi: `10.5555/slgc.2026.06.00${id}`,
  title: {
    zh: '植被化复式河道漫滩水流的横向动量交换与分区阻力模型',
    en: 'Lateral momentum exchange and a zonal resistance model for overbank flow in vegetated compound channels',
  },
  authors: { zh: ['顾知远', '沈若溪', '陆承泽'], en: ['Zhiyuan Gu', 'Ruoxi Shen', 'Chengze Lu'] },
  journalName: journal.name,
  year: 2026,
  volume: '67',
  issue: '6',
  firstPage: '289',
  lastPage: '301',
  elocationId: '',
  section: { zh: '河流动力学', en: 'River dynamics' },
  version: 0,
  openAccess: true,
  publishedOn: '2026-11-15',
  visits: 1284,
  downloads: 512,
  citations: 6,
  graphicAbstractUrl: '',
  hasFullText: true,
  hasPdf: true,
  ...change,
})

export const summaries: readonly ArticleSummary[] = [
  summary('1'),
  summary('2', {
    title: {
      zh: '弯曲河道凹岸崩退的概率预测',
      en: 'Probabilistic forecast of outer-bank retreat in meandering channels',
    },
    authors: { zh: ['白若川', '程屿'], en: ['Ruochuan Bai', 'Yu Cheng'] },
    firstPage: '302',
    lastPage: '314',
    version: 2,
    hasFullText: false,
    hasPdf: false,
  }),
  summary('3', {
    title: {
      zh: 'CO<sub>2</sub> 在<i>高含沙</i>水流中的溶解',
      en: 'Dissolution of CO<sub>2</sub> in <i>hyperconcentrated</i> flow',
    },
    section: { zh: '泥沙输移', en: 'Sediment transport' },
    version: -1,
    firstPage: '',
    lastPage: '',
    elocationId: 'e0142',
  }),
  summary('4', {
    title: { zh: '', en: 'Bedload pulses on the stoss side of dunes' },
    authors: { zh: [], en: ['Jianshan Su', 'Peter Harrowgate'] },
  }),
  summary('5', {
    doi: '',
    title: { zh: '目次', en: '' },
    authors: { zh: [], en: [] },
    hasFullText: false,
    hasPdf: false,
    firstPage: '',
    lastPage: '',
  }),
]

export const sections: readonly IssueSection[] = [
  { name: '河流动力学', articles: summaries.slice(0, 2) },
  { name: '泥沙输移', articles: summaries.slice(2, 4) },
  { name: '', articles: summaries.slice(4) },
]

export const issueOf = (year: number, issue: string): Issue => ({
  id: `${year}${issue}`,
  siteId: asSiteId('12'),
  year,
  volume: String(year - 1959),
  issue,
  coverUrl: '',
  publishedOn: `${year}-11-15`,
})

const years = [2026, 2025, 2024].map((year) => ({
  year,
  issues: ['6', '5', '4', '3', '2', '1'].map((issue) => issueOf(year, issue)),
}))

const journalNamed = (sld: string, zh: string, en: string, group: string): Journal => ({
  ...journal,
  siteId: asSiteId(sld),
  sld,
  name: { zh, en },
  groupName: { zh: group, en: group },
})

export const journals: readonly Journal[] = [
  journalNamed('gzxb', '光子学通报', 'Photonics Bulletin', 'A'),
  journalNamed('slgc', '水利工程学刊', 'Journal of Hydraulic Works', 'A'),
  journalNamed('bcyj', '本草研究', 'Materia Medica Research', ''),
  journalNamed('dqsb', '地球深部', 'Deep Earth', 'A'),
  journalNamed('emf', '先进材料纪要', 'Annals of Advanced Materials', ''),
]

export const issueContent: IssueContent = {
  journal,
  years,
  issue: issueOf(2025, '6'),
  sections,
  previous: issueOf(2025, '5'),
  next: issueOf(2026, '1'),
}

const article: Article = {
  ...(summaries[0] ?? summary('1')),
  version: 2,
  contributors: [
    {
      name: { zh: '顾知远', en: 'Zhiyuan Gu' },
      orcid: '0000-0002-1825-0097',
      email: '',
      corresponding: false,
      affiliations: ['a', 'b'],
    },
    {
      name: { zh: '沈若溪', en: 'Ruoxi Shen' },
      orcid: '',
      email: '',
      corresponding: false,
      affiliations: ['a'],
    },
    {
      name: { zh: '', en: 'Marta Oliveira Reis' },
      orcid: '',
      email: '',
      corresponding: false,
      affiliations: ['c'],
    },
    {
      name: { zh: '韩砚秋', en: 'Yanqiu Han' },
      orcid: '',
      email: 'han.yanqiu@example.org',
      corresponding: true,
      affiliations: ['a', 'b'],
    },
  ],
  affiliations: [
    {
      key: 'a',
      label: '1',
      name: {
        zh: '东陵大学 水利与环境学院，江州 210000',
        en: 'School of Hydraulic and Environmental Engineering, Dongling University, Jiangzhou 210000',
      },
    },
    {
      key: 'b',
      label: '2',
      name: {
        zh: '江州河流模拟重点实验室，江州 210000',
        en: 'Jiangzhou Laboratory of River Modelling, Jiangzhou 210000',
      },
    },
    {
      key: 'c',
      label: '3',
      name: { zh: '', en: 'Department of Civil Engineering, University of Vale Sereno, Portugal' },
    },
  ],
  abstract: {
    zh: html(
      '<p>漫滩洪水中，滩地植被同时改变局部阻力和主槽—滩地间的动量交换，常用的断面分割法因此高估过流能力。本文在 24 m 长的非对称复式水槽中完成 18 组试验，相对水深为 0.20–0.45，茎秆密度为 0–320 株·m⁻²。结果表明：剪切层向主槽一侧的穿透宽度随植被密度增大而趋于稳定，约为主槽水深的 0.9 倍；据此把断面分为滩地“内区”、剪切层与主槽核心区，给出含植被拖曳项的深度平均动量方程及其解析解。</p>',
    ),
    en: html(
      '<p>During floods, vegetation on the floodplain alters both the local resistance and the exchange of momentum with the main channel, so that the usual divided-channel methods overestimate conveyance. We report 18 experiments in a 24 m asymmetric compound flume with relative depths of 0.20–0.45 and stem densities of 0–320 m<sup>−2</sup>.</p>',
    ),
  },
  keywords: {
    zh: ['复式河道', '漫滩水流', '滩地植被', '动量交换'],
    en: ['compound channel', 'overbank flow', 'floodplain vegetation'],
  },
  issueId: '20266',
  dates: {
    received: '2025-09-14',
    revised: '2025-12-22',
    accepted: '2026-01-09',
    online: '',
    published: '2026-11-15',
  },
  funding: {
    zh: '江州市自然科学基金（JZ2024-0317）',
    en: 'Jiangzhou Natural Science Foundation (JZ2024-0317)',
  },
  license: { url: 'https://creativecommons.org/licenses/by/4.0/', name: 'CC BY 4.0' },
  referenceCount: 2,
  pdfSize: 2_516_582,
  about: noAbout,
  texts: [],
  coverUrl: '',
}

export const articleContent: ArticleContent = {
  article,
  fullText: {
    language: 'zh',
    html: html(
      [
        '<section id="s1"><h2 id="s1-h">1 引言</h2><p>平原河流的滩地多为芦苇、灌丛或农作物覆盖。洪水上滩之后，滩地水流慢、主槽水流快，二者之间形成强烈的横向剪切层<sup><a class="ref-bibr" href="#r1">[1]</a></sup>。若忽略这一过程而把断面简单分割，过流能力可被高估 10%–35%，由此推算的设计洪水位偏低，堤防偏于不安全。</p><p>已有研究多把植被阻力折算为等效糙率，再与光滑复式河道的动量交换系数叠加。这种“先阻力、后交换”的做法隐含了二者互不影响的假定。</p></section>',
        '<section id="s2"><h2 id="s2-h">2 模型与试验</h2><section id="s21"><h3 id="s21-h">2.1 控制方程</h3><p>对恒定均匀流，沿水深积分纵向动量方程，可得：</p><div class="formula" id="e1"><math display="block"><mi>ρ</mi><mi>g</mi><mi>H</mi><msub><mi>S</mi><mn>0</mn></msub><mo>−</mo><mfrac><mn>1</mn><mn>8</mn></mfrac><mi>ρ</mi><mi>f</mi><msubsup><mi>U</mi><mi mathvariant="normal">d</mi><mn>2</mn></msubsup><mo>=</mo><mi mathvariant="normal">Γ</mi></math><span class="formula-label">(1)</span></div></section>',
        '<figure class="table-wrap" id="t1"><figcaption><p><b class="label">表 1</b> <span class="caption-title">试验组次与水力条件</span></p><p lang="en">Table 1 Experimental runs and hydraulic conditions</p></figcaption><div class="table-scroll" tabindex="0" role="region" aria-label="表 1"><table><thead><tr><th scope="col">组次</th><th scope="col" class="align-right">Q</th><th scope="col" class="align-right">H</th></tr></thead><tbody><tr><td>A1</td><td class="align-right">42.6</td><td class="align-right">0.250</td></tr><tr><td>A2</td><td class="align-right">38.1</td><td class="align-right">0.250</td></tr><tr><td>B1</td><td class="align-right">71.3</td><td class="align-right">0.294</td></tr></tbody></table></div><div class="table-notes"><p>注：Q 为流量，H 为水深。</p></div></figure></section>',
        '<section id="s3"><h2 id="s3-h">3 结论</h2><p>滩地植被与滩槽动量交换应作为一个整体处理。</p><ul><li>三区模型以可测的植被参数替代经验糙率；</li><li>单宽流量误差在 5% 以内。</li></ul></section>',
        '<section class="references" id="refs"><h2 id="refs-h">参考文献</h2><ol><li id="r1">程屿, 温嘉树. 复式断面河道过流能力计算方法述评[J]. 水沙动力学报, 2021, 52(4): 411–425. <a href="https://doi.org/10.1000/182">https://doi.org/10.1000/182</a></li><li id="r2">Harrowgate P, Lindqvist E. Shear layers at the edge of submerged canopies. Rivers and Estuaries, 2019, 33(2): 88–107.</li></ol></section>',
      ].join(''),
    ),
    inBothLanguages: true,
  },
  citation: { zh: '程屿. 复式断面[J].', en: 'CHENG Y. Compound channels[J].' },
  previous: null,
  further: [],
  linked: { authors: [], keywords: ['compound channel'] },
  floats: [],
  unnamedText: 'zh',
  written: { title: { zh: 'zh', en: 'en' }, abstract: { zh: 'zh', en: 'en' } },
  next: summaries[1] ?? null,
}

export const searchContent: SearchContent = {
  query: {
    term: 'vegetation 复式河道',
    field: 'all',
    sort: 'relevance',
    time: 5,
    facets: { year: onlyValue('2026'), column: onlyValue('c1') },
    page: 2,
  },
  tabs: [
    { tab: 'article', type: 'article', count: 128 },
    { tab: 'figure', type: 'picture', count: 10_001 },
    { tab: 'table', type: 'table', count: 0 },
    { tab: 'news', type: 'news', count: null },
  ],
  noHits: null,
  result: {
    total: 128,
    hits: summaries.map((each) => ({
      article: each,
      snippet:
        'We report how vegetation on the floodplain alters the exchange of momentum; 滩地植被改变复式河道的动量交换。',
    })),
    words: ['vegetation', '复式河道'],
    facets: {
      year: [2026, 2025, 2024, 2023, 2022, 2021, 2020, 2018].map((year) => ({
        value: String(year),
        label: String(year),
        count: (year - 2015) * 3,
      })),
      journal: [{ value: '12', label: '水利工程学刊', count: 120 }],
      column: [
        { value: 'c1', label: 'River dynamics', count: 64 },
        { value: 'c2', label: 'Sediment transport', count: 24 },
      ],
      keyword: [{ value: 'shear layer', label: 'shear layer', count: 33 }],
      author: [{ value: 'Lin Xi', label: 'Lin Xi', count: 12 }],
      institution: [{ value: 'Hengchuan University', label: 'Hengchuan University', count: 41 }],
      articleType: [{ value: 'review-article', label: 'Review article', count: 7 }],
      textLanguage: [{ value: 'en', label: 'English', count: 90 }],
      licence: [{ value: 'CC BY 4.0', label: 'CC BY 4.0', count: 128 }],
    },
  },
}
