import type { LocalizedText } from '@xuekan/core'
import { advancedLimits, type AdvancedError, type AdvancedErrorKind } from '@xuekan/core/search'
import { refused, type Outcome } from '../endpoint-handler.ts'

const reasons: Readonly<Record<AdvancedErrorKind, LocalizedText>> = {
  empty: { zh: '请输入检索词', en: 'Please enter the search term.' },
  unfinished: { zh: '引号或字段没有写完', en: 'A quotation mark or a field is not finished' },
  unexpected: { zh: '检索式有误', en: 'The query cannot be read' },
  termTooLong: { zh: '检索词过长', en: 'A term is too long' },
  tooLong: { zh: '检索式过长', en: 'The query is too long' },
  tooManyTerms: {
    zh: `检索词过多，最多 ${advancedLimits.terms} 个`,
    en: `There are more than ${advancedLimits.terms} terms`,
  },
  tooDeep: { zh: '括号嵌套过深', en: 'Groups are nested too deeply' },
  years: { zh: '年份范围有误', en: 'The years are no range' },
}

/** Says what is wrong with an advanced query, and where: at which character, from 1. */
export function refuseAdvanced({ kind, at }: AdvancedError): Outcome<never> {
  const { zh, en } = reasons[kind]
  if (kind === 'empty') return refused(400, zh, en)
  return refused(400, `${zh}（第 ${at + 1} 个字符）`, `${en} (character ${at + 1}).`)
}
