import type { HomeContent } from '@xuekan/core/page'
import type { ModuleContent } from '@xuekan/core/content'
import { sampleModule } from '@xuekan/core/testing'
import { issueOf, journals, sections, summaries, summary } from './contents.ts'
import { journal } from './shell.ts'

const place = sampleModule('')
const plainModule = { ...place, title: place.name, look: 'plain', failure: null } as const

/** A home of one column a row, with a module for each of these contents. */
const rowsOf = (...contents: readonly ModuleContent[]): HomeContent['rows'] =>
  contents.map((content) => [
    { from: 1, width: 12, modules: [{ ...plainModule, kind: content.kind, width: 12, content }] },
  ])

const current = { issue: issueOf(2026, '6'), sections, count: summaries.length }

export const journalHome: HomeContent = {
  journal,
  journals: [journal],
  rows: [
    ...rowsOf(
      { kind: 'lead', article: summaries[0] ?? summary('1') },
      { kind: 'issue', ...current },
      { kind: 'latest', articles: summaries, isMore: false },
      { kind: 'ranking', by: 'visits', period: '1y', articles: summaries },
      { kind: 'about', journal },
      { kind: 'indexedIn', databases: ['CSCD', 'EI'] },
      { kind: 'alerts' },
    ),
    [
      {
        from: 1,
        width: 8,
        modules: [{ ...plainModule, kind: 'contents', width: 8, content: { kind: 'contents', ...current } }],
      },
      {
        from: 9,
        width: 4,
        modules: [
          {
            ...plainModule,
            kind: 'news',
            width: 4,
            content: null,
            failure: { kind: 'unreachable', call: 'latestNews' },
          },
        ],
      },
    ],
  ],
}

export const journalsHome = (aggregate: boolean): HomeContent => ({
  journal: null,
  journals,
  rows: rowsOf(
    { kind: 'statement', journals: journals.length, articles: 1_204, houses: 2 },
    aggregate
      ? {
          kind: 'houses',
          houses: [
            { name: { zh: 'A', en: 'A' }, journals: journals.slice(0, 2) },
            { name: { zh: '', en: '' }, journals: journals.slice(2) },
          ],
        }
      : { kind: 'journals', journals, grid: { columns: 5, doubled: false, holes: 0, phoneHoles: 1 } },
    {
      kind: 'newestIssues',
      issues: [
        { journal, issue: { year: 2026, volume: '67', issue: '6', publishedOn: '2026-11-15' } },
        { journal: journals[0] ?? journal, issue: { year: 2026, volume: '', issue: '3', publishedOn: '' } },
      ],
    },
    {
      kind: 'subjects',
      subjects: [
        {
          subject: { zh: '水利工程', en: 'Hydraulics' },
          journals: [{ name: journal.name, facet: '12' }],
          articles: 1_204,
        },
        { subject: { zh: '光学', en: '' }, journals: [{ name: journal.name, facet: null }], articles: null },
      ],
    },
    { kind: 'latest', articles: summaries, isMore: false },
    { kind: 'ranking', by: 'visits', period: '3m', articles: [] },
  ),
})
