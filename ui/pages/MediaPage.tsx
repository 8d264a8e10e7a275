import { localise, uiLanguages } from '@xuekan/core'
import type { MediaContent, MediaPageModel } from '@xuekan/core/page'
import { byteSize, mediaTime } from '@xuekan/core/content'
import { findChannel } from '@xuekan/core/menu'
import type { Route } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useHrefs } from '../binding/use-hrefs.ts'
import { formatDate, formatNumber } from '../locales/format.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { SideLinks } from '../widgets/collected/Cards.tsx'
import { anyCollection } from '../widgets/collected/any-collection.ts'
import { wrap } from '../widgets/controls.css.ts'
import { FeedLink } from '../widgets/FeedLink.tsx'
import { Icon } from '../widgets/Icon.tsx'
import { Player } from '../widgets/media/Player.tsx'
import * as styles from '../widgets/media/media.css.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'
import { InlineMarkup } from '../widgets/text/InlineMarkup.tsx'
import { spaced } from '../widgets/text/spaced.ts'

interface Props {
  readonly model: MediaPageModel
  readonly route: Route
}

/** A sound or a film (C1.7): player, captions, transcript, and the article that it belongs to. */
export function MediaPage({ model }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Item key={content.item.id} content={content} onDownload={model.downloaded} />}
    </RemoteView>
  )
}

function Item({ content, onDownload }: { readonly content: MediaContent; readonly onDownload: () => void }) {
  const { item, article, others, captionUrls } = content
  const { language, shell, t } = usePortal()
  const hrefs = useHrefs()
  const title = localise(item.title, language)
  const day = formatDate(item.publishedOn, language)
  const size = byteSize(item.size)
  const facts = [
    localise(item.maker, language),
    day,
    item.duration > 0 ? mediaTime(item.duration) : '',
    item.plays > 0 ? t('media.plays', { count: item.plays, shown: formatNumber(item.plays, language) }) : '',
  ].filter((fact) => fact !== '')
  const list = anyCollection(language, findChannel(shell.channels, anyCollection(language, null)))
  return (
    <div className={wrap}>
      <Breadcrumbs
        path={[
          { label: t('collected.title'), href: hrefs.destination(list) },
          { label: t(`media.${item.kind}`) },
        ]}
      />
      <div className={styles.layout}>
        <article>
          <h1 className={styles.title}>{title}</h1>
          <Player content={content}>
            <p className={styles.facts}>
              {spaced(facts.map((fact) => <span key={fact}>{fact}</span>))}
              <a href={item.downloadUrl} download onClick={onDownload}>
                <Icon name="save" small />
                {[t('media.download'), size].filter((part) => part !== '').join(' · ')}
              </a>{' '}
              {spaced(
                uiLanguages.map((each) =>
                  captionUrls[each] === '' ? null : (
                    <a key={each} href={captionUrls[each]} download={`captions-${each}.vtt`}>
                      {t('media.captions', { language: t(`language.${each}`) })}
                    </a>
                  ),
                ),
              )}
            </p>
            <p className={styles.summary}>{localise(item.summary, language)}</p>
          </Player>
        </article>
        <aside className={styles.rail} aria-label={t(`media.others.${item.kind}`)}>
          <SideLinks
            title={t('media.article')}
            links={
              article === null
                ? []
                : [
                    {
                      id: article.id,
                      href: hrefs.article(article),
                      label: <InlineMarkup text={localise(article.title, language)} />,
                    },
                  ]
            }
          />
          <SideLinks
            title={t(`media.others.${item.kind}`)}
            links={others.map(({ id, kind, title: name }) => ({
              id,
              href: hrefs.destination({ page: kind, language, siteId: null, mediaId: id }),
              label: localise(name, language),
            }))}
          />
          <p>
            <FeedLink source={{ kind: item.kind }} siteId={item.siteId} />
          </p>
        </aside>
      </div>
    </div>
  )
}
