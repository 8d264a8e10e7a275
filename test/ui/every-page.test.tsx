import { uiLanguages } from '@xuekan/core'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { zh } from '../../ui/locales/zh.ts'
import { pageCases, renderCase, waitingCases } from './support/pages.tsx'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes some attributes in camel case, which HTML reads the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'tel-non-breaking': 'off',
    // A list of authors is named for those who do not see that it is one; a table scrolls in a region inside prose.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'prefer-native-element': 'off',
    'no-inline-style': 'error',
  },
})

const documentOf = (body: string, language: string): string =>
  `<!DOCTYPE html><html lang="${language}"><head><title>t</title></head><body>${body}</body></html>`

const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ')

const cases = pageCases.flatMap((page) =>
  uiLanguages.map((language) => ({ page, language, name: `${page.name}, ${language}` })),
)

describe.each(cases)('the page $name', ({ page, language }) => {
  it('is valid HTML that assistive technology can read, without inline styles', async () => {
    const report = await validator.validateString(documentOf(await renderCase(page, language), language))
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    )
    expect(problems).toEqual([])
  })

  it('has one first heading, and skips no level below it', async () => {
    const levels = [...(await renderCase(page, language)).matchAll(/<h([1-6])[\s>]/g)].map((match) =>
      Number(match[1]),
    )
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1)
    expect(skipped).toEqual([])
  })

  it('says everything in words: no key, no gap for a value, nothing undefined', async () => {
    const html = await renderCase(page, language)
    const text = textOf(html)
    for (const key of Object.keys(zh)) expect(html).not.toContain(`>${key}<`)
    expect(html).not.toMatch(/\{\{|\}\}/)
    expect(text).not.toMatch(/\bundefined\b|\bnull\b|\[object|\bNaN\b/)
  })

  it('links only to pages, parts of the page, and safe schemes', async () => {
    const hrefs = [...(await renderCase(page, language)).matchAll(/\s(?:href|action|src)="([^"]*)"/g)].map(
      (match) => match[1] ?? '',
    )
    expect(hrefs.filter((href) => !/^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/.test(href))).toEqual([])
  })
})

describe.each(waitingCases)('the page $name while it waits', (page) => {
  it('shows its shape and says that it is loading', async () => {
    const html = await renderCase(page, 'en')
    expect(html).toMatch(/<div class="[^"]+" role="status">/)
    expect(textOf(html)).toContain('Loading')
    expect(html).not.toContain('<h1')
  })
})
