import type { PageModel, SectionContent } from '@xuekan/core/page'
import type { SectionRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { JournalPages } from '../widgets/channel/JournalPages.tsx'
import { Sections } from '../widgets/channel/Sections.tsx'
import { railSection, wrap } from '../widgets/controls.css.ts'
import { FeedLink } from '../widgets/FeedLink.tsx'
import { FollowTerm } from '../widgets/follow/FollowTerm.tsx'
import { ArticleList } from '../widgets/list/ArticleList.tsx'
import * as styles from '../widgets/list/list.css.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<SectionContent>
  readonly route: SectionRoute
}

/** One section of a journal over all its issues, newest first (C2.11). */
export function SectionPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Section content={content} />}
    </RemoteView>
  )
}

function Section({ content: { section, sections, list } }: { readonly content: SectionContent }) {
  const { language, t } = usePortal()
  return (
    <div className={wrap}>
      <Breadcrumbs path={[{ label: t('section.all') }, { label: section.label }]} />
      <h1 className={styles.title}>{section.label}</h1>
      <div className={styles.lead}>
        <p>{t('section.lead')}</p>
        <div className={styles.ways}>
          <FeedLink source={{ kind: 'column', column: section.value }} />
          <FollowTerm term={{ kind: 'column', column: section.value }} />
        </div>
      </div>
      <div className={styles.layout}>
        <div>
          <ArticleList
            list={list}
            routeOf={(page) => ({
              page: 'section',
              language,
              siteId: null,
              section: section.value,
              pageNumber: page,
            })}
            empty={t('issue.empty')}
            by="year"
            source="journal"
          />
        </div>
        <aside className={styles.rail}>
          <section className={railSection}>
            <h2>{t('section.all')}</h2>
            <Sections sections={sections} current={section.value} />
          </section>
          <JournalPages />
        </aside>
      </div>
    </div>
  )
}
