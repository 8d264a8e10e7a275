import { localise } from '@xuekan/core'
import type { Article } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatDate } from '../../locales/format.ts'
import { issueName } from '../../locales/issue-name.ts'
import { pagesOf } from '../../locales/pages-of.ts'
import { Cover } from '../Cover.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { issue, issueCover } from './article.css.ts'

/** The issue that the article stands in: cover, number, pages. A volume without issues has no page to lead to. */
export function IssueReference({ article }: { readonly article: Article }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  if (article.issue === '' && article.volume === '') return null
  const name = localise(article.journalName, language)
  const number = issueName(t, article)
  const pages = pagesOf(article)
  const facts = [
    formatDate(article.publishedOn.slice(0, 7), language),
    pages === '' ? '' : t(article.firstPage === '' ? 'article.number' : 'article.pages', { pages }),
  ]
  const place = (
    <>
      <b>{number}</b> <small>{facts.filter((fact) => fact !== '').join(' · ')}</small>
    </>
  )
  if (article.issue === '') return <p className={issue}>{place}</p>
  return (
    <PortalLink className={issue} href={hrefs.issue(article)}>
      <span className={issueCover}>
        <Cover
          url={article.coverUrl}
          alt={t('issue.cover', { name, issue: number })}
          name={name}
          number={number}
          eager
        />
      </span>
      {place}
    </PortalLink>
  )
}
