import type { EnglishWords } from './english-words.ts'
import { indexTermEn } from './index-term.en.ts'
import { failureEn } from './failure.en.ts'
import { articleEn } from './article.en.ts'
import { parallelEn } from './parallel.en.ts'
import { floatEn } from './float.en.ts'
import { lookEn } from './look.en.ts'
import { homeEn } from './home.en.ts'
import { collectedEn } from './collected.en.ts'
import { resultsEn } from './results.en.ts'
import { journalEn } from './journal.en.ts'
import { accountEn } from './account.en.ts'
import { accountSettingsEn } from './account-settings.en.ts'
import { advancedEn } from './advanced.en.ts'
import { baseEn } from './base.en.ts'
import { alertsEn } from './alerts.en.ts'
import { subscribeEn } from './subscribe.en.ts'
import { personalEn } from './personal.en.ts'
import type { zh } from './zh.ts'

/** The words of the interface in English. */
export const en: EnglishWords<typeof zh> = {
  ...baseEn,
  ...indexTermEn,
  ...failureEn,
  ...articleEn,
  ...parallelEn,
  ...floatEn,
  ...lookEn,
  ...homeEn,
  ...collectedEn,
  ...resultsEn,
  ...journalEn,
  ...accountEn,
  ...accountSettingsEn,
  ...advancedEn,
  ...personalEn,
  ...subscribeEn,
  ...alertsEn,
}
