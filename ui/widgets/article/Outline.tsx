import type { OutlineEntry } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { Icon } from '../Icon.tsx'
import * as styles from './outline.css.ts'

/** Where the reader can go within the article. */
export function Outline({ items }: { readonly items: readonly OutlineEntry[] }) {
  const { t } = usePortal()
  return (
    <nav className={styles.outline} aria-label={t('article.outline')}>
      <p>{t('article.outline')}</p>
      <Items items={items} />
    </nav>
  )
}

/** The same folded into one line, where there is no room beside the text. */
export function FoldedOutline({ items }: { readonly items: readonly OutlineEntry[] }) {
  const { t } = usePortal()
  return (
    <details className={styles.folded}>
      <summary className={styles.fold}>
        {t('article.outline')}
        <Icon name="down" />
      </summary>
      <Items items={items} />
    </details>
  )
}

function Items({ items }: { readonly items: readonly OutlineEntry[] }) {
  return (
    <ol className={styles.items}>
      {items.map(({ id, text, level }) => (
        <li key={id} className={level > 2 ? styles.second : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}
