import type { Article } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { history } from './article.css.ts'

const steps = ['received', 'revised', 'accepted', 'online', 'published'] as const

/** The dates of an article, those that are known. */
export function History({ dates }: { readonly dates: Article['dates'] }) {
  const { t } = usePortal()
  const known = steps.filter((step) => dates[step] !== '')
  if (known.length === 0) return null
  return (
    <dl className={history} aria-label={t('article.history')}>
      {known.map((step) => (
        <div key={step}>
          <dt>{t(`article.${step}`)}</dt>
          <dd>
            <time dateTime={dates[step]}>{dates[step]}</time>
          </dd>
        </div>
      ))}
    </dl>
  )
}
