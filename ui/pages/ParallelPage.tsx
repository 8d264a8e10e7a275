import { localise, switchTarget, type PageModel, type ParallelContent } from '@xuekan/core'
import { articleRoute, flipNameId, linkFloats } from '@xuekan/core/content'
import type { Route } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { AnswersLater } from '../widgets/article/AnswersLater.tsx'
import { articleCrumb } from '../widgets/article/article-crumb.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { wrap } from '../widgets/controls.css.ts'
import { useFloatName } from '../widgets/float/use-float-name.ts'
import { toPlace } from '../widgets/language/heading-above.ts'
import * as styles from '../widgets/parallel/parallel.css.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'
import { InlineMarkup } from '../widgets/text/InlineMarkup.tsx'
import { Prose } from '../widgets/text/Prose.tsx'
import { TheatreLater } from '../widgets/theatre/TheatreLater.tsx'

interface Props {
  readonly model: PageModel<ParallelContent>
  readonly route: Route
}

/** The two full texts of an article beside each other; in a narrow window one, whose paragraphs turn over. */
export function ParallelPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="article" />}>
      {(content) => <Parallel content={content} />}
    </RemoteView>
  )
}

function Parallel({ content: { article, languages, html, floats } }: { readonly content: ParallelContent }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const name = useFloatName()
  const other = switchTarget(language)
  const links = floats.map((float) => ({
    ...float,
    href: hrefs.destination({ page: float.kind, language, siteId: null, mediaId: float.id }),
    name: t(`float.open.${float.kind}`, { name: name(float.kind, float.label) }),
  }))
  const alone = { [language]: hrefs.article(article), [other]: hrefs.here(articleRoute(article, other)) }
  const title = localise(article.title, language)
  return (
    <div className={wrap}>
      <Breadcrumbs
        path={[{ label: articleCrumb(title), href: hrefs.article(article) }, { label: t('parallel.title') }]}
      />
      <article id="both-texts">
        <div className={styles.titles}>
          <h1 className={styles.title}>
            <InlineMarkup text={title} />
          </h1>
          {article.title[other] === '' ? null : (
            <p className={styles.title} lang={other}>
              <InlineMarkup text={article.title[other]} />
            </p>
          )}
        </div>
        <p className={styles.authors}>
          {localise(article.authors, language).join(language === 'zh' ? '，' : ', ')}
        </p>
        <nav className={styles.ways} aria-label={t('parallel.ways')}>
          {([language, other] as const).map((each) => (
            <a key={each} href={alone[each]} hrefLang={each} onClick={toPlace}>
              {t(`parallel.only.${each}`)}
            </a>
          ))}
        </nav>
        <p className={styles.hint}>{t('parallel.hint')}</p>
        <span id={flipNameId} hidden>
          {t('parallel.flip')}
        </span>
        <div id="fulltext">
          <Prose html={linkFloats(html, links)} proseKey="html" className={styles.rows} lang={languages[0]} />
        </div>
        <AnswersLater textId="both-texts" />
      </article>
      <TheatreLater articleId={article.id} floats={floats} />
    </div>
  )
}
