import { uiLanguages } from '@xuekan/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTranslate } from '../../app/browser/translate.ts'
import { loadTranslate } from '../../app/server/messages.ts'
import { en } from '../../ui/locales/en.ts'
import type { MessageKey } from '../../ui/locales/translate.ts'
import { zh } from '../../ui/locales/zh.ts'

const tables = { zh, en }
const keys = [...new Set(Object.keys(zh).map((key) => key.replace(/_(?:one|other)$/, '')))] as MessageKey[]
const names = [
  ...new Set(
    [...Object.values(zh), ...Object.values(en)].flatMap((text) =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''),
    ),
  ),
]

describe('createTranslate', () => {
  it('should say in the browser what i18next says on the server, for every message and any values [C1.5]', async () => {
    const servers = { zh: await loadTranslate('zh'), en: await loadTranslate('en') }
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.integer(),
      fc.constantFrom('{{name}}', '$t(nav.home)', '$&'),
    )
    const params = fc
      .record({
        count: fc.nat(200),
        values: fc.array(value, { minLength: names.length, maxLength: names.length }),
      })
      .map(({ count, values }) => ({
        ...Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])),
        count,
      }))
    fc.assert(
      fc.property(
        fc.constantFrom(...uiLanguages),
        fc.constantFrom(...keys),
        params,
        (language, key, given) => {
          expect(createTranslate(tables[language], language)(key, given)).toBe(servers[language](key, given))
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('should need no values where a message has none', async () => {
    const server = await loadTranslate('zh')
    for (const key of keys.filter((name) => (zh as Record<string, string>)[name]?.includes('{{') === false)) {
      expect(createTranslate(zh, 'zh')(key)).toBe(server(key))
    }
  })
})
