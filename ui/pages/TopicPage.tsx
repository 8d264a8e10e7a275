import { localise } from '@xuekan/core'
import type { PageModel, TopicContent } from '@xuekan/core/page'
import { findChannel } from '@xuekan/core/menu'
import type { TopicRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { anyCollection } from '../widgets/collected/any-collection.ts'
import { SideLinks } from '../widgets/collected/Cards.tsx'
import * as styles from '../widgets/collected/collected.css.ts'
import { People } from '../widgets/collected/People.tsx'
import { wrap } from '../widgets/controls.css.ts'
import { ArticleList } from '../widgets/list/ArticleList.tsx'
import { layout, rail } from '../widgets/list/list.css.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<TopicContent>
  readonly route: TopicRoute
}

/** A question that a site follows, with its articles and who follows it (C7.16). */
export function TopicPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Topic content={content} />}
    </RemoteView>
  )
}

function Topic({ content: { topic, list, experts, others } }: { readonly content: TopicContent }) {
  const { language, shell, t } = usePortal()
  const hrefs = useHrefs()
  const name = localise(topic.name, language)
  const routeOf = (topicId: string, pageNumber: number): TopicRoute => ({
    page: 'topic',
    language,
    siteId: null,
    topicId,
    pageNumber,
  })
  const column = findChannel(shell.channels, anyCollection(language, null))
  return (
    <>
      <div className={wrap}>
        <Breadcrumbs
          path={[
            { label: t('collected.title'), href: hrefs.destination(anyCollection(language, column)) },
            { label: name },
          ]}
        />
      </div>
      <div className={styles.band}>
        <div className={`${wrap} ${styles.plain}`}>
          <p className={styles.kicker}>{t('topic.kind')}</p>
          <h1 className={styles.title}>{name}</h1>
          <p className={styles.introduction}>{localise(topic.introduction, language)}</p>
          {experts.length === 0 ? null : (
            <section aria-label={t('topic.experts')}>
              <People people={experts} />
            </section>
          )}
        </div>
      </div>
      <div className={`${wrap} ${layout}`}>
        <div>
          <ArticleList
            list={list}
            routeOf={(page) => routeOf(topic.id, page)}
            empty={t('topic.empty')}
            source="journal"
          />
        </div>
        <aside className={rail} aria-label={t('topic.others')}>
          <SideLinks
            title={t('topic.others')}
            links={others.map(({ id, name: other }) => ({
              id,
              href: hrefs.destination(routeOf(id, 1)),
              label: localise(other, language),
            }))}
          />
        </aside>
      </div>
    </>
  )
}
