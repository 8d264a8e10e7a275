import { isUiLanguage, type UiLanguage } from '@xuekan/core'
import { themeIdOf, type ThemeId } from '@xuekan/core/site'

/** In which theme and language the styleguide is looked at, and whether without colour. */
export interface StyleguideRequest {
  readonly theme: ThemeId
  readonly language: UiLanguage
  readonly gray: 'none' | 'page'
}

export const styleguidePath = '/styleguide'

/** Its name as a page. */
export const styleguideTitle = { zh: '样式指南', en: 'Styleguide' } as const

/** `?theme=1..11&lang=zh|en&gray=page`, with or without the path before it; what is missing is the first. Total. */
export function readStyleguideRequest(address: string): StyleguideRequest {
  const query = new URLSearchParams(address.slice(address.indexOf('?') + 1))
  const language = query.get('lang')
  return {
    theme: themeIdOf(query.get('theme')),
    language: isUiLanguage(language) ? language : 'zh',
    gray: query.get('gray') === 'page' ? 'page' : 'none',
  }
}

/** Law: `readStyleguideRequest(addressOf(request))` is `request`. */
export const addressOf = ({ theme, language, gray }: StyleguideRequest): string =>
  `${styleguidePath}?theme=${theme}&lang=${language}${gray === 'page' ? '&gray=page' : ''}`
