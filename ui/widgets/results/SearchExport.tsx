import { citationFormatNames } from '@xuekan/core/citation'
import { searchExportAddress, totalLabel, type WholeSearch } from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { formatNumber } from '../../locales/format.ts'
import * as styles from '../basket/selection.css.ts'
import { Icon } from '../Icon.tsx'

interface Props extends Pick<WholeSearch, 'kind' | 'query'> {
  readonly total: number
}

/**
 * The whole result as a file of each format, as links: they lead on without scripts. Where the server lets nobody export
 * now, what opens says so.
 */
export function SearchExport({ kind, query, total }: Props) {
  const { shell, language, t } = usePortal()
  const { count, more } = totalLabel(total)
  const whole = { kind, query, siteId: shell.site.id, language }
  return (
    <details className={styles.exportChoice}>
      <summary className={styles.add}>
        <Icon name="save" small />
        {t('results.export')}
      </summary>
      <div className={`${styles.exportFormats} ${styles.atEnd}`}>
        {more ? null : (
          <p className={styles.exportNote}>
            {t('results.export.count', { shown: formatNumber(count, language) })}
          </p>
        )}
        <ul lang="en">
          {citationFormatNames.map((name) => (
            <li key={name}>
              <a href={searchExportAddress(name, whole)} rel="nofollow">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
