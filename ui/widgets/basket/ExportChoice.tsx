import { citationFormatNames, exportAddress, type BasketKey } from '@xuekan/core/citation'
import { usePortal } from '../../binding/portal.ts'
import { Icon } from '../Icon.tsx'
import * as styles from './selection.css.ts'

/** The citations of some articles as a file of each format, as links: it opens and leads on without scripts (C7.9). */
export function ExportChoice({
  articles,
  label,
}: {
  readonly articles: readonly BasketKey[]
  readonly label?: string
}) {
  const { language, t } = usePortal()
  return (
    <details className={styles.exportChoice}>
      <summary className={styles.add}>
        <Icon name="save" small />
        {label ?? t('basket.export')}
      </summary>
      <ul className={styles.exportFormats} lang="en">
        {citationFormatNames.map((name) => {
          const href = exportAddress({ name }, articles, language)
          return href === null ? null : (
            <li key={name}>
              <a href={href} download>
                {name}
              </a>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
