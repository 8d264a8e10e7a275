import { usePortal } from '../../binding/portal.ts'
import { wrap } from '../controls.css.ts'
import * as styles from './skeleton.css.ts'

/** The shape of a page of three columns, two columns, or one, while its content is on its way. */
export function Skeleton({ shape }: { readonly shape: 'article' | 'home' | 'issue' | 'results' | 'column' }) {
  const { t } = usePortal()
  return (
    <div className={`${wrap} ${styles.page[shape]}`} role="status">
      <span className={styles.words}>{t('page.loading')}</span>
      {shape === 'home' || shape === 'column' ? null : <div className={styles.side} />}
      <div className={styles.main}>
        <div className={styles.title} />
        <div className={styles.lines} />
        <div className={styles.lines} />
        <div className={styles.lines} />
        <div className={styles.lines} />
      </div>
      {shape === 'article' || shape === 'home' ? <div className={styles.side} /> : null}
    </div>
  )
}
