import { bustOf, type Expert } from '@xuekan/core/content'
import { useBroken } from '../use-broken.ts'
import * as styles from './portrait.css.ts'

/** Hair and shoulders of each shape, in a field of 80 by 100. */
const shapes = [
  'M22 46c-3-26 39-26 36 0-4-14-32-14-36 0z',
  'M20 62c-8-50 48-50 40 0l-6 2c5-24-33-24-28 0z',
  'M24 40c2-20 30-20 32 0-8-8-24-8-32 0z',
  'M21 50c-4-32 42-32 38 0-2-10-8-14-14-15-8 6-20 6-24 15z',
] as const

interface Props {
  readonly expert: Pick<Expert, 'id' | 'pictureUrl'>
  readonly size: keyof typeof styles.sizes
}

/** Somebody's photograph; a bust in flat tones where there is none. The name beside it says who it is. */
export function Portrait({ expert: { id, pictureUrl }, size: asked }: Props) {
  const { broken, watch } = useBroken(pictureUrl)
  const size = styles.sizes[asked]
  if (pictureUrl !== '' && !broken) {
    return <img {...watch} className={size} src={pictureUrl} alt="" width={80} height={100} loading="lazy" />
  }
  const { ground, shape } = bustOf(id)
  return (
    <svg
      className={`${size} ${styles.grounds[ground]}`}
      viewBox="0 0 80 100"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.skin} d="M33 52h14v20H33z" />
      <ellipse className={styles.skin} cx="40" cy="42" rx="17" ry="21" />
      <path className={styles.hair} d={shapes[shape]} />
      <path className={styles.shirt} d="M8 100c0-22 14-30 25-33l7 9 7-9c11 3 25 11 25 33z" />
    </svg>
  )
}
