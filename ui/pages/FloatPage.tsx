import { languageShown, localise, secondLanguage } from '@xuekan/core'
import type { FloatContent, PageModel } from '@xuekan/core/page'
import { captionParts } from '@xuekan/core/content'
import type { Route } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { articleCrumb } from '../widgets/article/article-crumb.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { wrap } from '../widgets/controls.css.ts'
import * as styles from '../widgets/float/float.css.ts'
import { FloatStage } from '../widgets/float/FloatStage.tsx'
import { SourceArticle } from '../widgets/float/SourceArticle.tsx'
import { useFloatName } from '../widgets/float/use-float-name.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<FloatContent>
  readonly route: Route
}

/** A figure or a table of an article in a page of its own (C1.7). */
export function FloatPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Float key={`${content.kind} ${content.shown.id}`} content={content} />}
    </RemoteView>
  )
}

function Float({ content }: { readonly content: FloatContent }) {
  const { language } = usePortal()
  const hrefs = useHrefs()
  const { kind, shown, article } = content
  const name = useFloatName()(kind, shown.label)
  return (
    <>
      <div className={wrap}>
        <Breadcrumbs
          path={[
            {
              label: articleCrumb(localise(article.title, language)),
              href: hrefs.article(article),
            },
            { label: name },
          ]}
        />
      </div>
      <FloatStage content={content} />
      <div className={wrap}>
        <div className={styles.layout}>
          <Caption content={content} name={name} />
          <SourceArticle content={content} />
        </div>
      </div>
    </>
  )
}

/** Label and caption in the reader's language, and below them in the other. */
function Caption({ content: { shown }, name }: { readonly content: FloatContent; readonly name: string }) {
  const { language } = usePortal()
  const { label, caption } = shown
  const own = languageShown(caption, language)
  const other = secondLanguage(caption, own)
  const { title, text } = captionParts(caption[own])
  const lang = own === language ? undefined : own
  return (
    <article>
      <h1 className={styles.title}>
        <span>{name}</span> {title === '' ? null : <span lang={lang}>{title}</span>}
      </h1>
      {text === '' ? null : (
        <p className={styles.caption} lang={lang}>
          {text}
        </p>
      )}
      {other === null ? null : (
        <p className={styles.second} lang={other}>
          {label[other] === '' ? null : <b>{label[other]}</b>} {caption[other]}
        </p>
      )}
    </article>
  )
}
