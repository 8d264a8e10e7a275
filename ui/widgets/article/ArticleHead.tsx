import { languageShown, localise, secondLanguage } from '@xuekan/core'
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
  const shown = languageShown(article.title, language)
  const section = localise(article.section, language)
  const second = shown === language ? secondLanguage(article.title, shown) : null
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
      {second === null ? null : (
        <p className={secondTitle} lang={second}>
          <InlineMarkup text={article.title[second]} />
        </p>
      )}
      <Authors article={article} />
      <History dates={article.dates} />
      <Identity article={article} />
    </>
  )
}
