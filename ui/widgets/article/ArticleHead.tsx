import { languageShown, localise, otherLanguage } from '@xuekan/core'
import type { Article } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { InlineMarkup } from '../text/InlineMarkup.tsx'
import { kicker, secondTitle, title } from './article.css.ts'
import { Authors } from './Authors.tsx'
import { History } from './History.tsx'
import { Identity } from './Identity.tsx'

/** Everything above the abstract: column, both titles, authors, dates, version, DOI. */
export function ArticleHead({ article }: { readonly article: Article }) {
  const { language, t } = usePortal()
  const other = otherLanguage(language)
  const shown = languageShown(article.title, language)
  const section = localise(article.section, language)
  const second = shown === language ? article.title[other] : ''
  return (
    <>
      <p className={kicker}>
        {section === '' ? null : <b>{section}</b>}
        {article.openAccess ? (
          <span>
            {t('article.openAccess')} {article.license?.name ?? ''}
          </span>
        ) : null}
      </p>
      <h1 className={title} lang={shown === language ? undefined : shown}>
        <InlineMarkup text={localise(article.title, language)} />
      </h1>
      {second === '' ? null : (
        <p className={secondTitle} lang={other}>
          <InlineMarkup text={second} />
        </p>
      )}
      <Authors article={article} />
      <History dates={article.dates} />
      <Identity article={article} />
    </>
  )
}
