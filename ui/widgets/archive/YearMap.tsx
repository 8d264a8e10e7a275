import { decadeOf, yearMap, type YearCount } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './archive.css.ts'
import { spaced } from '../text/spaced.ts'

interface Props {
  readonly years: readonly YearCount[]
  readonly hrefOf: (decade: number) => string
}

/** One square a year, darker the more issues it has; a year without issues is empty. */
export function YearMap({ years, hrefOf }: Props) {
  const { t } = usePortal()
  const rows = yearMap(years)
  if (rows.length < 2) return null
  return (
    <nav className={styles.map} aria-label={t('archive.map')}>
      {rows.map((row) => {
        const decade = decadeOf(row[0]?.year ?? 0)
        return (
          <p key={decade}>
            <span aria-hidden="true">{decade}</span>{' '}
            {spaced(
              row.map(({ year, issues, level }) => {
                const place = styles.columns[year - decade]
                return level === 0 ? (
                  <i key={year} className={place} />
                ) : (
                  <PortalLink
                    key={year}
                    className={`${place} ${styles.levels[level - 1]}`}
                    href={`${hrefOf(decade)}#y${year}`}
                    aria-label={t('archive.yearIssues', { year, count: issues })}
                  >
                    {String(year % 100).padStart(2, '0')}
                  </PortalLink>
                )
              }),
            )}
          </p>
        )
      })}
    </nav>
  )
}
