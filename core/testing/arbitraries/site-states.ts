import fc from 'fast-check'
import { periodLists } from '../../domain/period/period-lists.ts'
import { periodYears } from '../../domain/period/period-years.ts'
import type { BasicInfo } from '../../domain/site/basic-info.ts'
import { siteStateOf, type SiteState } from '../../domain/site/site-state.ts'
import { arbitraryPersonalInfo } from './members.ts'
import { arbitraryPeriods } from './periods.ts'
import { arbitraryChrome } from './sites.ts'
import { arbitraryLanguage } from './text.ts'
import { arbitraryChannelModule } from './toolbars.ts'

export const arbitraryBasicInfo: fc.Arbitrary<BasicInfo> = fc.record({
  id: fc.integer({ min: 1, max: 30 }).map(String),
  indexedIn: fc.subarray(['CSCD', 'EI', 'Scopus']),
})

/** States as they are held while browsing, before and after what was asked for has come. */
export const arbitrarySiteState: fc.Arbitrary<SiteState> = fc
  .record({
    chrome: arbitraryChrome,
    language: arbitraryLanguage,
    windowWidth: fc.integer({ min: 320, max: 2_560 }),
    userName: fc.constantFrom('', '林溪', '138****5678'),
    personalInfo: fc.option(arbitraryPersonalInfo),
    asked: fc.record({
      periods: fc.option(arbitraryPeriods.map((periods) => periodLists(periodYears(periods)))),
      basicInfo: fc.option(arbitraryBasicInfo),
      modules: fc.array(arbitraryChannelModule, { maxLength: 3 }),
    }),
  })
  .map(siteStateOf)
