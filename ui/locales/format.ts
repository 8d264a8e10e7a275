import type { UiLanguage } from '@xuekan/core'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Groups of three: '1 284' with a no-break space in Chinese, '1,284' in English. */
export const formatNumber = (value: number, language: UiLanguage): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, language === 'zh' ? '\u00a0' : ',')

/** '2026 年 3 月 25 日' or '25 March 2026', as much of it as the ISO date has; '' stays ''. */
export function formatDate(iso: string, language: UiLanguage): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(iso) ?? []
  if (year === undefined) return ''
  const parts = [year, month, day].filter((part) => part !== undefined).map(Number)
  if (language === 'zh') return parts.map((part, index) => `${part} ${'年月日'[index]}`).join(' ')
  const monthName = month === undefined ? undefined : months[Number(month) - 1]
  return [day === undefined ? undefined : Number(day), monthName, Number(year)]
    .filter((part) => part !== undefined)
    .join(' ')
}

/** '3 月' or 'Mar' of an ISO date that names a month; '' of any other. */
export function shortMonth(iso: string, language: UiLanguage): string {
  const month = Number(/^\d{4}-(\d{2})/.exec(iso)?.[1])
  if (months[month - 1] === undefined) return ''
  return language === 'zh' ? `${month} 月` : (months[month - 1]?.slice(0, 3) ?? '')
}

/** What stands between names of a list. */
export const comma = (language: UiLanguage): string => (language === 'zh' ? '，' : ', ')

/** Names as a language lists them; beyond `most` the rest is left to `others`. */
export function listNames(
  names: readonly string[],
  language: UiLanguage,
  most: number,
  others: string,
): string {
  const shown = names.slice(0, most).join(comma(language))
  return names.length > most ? `${shown}${others}` : shown
}
