import { cookieRules, rememberedDays, type CookieRule } from '@xuekan/core/site'
import { uiLanguages } from '@xuekan/core'
import { describe, expect, it } from 'vitest'
import { agreementsOn } from '../../../server/rc-pub/agreements/agreements-on.ts'
import { standardAgreements } from '../../../server/rc-pub/agreements/standard-agreements.ts'

const notice = agreementsOn(standardAgreements, '2026-11-28').find(({ kind }) => kind === 'privacy')
const written = Object.entries<CookieRule>(cookieRules).flatMap(([name, { use }]) =>
  use === 'reserved' ? [] : [name],
)

describe.each(uiLanguages)('the privacy notice in force, in %s', (language) => {
  const text = notice?.texts[language] ?? ''

  it('names every cookie that is ever written, and how long those of a login last [C3.17] [C4.7]', () => {
    for (const name of [...written, 'handover', 'offer']) expect(text).toContain(`<code>${name}</code>`)
    expect(text).toContain(`${rememberedDays} `)
  })

  it('tells of passkeys, and that searches and baskets are sent', () => {
    const words = {
      zh: ['通行密钥', '<b>检索词</b>', '<b>引用篮</b>'],
      en: ['passkey', '<b>Search terms</b>', '<b>The basket</b>'],
    } as const
    for (const word of words[language]) expect(text).toContain(word)
  })
})
