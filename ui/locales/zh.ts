import { indexTermZh } from './index-term.zh.ts'
import { failureZh } from './failure.zh.ts'
import { articleZh } from './article.zh.ts'
import { parallelZh } from './parallel.zh.ts'
import { floatZh } from './float.zh.ts'
import { lookZh } from './look.zh.ts'
import { homeZh } from './home.zh.ts'
import { collectedZh } from './collected.zh.ts'
import { resultsZh } from './results.zh.ts'
import { journalZh } from './journal.zh.ts'
import { accountZh } from './account.zh.ts'
import { accountSettingsZh } from './account-settings.zh.ts'
import { advancedZh } from './advanced.zh.ts'
import { baseZh } from './base.zh.ts'
import { alertsZh } from './alerts.zh.ts'
import { subscribeZh } from './subscribe.zh.ts'
import { personalZh } from './personal.zh.ts'

/** The words of the interface in Chinese. Both tables have the same keys. */
export const zh = {
  ...baseZh,
  ...indexTermZh,
  ...failureZh,
  ...articleZh,
  ...parallelZh,
  ...floatZh,
  ...lookZh,
  ...homeZh,
  ...collectedZh,
  ...resultsZh,
  ...journalZh,
  ...accountZh,
  ...accountSettingsZh,
  ...advancedZh,
  ...personalZh,
  ...subscribeZh,
  ...alertsZh,
} as const
