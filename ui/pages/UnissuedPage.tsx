import type { PageModel, UnissuedContent } from '@xuekan/core/page'
import {
  inOrder,
  inSection,
  sectionsBeside,
  unissuedGrouping,
  unissuedOrders,
  unissuedStages,
  type UnissuedChoice,
  type UnissuedStage,
} from '@xuekan/core/content'
import { feedAddress, listPlace, type Route } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { useReachable } from '../binding/use-reachable.ts'
import { formatNumber } from '../locales/format.ts'
import { add, exportChoice, exportFormats } from '../widgets/basket/selection.css.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { ColumnBanner } from '../widgets/channel/ColumnBanner.tsx'
import { railSection, tag, wrap } from '../widgets/controls.css.ts'
import { ArticleList } from '../widgets/list/ArticleList.tsx'
import * as styles from '../widgets/list/list.css.ts'
import { Pace } from '../widgets/list/Pace.tsx'
import { beside, narrow, versions } from '../widgets/list/unissued.css.ts'
import { Icon } from '../widgets/Icon.tsx'
import { PortalLink } from '../widgets/PortalLink.tsx'
import { choices } from '../widgets/results/results.css.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'
import { ArticleTitle } from '../widgets/text/ArticleTitle.tsx'
import { Listed } from '../widgets/Listed.tsx'

interface Props {
  readonly model: PageModel<UnissuedContent>
  readonly route: Extract<Route, { page: UnissuedStage }>
}

/** What a journal publishes before it is in an issue: online first and just accepted (C2.7). */
export function UnissuedPage({ model, route }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Unissued content={content} route={route} />}
    </RemoteView>
  )
}

type RouteTo = (stage: UnissuedStage, choice?: UnissuedChoice, page?: number) => Route

interface Shown extends Pick<Props, 'route'> {
  readonly content: UnissuedContent
}

function Unissued({ content, route }: Shown) {
  const { language, t } = usePortal()
  const { stage, list, choice, counts } = content
  const hrefs = useHrefs()
  const routeTo: RouteTo = (of, chosen = {}, page = 1) => ({
    page: of,
    language,
    siteId: null,
    channelId: null,
    ...chosen,
    ...listPlace(page),
  })
  const by = unissuedGrouping(choice)
  return (
    <div className={wrap}>
      <ColumnBanner route={route} />
      <Breadcrumbs path={[{ label: t(`unissued.${stage}`) }]} />
      <h1 className={styles.title}>{t(`unissued.${stage}`)}</h1>
      <p className={styles.lead}>{t(`unissued.${stage}.lead`)}</p>
      <div className={styles.layout}>
        <div>
          <nav className={styles.tabs} aria-label={t('unissued.stages')}>
            <Listed>
              {unissuedStages.map((each) => (
                <PortalLink
                  key={each}
                  href={hrefs.destination(routeTo(each))}
                  aria-current={each === stage ? 'page' : undefined}
                >
                  {t(`unissued.${each}`)} <Count count={counts[each]} language={language} />
                </PortalLink>
              ))}
            </Listed>
          </nav>
          {(counts[stage] ?? list.totalElements) > 1 ? <Narrow content={content} routeTo={routeTo} /> : null}
          <ArticleList
            list={list}
            routeOf={(page) => routeTo(stage, choice, page)}
            empty={t(choice.section === undefined ? 'unissued.empty' : 'unissued.emptySection')}
            {...(by === null ? {} : { by })}
          />
        </div>
        <aside className={styles.rail}>
          <section className={railSection}>
            <h2>{t('unissued.versions')}</h2>
            <dl className={versions}>
              <dt>
                <span className={tag}>{t('version.accept')}</span>
              </dt>
              <dd>{t('unissued.accepted')}</dd>
              <dt>
                <span className={tag}>{t('version.proof', { number: 1 })}</span>
              </dt>
              <dd>{t('unissued.proof')}</dd>
            </dl>
          </section>
          <Beside content={content} routeTo={routeTo} />
        </aside>
      </div>
    </div>
  )
}

interface PartProps {
  readonly content: UnissuedContent
  readonly routeTo: RouteTo
}

/** The articles of one section or all, and their order, as links: they lead on without scripts. */
function Narrow({ content: { stage, choice, sections }, routeTo }: PartProps) {
  const { t } = usePortal()
  const { destination } = useHrefs()
  const chosen = sections.find(({ value }) => value === choice.section)
  return (
    <div className={narrow}>
      {sections.length === 0 ? null : (
        <details key={choice.section} className={exportChoice}>
          <summary className={add}>
            {chosen?.label ?? choice.section ?? t('unissued.allSections')}
            <Icon name="down" small />
          </summary>
          <ul className={exportFormats}>
            {[{ value: null, label: t('unissued.allSections') }, ...sections].map(({ value, label }) => (
              <li key={value}>
                <PortalLink
                  href={destination(routeTo(stage, inSection(choice, value)))}
                  aria-current={value === (choice.section ?? null) ? 'true' : undefined}
                >
                  {label}
                </PortalLink>
              </li>
            ))}
          </ul>
        </details>
      )}
      <nav className={choices} aria-label={t('unissued.order')}>
        <Listed>
          {unissuedOrders.map((each) => (
            <PortalLink
              key={each}
              href={destination(routeTo(stage, inOrder(choice, each)))}
              aria-current={each === (choice.order ?? 'newest') ? 'true' : undefined}
            >
              {t(`unissued.order.${each}`)}
            </PortalLink>
          ))}
        </Listed>
      </nav>
    </div>
  )
}

/** How one hears of what is new, how much is in each section, how long it takes, and what is read most. */
function Beside({ content: { stage, choice, sections, mostRead, pace }, routeTo }: PartProps) {
  const { shell, language, t } = usePortal()
  const { destination } = useHrefs()
  const alerts = useReachable()({ page: 'emailSubscribe', language })
  return (
    <>
      <section className={railSection}>
        <h2>{t('unissued.subscribe')}</h2>
        <ul className={beside}>
          <li>
            <a href={feedAddress({ kind: stage }, shell.site.id, language)} type="application/rss+xml">
              {t(`unissued.${stage}.feed`)}
            </a>
          </li>
          {alerts === null ? null : (
            <li>
              <PortalLink href={alerts}>{t('unissued.alerts')}</PortalLink>
            </li>
          )}
        </ul>
      </section>
      {sections.length === 0 ? null : (
        <section className={railSection}>
          <h2>{t('unissued.sections')}</h2>
          <ul className={beside}>
            {sections.slice(0, sectionsBeside).map(({ value, label, count }) => (
              <li key={value}>
                <PortalLink
                  href={destination(routeTo(stage, inSection(choice, value)))}
                  aria-current={value === choice.section ? 'true' : undefined}
                >
                  {label}
                </PortalLink>{' '}
                <Count count={count} language={language} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {pace === null ? null : <Pace pace={pace} />}
      {mostRead.length === 0 ? null : (
        <section className={railSection}>
          <h2>{t('unissued.mostRead')}</h2>
          <ol className={beside}>
            {mostRead.map((article) => (
              <li key={article.id}>
                <ArticleTitle article={article} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

/** Nothing where the number is not known. */
const Count = ({ count, language }: { readonly count: number | null; readonly language: 'zh' | 'en' }) =>
  count === null ? null : <small>{formatNumber(count, language)}</small>
