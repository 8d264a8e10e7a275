import { localise } from '@xuekan/core'
import type { IssueContent, PageModel } from '@xuekan/core/page'
import type { IssueRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { formatDate, formatNumber } from '../locales/format.ts'
import { issueName, issueNameWithYear, numbersKept } from '../locales/issue-name.ts'
import { SelectionBar } from '../widgets/basket/SelectionBar.tsx'
import { ExportChoice } from '../widgets/basket/ExportChoice.tsx'
import { useSelection } from '../widgets/basket/use-selection.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { wrap } from '../widgets/controls.css.ts'
import { FeedLink } from '../widgets/FeedLink.tsx'
import { Cover } from '../widgets/Cover.tsx'
import { Contents } from '../widgets/issue/Contents.tsx'
import { FigureStrip } from '../widgets/issue/FigureStrip.tsx'
import { IssuePicker } from '../widgets/issue/IssuePicker.tsx'
import { IssueSteps } from '../widgets/issue/IssueSteps.tsx'
import * as styles from '../widgets/issue/issue.css.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<IssueContent>
  readonly route: IssueRoute
}

/** One issue with its contents, and the way to every other (C2.6). */
export function IssuePage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="issue" />}>
      {(content) => <Issue content={content} />}
    </RemoteView>
  )
}

function Issue({
  content: { journal, years, issue, sections, previous, next },
}: {
  readonly content: IssueContent
}) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const name = localise(journal.name, language)
  const articles = sections.flatMap((section) => section.articles)
  const selection = useSelection(articles)
  const count = articles.length
  const facts = [
    issue.publishedOn === '' ? '' : t('issue.publishedOn', { date: formatDate(issue.publishedOn, language) }),
    t('issue.articles', { count, shown: formatNumber(count, language) }),
  ]
  return (
    <div className={wrap}>
      <Breadcrumbs path={[{ label: t('issue.all'), href: hrefs.archive }, { label: issueName(t, issue) }]} />
      <div className={styles.layout}>
        <div className={styles.cover}>
          <Cover
            url={issue.coverUrl}
            alt={t('issue.cover', { name, issue: issueName(t, issue) })}
            name={name}
            number={issueName(t, issue)}
            eager
          />
        </div>
        <div className={styles.main}>
          <h1 className={styles.title}>{numbersKept(issueNameWithYear(t, issue))}</h1>
          <p className={styles.facts}>
            {facts.filter((fact) => fact !== '').join(' · ')}{' '}
            <FeedLink source={{ kind: 'issue', issueId: issue.id }} siteId={issue.siteId} />
          </p>
          <IssueSteps previous={previous} next={next} />
          <section className={styles.contents}>
            <div className={styles.contentsHead}>
              <h2 className={styles.contentsTitle}>{t('issue.contents')}</h2>
              {count === 0 ? null : (
                <SelectionBar
                  selection={selection}
                  whole={{
                    label: t('basket.addIssue'),
                    add: ({ addArticles }) => addArticles(articles).held,
                  }}
                />
              )}
              {count === 0 ? null : <ExportChoice articles={articles} label={t('issue.export')} />}
            </div>
            <FigureStrip articles={articles} />
            <Contents sections={sections} selection={selection} />
          </section>
        </div>
        <IssuePicker years={years} issue={issue} />
      </div>
    </div>
  )
}
