import { localise } from '@xuekan/core'
import { floatKey, floatNeighbours, linkToArticle } from '@xuekan/core/content'
import type { FloatContent } from '@xuekan/core/page'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { wrap } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { Prose } from '../text/Prose.tsx'
import { useBroken } from '../use-broken.ts'
import { FloatFiles } from './FloatFiles.tsx'
import { FloatStrip } from './FloatStrip.tsx'
import * as styles from './float.css.ts'
import { useFloatName } from './use-float-name.ts'

/** The picture large, or the table as wide as there is room, with the ways to the others and to its files. */
export function FloatStage({ content }: { readonly content: FloatContent }) {
  const { t } = usePortal()
  const { kind, shown, table, floats, article } = content
  const hrefs = useHrefs()
  const { previous, next } = floatNeighbours(floats, { kind, id: shown.id })
  const counts = (['figure', 'table'] as const).flatMap((each) => {
    const count = floats.filter((float) => float.kind === each).length
    return count === 0 ? [] : [t(`float.count.${each}`, { count })]
  })
  return (
    <section className={styles.stage} aria-label={t('float.stage')}>
      <div className={wrap}>
        <div className={styles.above}>
          <span>
            <b>{useFloatName()(content.kind, shown.label)}</b> {counts.join(t('float.comma'))}
          </span>{' '}
          <FloatFiles shown={shown} csvUrl={table?.csvUrl ?? ''} />
        </div>
        <div className={styles.canvas}>
          {previous === null ? null : <Step to={previous} way="previous" />}
          <div className={styles.plate}>
            {table === null || table.html === null ? (
              <Picture content={content} />
            ) : (
              <Prose
                html={linkToArticle(table.html, hrefs.article(article))}
                proseKey="table.html"
                lang={table.language}
              />
            )}
          </div>
          {next === null ? null : <Step to={next} way="next" />}
        </div>
        {floats.length < 2 ? null : <FloatStrip floats={floats} current={floatKey({ kind, id: shown.id })} />}
      </div>
    </section>
  )
}

function Picture({ content: { shown } }: { readonly content: FloatContent }) {
  const { language, t } = usePortal()
  const { broken, watch } = useBroken(shown.imageUrl)
  if (shown.imageUrl === '' || broken) return <p className={styles.broken}>{t('float.broken')}</p>
  return (
    <img
      {...watch}
      className={styles.picture}
      src={shown.imageUrl}
      alt={[localise(shown.label, language), localise(shown.caption, language)].join(' ').trim()}
      fetchPriority="high"
    />
  )
}

function Step({
  to: { kind, id, label },
  way,
}: {
  readonly to: FloatContent['floats'][number]
  readonly way: 'previous' | 'next'
}) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const name = useFloatName()
  return (
    <PortalLink
      className={way === 'previous' ? styles.previous : styles.next}
      href={hrefs.destination({ page: kind, language, siteId: null, mediaId: id })}
      rel={way === 'previous' ? 'prev' : 'next'}
      aria-label={t(`float.${way}`, { name: name(kind, label) })}
    >
      <Icon name={way === 'previous' ? 'left' : 'right'} />
    </PortalLink>
  )
}
