import { localise, type ArticleContent, type PageModel } from '@xuekan/core'
import { outlineOf } from '@xuekan/core/content'
import type { ArticleRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { issueNameWithYear } from '../locales/issue-name.ts'
import { Abstracts } from '../widgets/article/Abstracts.tsx'
import { ArticleHead } from '../widgets/article/ArticleHead.tsx'
import { ArticleTools } from '../widgets/article/ArticleTools.tsx'
import { BackMatter } from '../widgets/article/BackMatter.tsx'
import { IssueReference } from '../widgets/article/IssueReference.tsx'
import { Neighbours } from '../widgets/article/Neighbours.tsx'
import { FoldedOutline, Outline } from '../widgets/article/Outline.tsx'
import * as styles from '../widgets/article/article.css.ts'
import { Breadcrumbs, type Crumb } from '../widgets/Breadcrumbs.tsx'
import { wholeOutline } from '../widgets/article/whole-outline.ts'
import { wrap } from '../widgets/controls.css.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'
import { Prose } from '../widgets/text/Prose.tsx'

interface Props {
  readonly model: PageModel<ArticleContent>
  readonly route: ArticleRoute
}

/** One article to read (C2.15 to C2.17). */
export function ArticlePage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="article" />}>
      {(content) => <Reading content={content} />}
    </RemoteView>
  )
}

function Reading({ content: { article, fullText, previous, next } }: { readonly content: ArticleContent }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const section = localise(article.section, language)
  const path: readonly Crumb[] = [
    ...(article.issue === '' ? [] : [{ label: issueNameWithYear(t, article), href: hrefs.issue(article) }]),
    ...(section === '' ? [] : [{ label: section }]),
  ]
  const outline =
    fullText === null ? [] : wholeOutline(t, language, article.abstract, outlineOf(fullText.html))
  return (
    <div className={wrap}>
      <Breadcrumbs path={path} />
      <div className={styles.layout}>
        <div className={styles.left}>
          <IssueReference article={article} />
          {outline.length === 0 ? null : <Outline items={outline} />}
        </div>
        <article>
          <ArticleHead article={article} />
          {outline.length === 0 ? null : <FoldedOutline items={outline} />}
          {article.graphicAbstractUrl === '' ? null : (
            <figure className={styles.graphic}>
              <img src={article.graphicAbstractUrl} alt={t('article.graphic')} width={648} height={364} />
            </figure>
          )}
          <Abstracts article={article} />
          {fullText === null ? null : (
            <section className={styles.text} id="fulltext" aria-label={t('article.fullText')}>
              <Prose html={fullText.html} proseKey="fullText.html" lang={fullText.language} />
            </section>
          )}
          <BackMatter article={article} />
          <Neighbours previous={previous} next={next} />
        </article>
        <aside className={styles.tools} aria-label={t('article.tools')}>
          <ArticleTools article={article} />
        </aside>
      </div>
    </div>
  )
}
