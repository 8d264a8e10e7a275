import { languageShown, localise } from '@xuekan/core'
import type { IndexTermContent, PageModel } from '@xuekan/core/page'
import { indexTermRoute, type IndexTermKind } from '@xuekan/core/content'
import type { Route } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { formatNumber } from '../locales/format.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { wrap } from '../widgets/controls.css.ts'
import { FeedLink } from '../widgets/FeedLink.tsx'
import { TermRail } from '../widgets/index-term/TermRail.tsx'
import { FollowTerm } from '../widgets/follow/FollowTerm.tsx'
import * as styles from '../widgets/index-term/term.css.ts'
import { ArticleList } from '../widgets/list/ArticleList.tsx'
import { layout, title } from '../widgets/list/list.css.ts'
import { YearBars } from '../widgets/results/YearBars.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<IndexTermContent>
  readonly route: Extract<Route, { page: IndexTermKind }>
}

/** The articles under an author, a keyword or a subject, and what they have in common. */
export function IndexTermPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <IndexTerm content={content} />}
    </RemoteView>
  )
}

function IndexTerm({ content }: { readonly content: IndexTermContent }) {
  const { language, t } = usePortal()
  const { term, summary, list, author } = content
  const name = localise(summary.name, language)
  const named = languageShown(summary.name, language)
  const other = summary.name[language === 'zh' ? 'en' : 'zh']
  const place = localise(author?.affiliations[0] ?? { zh: '', en: '' }, language)
  const count = summary.articleCount
  const shown = formatNumber(count, language)
  return (
    <div className={wrap}>
      <Breadcrumbs path={[{ label: `${t(`terms.${term.kind}`)}${t('mark.colon')}${name}` }]} />
      <header className={styles.head}>
        <div>
          <p className={styles.kicker}>{t(`terms.${term.kind}`)}</p>
          <h1 className={title} lang={named === language ? undefined : named}>
            {name}{' '}
            {other === '' || other === name ? null : (
              <small className={styles.other} lang={language === 'zh' ? 'en' : 'zh'}>
                {other}
              </small>
            )}
          </h1>
          {place === '' ? null : <p className={styles.place}>{place}</p>}
          <div className={styles.facts}>
            <span>{t(statementOf(term), { count, shown })}</span>{' '}
            {term.kind === 'author' && term.by.kind === 'orcid' ? (
              <a href={`https://orcid.org/${term.by.orcid}`}>ORCID {term.by.orcid}</a>
            ) : null}{' '}
            <FeedLink source={term} />
            {term.kind === 'subject' ? null : <FollowTerm term={term} />}
          </div>
        </div>
        {summary.years.length < 3 ? null : (
          <figure className={styles.years}>
            <YearBars values={summary.years} />
            <figcaption>
              <span>{summary.years.at(-1)?.value}</span> <span>{summary.years[0]?.value}</span>
            </figcaption>
          </figure>
        )}
      </header>
      <div className={layout}>
        <div>
          <ArticleList
            list={list}
            routeOf={(page) => indexTermRoute(term, language, page)}
            empty={t('terms.empty')}
            by="year"
            source="journal"
          />
        </div>
        <TermRail content={content} />
      </div>
    </div>
  )
}

/** Which sentence counts the articles: a name may be that of several people, an ORCID is one person's. */
const statementOf = (term: IndexTermContent['term']) =>
  term.kind === 'author'
    ? term.by.kind === 'orcid'
      ? ('terms.byAuthor' as const)
      : ('terms.withName' as const)
    : (`terms.under.${term.kind}` as const)
