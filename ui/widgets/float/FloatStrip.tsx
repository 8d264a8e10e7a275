import { floatKey, floatPlace, type ArticleFloat } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { PortalLink } from '../PortalLink.tsx'
import { useBroken } from '../use-broken.ts'
import * as styles from './float.css.ts'
import { useFloatName } from './use-float-name.ts'

interface Props {
  readonly floats: readonly ArticleFloat[]
  /** The key of the one that is shown. */
  readonly current?: string
}

/** The figures and tables of an article in a row, each leading to its page. */
export function FloatStrip({ floats, current }: Props) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const name = useFloatName()
  return (
    <ul className={styles.film} aria-label={t('float.all')}>
      {floats.map((float) => {
        const key = floatKey(float)
        return (
          <li key={key}>
            <PortalLink
              href={hrefs.destination({ page: float.kind, language, siteId: null, mediaId: float.id })}
              id={floatPlace(float)}
              data-float={key}
              aria-current={key === current ? 'page' : undefined}
            >
              <Thumb float={float} />
              {name(float.kind, float.label)}
            </PortalLink>
          </li>
        )
      })}
    </ul>
  )
}

/** A figure or a table in small: what stands beside it names it. */
export function Thumb({ float: { kind, imageUrl } }: { readonly float: ArticleFloat }) {
  const { broken, watch } = useBroken(imageUrl)
  if (imageUrl === '' || broken)
    return <span className={kind === 'table' ? styles.drawnTable : styles.thumb} aria-hidden="true" />
  return (
    <img
      {...watch}
      className={styles.thumb}
      src={imageUrl}
      alt=""
      width={88}
      height={66}
      loading="lazy"
      decoding="async"
    />
  )
}
