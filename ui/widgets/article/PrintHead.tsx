import { localise } from '@xuekan/core'
import { citeAsUrl, type Article } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { formatDate } from '../../locales/format.ts'
import { issueNameWithYear } from '../../locales/issue-name.ts'
import { pagesOf } from '../../locales/pages-of.ts'
import { printHead } from './article.css.ts'

/** Where an article stands, at the head of its first sheet: a screen says it around the text, which paper leaves out. */
export function PrintHead({ article }: { readonly article: Article }) {
  const { language, t } = usePortal()
  const { doi } = article
  const pages = pagesOf(article)
  const facts = [
    article.issue === '' && article.volume === '' ? '' : issueNameWithYear(t, article),
    pages === '' ? '' : t(article.firstPage === '' ? 'article.number' : 'article.pages', { pages }),
    formatDate(article.publishedOn, language),
    citeAsUrl(doi) || (doi === '' ? '' : `DOI ${doi}`),
  ]
  return (
    <p className={printHead}>
      <b>{localise(article.journalName, language)}</b> {facts.filter((fact) => fact !== '').join(' · ')}
    </p>
  )
}
