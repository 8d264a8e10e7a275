import { paceChart, type PublishingPace } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { formatDate, formatNumber, shortMonth } from '../../locales/format.ts'
import { railSection } from '../controls.css.ts'
import * as styles from './pace.css.ts'

/**
 * Units of the drawing, about a pixel where the rail is narrowest: the field of the line within it, and the room for the
 * numbers and months around it.
 */
const field = { left: 26, top: 8, width: 190, height: 80 } as const
const whole = { width: 220, height: 110 } as const

/** How many days articles of a journal take from receipt to first publication, and how that went over a year (C2.7). */
export function Pace({ pace }: { readonly pace: PublishingPace }) {
  const { language, t } = usePortal()
  return (
    <section className={railSection}>
      <h2>{t('unissued.pace')}</h2>
      <p className={styles.summary}>
        <b>{formatNumber(pace.days, language)}</b>{' '}
        {t('unissued.pace.days', { count: pace.days, articles: pace.articles })}
      </p>
      {pace.points.length < 2 ? null : <Line pace={pace} />}
    </section>
  )
}

function Line({ pace }: { readonly pace: PublishingPace }) {
  const { language, t } = usePortal()
  const { top, places, months } = paceChart(pace)
  const across = (x: number): number => Math.round(field.left + x * field.width)
  const down = (y: number): number => Math.round(field.top + (1 - y) * field.height)
  const sentences = pace.points.map(({ month, days }) =>
    t('unissued.pace.point', { month: formatDate(month, language), count: days }),
  )
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${whole.width} ${whole.height}`}
      role="img"
      aria-label={`${t('unissued.pace.chart')} ${sentences.join(language === 'zh' ? '；' : '; ')}`}
    >
      {[top, top / 2, 0].map((days) => (
        <g key={days}>
          <line x1={field.left} x2={field.left + field.width} y1={down(days / top)} y2={down(days / top)} />
          <text x={field.left - 5} y={down(days / top) + 4} textAnchor="end">
            {formatNumber(days, language)}
          </text>
        </g>
      ))}
      {months.map((month, at) => (
        <text key={month} x={across((at + 0.5) / months.length)} y={whole.height - 6} textAnchor="middle">
          {shortMonth(month, language)}
        </text>
      ))}
      <polyline points={places.map(({ x, y }) => `${across(x)},${down(y)}`).join(' ')} />
      {places.map(({ x, y }) => (
        <circle key={x} cx={across(x)} cy={down(y)} r="3.5" />
      ))}
    </svg>
  )
}
