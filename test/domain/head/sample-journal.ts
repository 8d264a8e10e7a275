import type { Article } from '../../../core/domain/article/article.ts'
import { noAbout } from '../../../core/domain/article/no-about.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import type { SiteShell } from '../../../core/domain/shell/site-shell.ts'
import type { Journal } from '../../../core/domain/site/journal.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'
import { sampleChannels } from '@xuekan/core/testing'

export const origin = 'https://slxb.example.org'
export const siteId = asSiteId('26')
export const none = { zh: '', en: '' }

export const journal: Journal = {
  siteId,
  domain: '',
  sld: 'slxb',
  name: { zh: '水利学报', en: 'Journal of Hydraulic Engineering' },
  abbreviation: { zh: '', en: 'J. Hydraul. Eng.' },
  issn: '0559-9350',
  cn: '11-1882/TV',
  publisher: { zh: '水利出版社', en: 'Water Press' },
  subject: none,
  frequency: none,
  introduction: { zh: '报道水利科学。', en: 'On hydraulics.' },
  coverUrl: '',
  groupName: none,
  indexedIn: [],
  latestIssue: null,
}

export const shell: SiteShell = {
  ...bareShell,
  site: { ...bareShell.site, id: siteId, sld: 'slxb', name: journal.name },
  channels: sampleChannels(
    { id: '1', code: 'periodIntroduce', name: { zh: '期刊介绍', en: 'About' } },
    { id: '2', code: 'item', name: { zh: '甲', en: 'A' } },
    { id: '3', code: 'item', name: { zh: '乙', en: 'B' } },
  ),
  journal,
}

export const article: Article = {
  id: '7',
  siteId,
  doi: '10.1234/slxb.1',
  title: { zh: 'CO<sub>2</sub>与河流', en: 'CO<sub>2</sub> &amp; rivers' },
  authors: { zh: ['张三'], en: ['San ZHANG'] },
  journalName: journal.name,
  year: 2026,
  volume: '57',
  issue: '3',
  firstPage: '10',
  lastPage: '20',
  elocationId: '',
  section: none,
  version: 0,
  openAccess: true,
  publishedOn: '2026-03-20',
  visits: 0,
  downloads: 0,
  citations: 0,
  graphicAbstractUrl: '',
  hasFullText: true,
  hasPdf: true,
  contributors: [
    {
      name: { zh: '张三', en: 'San ZHANG' },
      orcid: '0000-0002-1825-0097',
      email: '',
      corresponding: true,
      affiliations: ['a', 'b'],
    },
    { name: { zh: '李四', en: 'Si LI' }, orcid: '', email: '', corresponding: false, affiliations: ['b'] },
  ],
  affiliations: [
    { key: 'a', label: '1', name: { zh: '河海大学', en: 'Hohai University' } },
    { key: 'b', label: '2', name: { zh: '水利科学研究院', en: 'Institute of Water' } },
  ],
  abstract: { zh: '<p>摘要。</p>' as SafeHtml, en: '<p>One.</p><p>Two.</p>' as SafeHtml },
  keywords: { zh: ['河流'], en: ['river', 'CO<sub>2</sub>'] },
  issueId: '99',
  dates: { received: '', revised: '2026-01-05', accepted: '', online: '2026-02-01', published: '' },
  funding: none,
  license: { url: 'https://example.org/by', name: 'CC BY' },
  referenceCount: 0,
  pdfSize: 0,
  about: noAbout,
  texts: [],
  coverUrl: '',
}
