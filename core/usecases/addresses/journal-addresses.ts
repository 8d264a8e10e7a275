import { decadesOf } from '../../domain/issue/archive.ts'
import { backIssues, issueYears } from '../../domain/issue/issue-years.ts'
import { defaultLanguage } from '../../domain/language/ui-language.ts'
import { mapResult, succeed } from '../async-results.ts'
import { loadSections } from '../pages/load-section.ts'
import { columnsBehind } from './list-columns.ts'
import type { ListAddresses } from './page-address.ts'

/** The back issues of a journal: its newest decade, and each of the others (C2.9). */
export const archiveAddresses: ListAddresses = ({ shell, issues }) => {
  if (shell.site.type !== 'single') return succeed([])
  const years = backIssues(issueYears(issues.map(({ issue }) => issue)))
  const changedOn = issues[0]?.issue.publishedOn ?? ''
  return succeed(
    decadesOf(years).map(({ decade }, at) => ({
      route: { page: 'archive', language: null, siteId: null, decade: at === 0 ? null : decade },
      changedOn,
    })),
  )
}

/** Every section of a journal (C2.11). */
export const sectionAddresses: ListAddresses = ({ context, shell }, ports) =>
  shell.site.type !== 'single'
    ? succeed([])
    : mapResult(loadSections(ports, context), (sections) =>
        sections.map(({ value }) => ({
          route: {
            page: 'section',
            language: defaultLanguage,
            siteId: null,
            section: value,
            pageNumber: 1,
          },
          changedOn: '',
        })),
      )

const science = { page: 'science', language: null, siteId: null, channelId: null } as const

/** The list of all articles, where a column leads to it (C2.10). */
export const scienceAddresses: ListAddresses = ({ shell: { channels } }) =>
  succeed(columnsBehind(channels, science).length === 0 ? [] : [{ route: science, changedOn: '' }])
