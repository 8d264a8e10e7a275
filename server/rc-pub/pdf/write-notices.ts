import { languageShown, type UiLanguage } from '@xuekan/core'
import {
  doiUrl,
  isDemonstrationDoi,
  saysRetracted,
  type ArticleNotice,
  type ArticleRelation,
} from '@xuekan/core/content'
import { escapeMarkup, tag } from '../import/html/write-html.ts'
import { printMessages } from './print-messages.ts'
import { writeInline } from './write-inline.ts'

/** What befell the article, or what it says of others, before everything else on its first page; '' of most articles. */
export const writeNotices = (notices: readonly ArticleNotice[], language: UiLanguage): string =>
  notices
    .map((notice) => {
      const words = printMessages[language].notices[notice.change][notice.changed ? 'changed' : 'notice']
      const works = notice.works.map((work) => writeWork(work, language))
      return tag(
        'p',
        { class: saysRetracted(notice) ? 'notice grave' : 'notice' },
        [tag('b', {}, words), ...works].join(' '),
      )
    })
    .join('')

/** A work with its DOI, which leads to it: on paper an address is read. */
function writeWork({ doi, url, text, title }: ArticleRelation, language: UiLanguage): string {
  const shown = languageShown(title, language)
  const named =
    title[shown] === '' ? escapeMarkup(text) : tag('span', { lang: shown }, writeInline(title[shown]))
  const address = doi === '' ? url : isDemonstrationDoi(doi) ? '' : doiUrl(doi)
  const written = escapeMarkup(doi || url)
  const link = address === '' || written === '' ? written : tag('a', { href: address }, written)
  return [named, link].filter((part) => part !== '').join(' ')
}
