import { localise } from '@xuekan/core'
import type { Article } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { back } from './article.css.ts'
import { Citation } from './Citation.tsx'

/** Behind the text: who paid, and how to cite. */
export function BackMatter({ article }: { readonly article: Article }) {
  const { language, t } = usePortal()
  const funding = localise(article.funding, language)
  return (
    <>
      {funding === '' ? null : (
        <section className={back}>
          <h2>{t('article.funding')}</h2>
          <p>{funding}</p>
        </section>
      )}
      <Citation article={article} />
    </>
  )
}
