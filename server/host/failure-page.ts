import { resolveLanguage, type UiLanguage } from '@xuekan/core'
import { parseRoute } from '@xuekan/core/route'
import { pageCookies } from './page-cookies.ts'
import { printPlainPage } from './plain-page.ts'

const messages = {
  zh: {
    title: '服务暂时出错',
    text: '服务器处理这个页面时出了错，我们已记录。请稍后再试。',
    home: '返回首页',
  },
  en: {
    title: 'Something went wrong',
    text: 'The server failed while making this page, and the failure has been recorded. Please try again later.',
    home: 'Back to the home page',
  },
} as const

/** The page for a failure of the portal's own code (C8.6): it needs nothing but itself. */
export function failurePage(language: UiLanguage): string {
  const { title, text, home } = messages[language]
  return printPlainPage(language, title, `<p>${text}</p>\n<p><a href="/${language}/home">${home}</a></p>`)
}

/** The language of the address, wherever it names one, else of the cookie, else Chinese (C4.1). */
export function languageForFailure(address: string, cookies: string): UiLanguage {
  return resolveLanguage({
    fromAddress: parseRoute(address).language,
    fromCookie: pageCookies(cookies).language,
    siteDefault: null,
  })
}
