import { describe, expect, it } from 'vitest'
import { en } from '../../ui/locales/en.ts'
import { formatDate, formatNumber, listNames } from '../../ui/locales/format.ts'
import { issueName, issueNameWithYear, numbersKept } from '../../ui/locales/issue-name.ts'
import { pagesOf } from '../../ui/locales/pages-of.ts'
import { sourceOf } from '../../ui/locales/source-of.ts'
import { zh } from '../../ui/locales/zh.ts'
import { translateIn } from './support/portal.tsx'

const keys = Object.keys(zh) as (keyof typeof zh)[]

const valuesIn = (message: string): readonly string[] =>
  [...message.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').toSorted()

describe('the locales', () => {
  it('have the same keys, none of them empty', () => {
    const plain = Object.keys(en).filter((key) => !key.endsWith('_one'))
    expect(plain.toSorted()).toEqual(keys.toSorted())
    expect(keys.filter((key) => zh[key].trim() === '' || en[key].trim() === '')).toEqual([])
  })

  it('never ask for a value in one language that the other does not know', () => {
    const optional = new Set(['version.proof'])
    expect(
      keys.filter((key) => !optional.has(key) && valuesIn(zh[key]).join() !== valuesIn(en[key]).join()),
    ).toEqual([])
  })

  it('give both forms of every plural in English, of which Chinese has one', () => {
    const ending = /_(?:one|other)$/
    const forms = Object.keys(en).filter((key) => ending.test(key))
    const bases = new Set(forms.map((key) => key.replace(ending, '')))
    expect(forms.length).toBe(bases.size * 2)
    expect(keys.filter((key) => ending.test(key)).toSorted()).toEqual(
      [...bases].map((base) => `${base}_other`).toSorted(),
    )
  })

  it('[C5.1] never say “1 articles”: what is counted in English has a form for one', () => {
    const counts = /\{\{(?:count|shown)\}\} (?:(?!selected|chosen|left)[a-z]+ )?[a-z]+s\b/
    const forOne = keys.filter((key) => !/_(?:one|other)$/.test(key) && counts.test(en[key]))
    // more than a number is never one
    expect(forOne.filter((key) => !/\bmore than\b|\bbeyond\b|\bAll\b/i.test(en[key]))).toEqual([])
  })

  it('choose the plural by number', async () => {
    const [inChinese, inEnglish] = [await translateIn('zh'), await translateIn('en')]
    expect(inEnglish('results.count', { count: 1, shown: '1' })).toBe('1 article')
    expect(inEnglish('results.count', { count: 128, shown: '128' })).toBe('128 articles')
    expect(inChinese('results.count', { count: 1, shown: '1' })).toBe('1 篇文章')
  })
})

describe('formatDate', () => {
  it('writes as much as the date has, as each language does', () => {
    expect(formatDate('2026-03-25', 'zh')).toBe('2026 年 3 月 25 日')
    expect(formatDate('2026-03', 'zh')).toBe('2026 年 3 月')
    expect(formatDate('2026-03-25', 'en')).toBe('25 March 2026')
    expect(formatDate('2026-03', 'en')).toBe('March 2026')
    expect(formatDate('2026', 'en')).toBe('2026')
  })

  it('is empty for what is no date', () => {
    expect(formatDate('', 'zh')).toBe('')
    expect(formatDate('soon', 'en')).toBe('')
  })
})

describe('formatNumber', () => {
  it('groups by three, with a comma in English and a space that does not break in Chinese', () => {
    expect(formatNumber(3902118, 'en')).toBe('3,902,118')
    expect(formatNumber(3902118, 'zh')).toBe('3\u00a0902\u00a0118')
    expect(formatNumber(862, 'en')).toBe('862')
  })
})

describe('listNames', () => {
  it('uses the punctuation of the language and leaves the rest to the others', () => {
    expect(listNames(['A', 'B'], 'en', 3, ', et al.')).toBe('A, B')
    expect(listNames(['甲', '乙', '丙'], 'zh', 2, '，等')).toBe('甲，乙，等')
  })
})

describe('the places of an article', () => {
  const article = { year: 2026, volume: '57', issue: '3', firstPage: '289', lastPage: '301', elocationId: '' }

  it('are pages, one page, or an article number', () => {
    expect(pagesOf(article)).toBe('289–301')
    expect(pagesOf({ ...article, lastPage: '289' })).toBe('289')
    expect(pagesOf({ ...article, firstPage: '', lastPage: '', elocationId: 'e0142' })).toBe('e0142')
  })

  it('are told on one line without what is unknown', () => {
    expect(sourceOf(article)).toBe('2026, 57(3): 289–301')
    expect(sourceOf({ ...article, volume: '' })).toBe('2026, (3): 289–301')
    expect(sourceOf({ ...article, issue: '', volume: '', firstPage: '', lastPage: '' })).toBe('2026')
  })

  it('name the issue with and without a volume', async () => {
    const [inChinese, inEnglish] = [await translateIn('zh'), await translateIn('en')]
    expect(issueName(inChinese, article)).toBe('第 57 卷 第 3 期')
    expect(issueName(inEnglish, { ...article, volume: '' })).toBe('Issue 3')
    expect(issueNameWithYear(inEnglish, article)).toBe('2026, volume 57, issue 3')
    expect(issueNameWithYear(inChinese, { ...article, volume: '' })).toBe('2026 年第 3 期')
  })

  it('keep a number on the line of its word', () => {
    expect(numbersKept('2026, volume 57, issue 3')).toBe('2026, volume\u00a057, issue\u00a03')
    expect(numbersKept('2026 年第 57 卷第 3 期')).toBe('2026\u00a0年第\u00a057\u00a0卷第\u00a03\u00a0期')
  })
})
