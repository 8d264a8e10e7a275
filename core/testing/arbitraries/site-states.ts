import fc from 'fast-check'
import { issueLists } from '../../domain/issue/issue-lists.ts'
import { issueYears } from '../../domain/issue/issue-years.ts'
import type { BasicInfo } from '../../domain/site/basic-info.ts'
import { siteStateOf, type SiteState } from '../../domain/site/site-state.ts'
import { arbitraryPersonalInfo } from './members.ts'
import { arbitraryIssues } from './issues.ts'
import { arbitraryShell } from './sites.ts'
import { arbitraryUiLanguage } from './text.ts'
import { arbitraryChannelModule } from './toolbars.ts'

export const arbitraryBasicInfo: fc.Arbitrary<BasicInfo> = fc.record({
  id: fc.integer({ min: 1, max: 30 }).map(String),
  indexedIn: fc.subarray(['CSCD', 'EI', 'Scopus']),
})

/** States as they are held while browsing, before and after what was asked for has come. */
export const arbitrarySiteState: fc.Arbitrary<SiteState> = fc
  .record({
    shell: arbitraryShell,
    language: arbitraryUiLanguage,
    windowWidth: fc.integer({ min: 320, max: 2_560 }),
    userName: fc.constantFrom('', '林溪', '138****5678'),
    personalInfo: fc.option(arbitraryPersonalInfo),
    requested: fc.record({
      issues: fc.option(arbitraryIssues.map((issues) => issueLists(issueYears(issues)))),
      basicInfo: fc.option(arbitraryBasicInfo),
      modules: fc.array(arbitraryChannelModule, { maxLength: 3 }),
    }),
  })
  .map(siteStateOf)
