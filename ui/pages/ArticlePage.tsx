import { localise, switchLabel, switchTarget } from '@xuekan/core'
import type { ArticleContent, PageModel } from '@xuekan/core/page'
import {
  fundingBeside,
  linkFloats,
  linkLanguages,
  outlineOf,
  readingMinutes,
  showsGraphicalAbstract,
  textDirection,
} from '@xuekan/core/content'
import type { ArticleRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useBehavior } from '../binding/use-behavior.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { issueNameWithYear } from '../locales/issue-name.ts'
import { Abstracts } from '../widgets/article/Abstracts.tsx'
import { AnswersLater } from '../widgets/article/AnswersLater.tsx'
import { ArticleHead } from '../widgets/article/ArticleHead.tsx'
import { ArticleTools } from '../widgets/article/ArticleTools.tsx'
import { BackMatter } from '../widgets/article/BackMatter.tsx'
import { FurtherReading } from '../widgets/article/FurtherReading.tsx'
import { TextChoices } from '../widgets/article/FurtherTexts.tsx'
import { ContinueReading } from '../widgets/article/ContinueReading.tsx'
import { IssueReference } from '../widgets/article/IssueReference.tsx'
import { Neighbours } from '../widgets/article/Neighbours.tsx'
import { Outline } from '../widgets/article/Outline.tsx'
import { PrintHead } from '../widgets/article/PrintHead.tsx'
import { ReadingBar } from '../widgets/article/ReadingBar.tsx'
import * as layout from '../widgets/article/article-layout.css.ts'
import * as styles from '../widgets/article/article.css.ts'
import { outlineSheet, toolsSheet } from '../widgets/article/sheets.ts'
import { useReadingPlace } from '../widgets/article/use-reading-place.ts'
import { Breadcrumbs, type Crumb } from '../widgets/Breadcrumbs.tsx'
import { wholeOutline } from '../widgets/article/whole-outline.ts'
import { wrap } from '../widgets/controls.css.ts'
import { FloatStrip } from '../widgets/float/FloatStrip.tsx'
import { useFloatLinks } from '../widgets/float/use-float-links.ts'
import { TheatreLater } from '../widgets/theatre/TheatreLater.tsx'
import { MissingArticleLater } from '../widgets/state/MissingArticleLater.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'
import { Prose } from '../widgets/text/Prose.tsx'

interface Props {
  readonly model: PageModel<ArticleContent>
  readonly route: ArticleRoute
}

/** The style of a header whose switch is one short word. */
const shortStyle = 1

/** One article to read (C2.15 to C2.17). */
export function ArticlePage({ model, route }: Props) {
  const state = useBehavior(model.state$)
  if (state.status === 'failed' && state.error.kind === 'absent')
    return <MissingArticleLater failure={state.error} route={route} />
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="article" />}>
      {(content) => <Reading content={content} />}
    </RemoteView>
  )
}

function Reading({
  content: { article, written, citation, fullText, unnamedText, floats, linked, further, previous, next },
}: {
  readonly content: ArticleContent
}) {
  const { language, languageSwitch, t } = usePortal()
  const inOther = useBehavior(languageSwitch.href$)
  const hrefs = useHrefs()
  const section = localise(article.section, language)
  const path: readonly Crumb[] = [
    ...(article.issue === '' ? [] : [{ label: issueNameWithYear(t, article), href: hrefs.issue(article) }]),
    ...(section === '' ? [] : [{ label: section }]),
  ]
  const links = useFloatLinks(floats)
  // the browser reads it from the page, where it is linked already
  const linkedHtml = fullText === null ? null : linkFloats(fullText.html, links)
  const html =
    linkedHtml === null || fullText?.inBothLanguages !== true
      ? linkedHtml
      : linkLanguages(linkedHtml, {
          href: inOther.replace(/#.*$/s, ''),
          language: switchTarget(language),
          label: switchLabel(shortStyle, language),
          name: t('reading.inOther'),
        })
  const funding = fundingBeside(article, fullText, language)
  const outline = html === null ? [] : wholeOutline(t, language, article.abstract, outlineOf(html), funding)
  const place$ = useReadingPlace(outline.map(({ id }) => id))
  return (
    <div className={wrap}>
      <Breadcrumbs path={path} />
      <div className={layout.layout}>
        <div className={layout.rail}>
          <div id={outlineSheet} popover="auto" className={layout.left}>
            <IssueReference article={article} />
            {html === null ? null : (
              <Outline items={outline} minutes={readingMinutes(html)} place$={place$} />
            )}
          </div>
          <aside id={toolsSheet} popover="auto" className={layout.tools} aria-label={t('article.tools')}>
            <ArticleTools article={article} inBoth={fullText?.inBothLanguages === true} />
          </aside>
        </div>
        <article id="whole-article" className={layout.column}>
          <PrintHead article={article} />
          <ArticleHead article={article} written={written} linked={linked} />
          {html === null ? null : (
            <ContinueReading articleId={article.id} outline={outline} place$={place$} />
          )}
          <Abstracts article={article} written={written} linked={linked} />
          {article.graphicAbstractUrl === '' || showsGraphicalAbstract(html ?? '') ? null : (
            <figure className={styles.graphic}>
              <img
                src={article.graphicAbstractUrl}
                alt={t('article.graphic')}
                width={648}
                height={364}
                loading="lazy"
                decoding="async"
              />
            </figure>
          )}
          {floats.length === 0 ? null : (
            <div id="figures" className={styles.figures}>
              <FloatStrip floats={floats} />
            </div>
          )}
          {fullText === null || html === null ? null : (
            <section className={styles.text} id="fulltext" aria-label={t('article.fullText')}>
              <TextChoices article={article} shown={fullText.language} unnamed={unnamedText} />
              <Prose
                html={html}
                proseKey="fullText.html"
                lang={fullText.language}
                dir={textDirection(fullText.language)}
              />
            </section>
          )}
          <BackMatter article={article} citation={citation} funding={funding} />
          <FurtherReading articles={further} />
          <Neighbours previous={previous} next={next} />
          <AnswersLater textId="whole-article" />
        </article>
      </div>
      <ReadingBar
        article={article}
        hasOutline={outline.length > 0}
        figures={floats.length > 0 ? '#figures' : null}
        place$={place$}
      />
      <TheatreLater articleId={article.id} floats={floats} />
    </div>
  )
}
