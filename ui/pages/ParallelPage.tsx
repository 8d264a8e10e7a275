import { localise, switchTarget } from '@xuekan/core'
import type { PageModel, ParallelContent } from '@xuekan/core/page'
import { articleRoute, flipNameId, linkFloats, outlineOf, readingMinutes } from '@xuekan/core/content'
import type { Route } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { AnswersLater } from '../widgets/article/AnswersLater.tsx'
import { articleCrumb } from '../widgets/article/article-crumb.ts'
import { ArticleTools } from '../widgets/article/ArticleTools.tsx'
import { Outline } from '../widgets/article/Outline.tsx'
import { ReadingBar } from '../widgets/article/ReadingBar.tsx'
import { outlineSheet, toolsSheet } from '../widgets/article/sheets.ts'
import { useReadingPlace } from '../widgets/article/use-reading-place.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { wrap } from '../widgets/controls.css.ts'
import { useFloatLinks } from '../widgets/float/use-float-links.ts'
import { toPlace } from '../widgets/language/heading-above.ts'
import * as bar from '../widgets/parallel/parallel-bar.css.ts'
import * as styles from '../widgets/parallel/parallel.css.ts'
import { ParallelBar } from '../widgets/parallel/ParallelBar.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'
import { InlineMarkup } from '../widgets/text/InlineMarkup.tsx'
import { Prose } from '../widgets/text/Prose.tsx'
import { TheatreLater } from '../widgets/theatre/TheatreLater.tsx'
import { Listed } from '../widgets/Listed.tsx'

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
  const other = switchTarget(language)
  const links = useFloatLinks(floats)
  const alone = { [language]: hrefs.article(article), [other]: hrefs.here(articleRoute(article, other)) }
  const title = localise(article.title, language)
  // the browser reads it from the page, where it is linked already
  const linked = linkFloats(html, links)
  const outline = outlineOf(linked)
  const place$ = useReadingPlace(outline.map(({ id }) => id))
  const firstFloat = floats.find(({ anchor }) => anchor !== '')
  return (
    <>
      <div className={wrap}>
        <Breadcrumbs
          path={[
            { label: articleCrumb(title), href: hrefs.article(article) },
            { label: t('parallel.title') },
          ]}
        />
      </div>
      <article id="both-texts">
        <header className={wrap}>
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
        </header>
        <ParallelBar outline={outline} place$={place$}>
          <nav className={bar.ways} aria-label={t('parallel.ways')}>
            <Listed>
              {([language, other] as const).map((each) => (
                <a key={each} href={alone[each]} hrefLang={each} onClick={toPlace}>
                  {t(`parallel.only.${each}`)}
                </a>
              ))}
            </Listed>
          </nav>
        </ParallelBar>
        <div className={wrap}>
          <p className={styles.hint}>{t('parallel.hint')}</p>
          <span id={flipNameId} hidden>
            {t('parallel.flip')}
          </span>
          <div id="fulltext">
            <Prose html={linked} proseKey="html" className={styles.rows} lang={languages[0]} />
          </div>
          <AnswersLater textId="both-texts" />
        </div>
      </article>
      <div id={outlineSheet} popover="auto" className={bar.outline}>
        <Outline items={outline} minutes={readingMinutes(linked, languages.length)} place$={place$} />
      </div>
      <aside id={toolsSheet} popover="auto" className={bar.tools} aria-label={t('article.tools')}>
        <ArticleTools article={article} inBoth={false} beside />
      </aside>
      <ReadingBar
        article={article}
        beside
        hasOutline={outline.length > 0}
        figures={firstFloat === undefined ? null : `#${firstFloat.anchor}`}
        place$={place$}
      />
      <TheatreLater articleId={article.id} floats={floats} />
    </>
  )
}
