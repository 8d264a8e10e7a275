import type { MenuItem } from '@xuekan/core/menu'
import { useBroken } from '../use-broken.ts'
import { MenuLink } from './MenuLink.tsx'
import * as styles from './popup.css.ts'

interface Props {
  readonly items: readonly MenuItem[]
  readonly path: readonly string[]
  readonly parent: MenuItem | null
  readonly entryClass: readonly (string | undefined)[]
}

/**
 * A second level over the whole width: entries with children of their own are columns, all others flow through one
 * list. Beside it the channel's picture, where it has one.
 */
export function MenuPanel({ items, path, parent, entryClass }: Props) {
  const classes = new Map(items.map((item, index) => [item, entryClass[index]]))
  const heads = items.filter(({ children }) => children.length > 0)
  const plain = items.filter(({ children }) => children.length === 0)
  const link = (item: MenuItem) => <MenuLink item={item} path={path} className={styles.panelLink} />
  return (
    <div className={styles.panel} data-panel="">
      <div className={styles.panelInside}>
        {heads.length === 0 ? (
          <ul className={styles.flow}>
            {plain.map((item) => (
              <li key={item.channel.id} className={classes.get(item)}>
                {link(item)}
              </li>
            ))}
          </ul>
        ) : (
          <ul className={styles.columns}>
            {heads.map((head) => (
              <li key={head.channel.id} className={classes.get(head)}>
                <div className={styles.columnHead}>{link(head)}</div>
                <ul>
                  {everyItem(head.children).map((item) => (
                    <li key={item.channel.id}>{link(item)}</li>
                  ))}
                </ul>
              </li>
            ))}
            {plain.length === 0 ? null : (
              <li>
                <ul>
                  {plain.map((item) => (
                    <li key={item.channel.id} className={classes.get(item)}>
                      {link(item)}
                    </li>
                  ))}
                </ul>
              </li>
            )}
          </ul>
        )}
        {parent === null ? null : <Aside name={parent.label} url={parent.channel.cover ?? ''} />}
      </div>
    </div>
  )
}

function Aside({ name, url }: { readonly name: string; readonly url: string }) {
  const { broken, watch } = useBroken(url)
  if (url === '' || broken) return null
  return (
    <div className={styles.aside}>
      <img
        {...watch}
        className={styles.picture}
        src={url}
        alt=""
        width={104}
        height={138}
        loading="lazy"
        decoding="async"
      />
      <span className={styles.asideName}>{name}</span>
    </div>
  )
}

/** What is deeper than a column's own list stands in that list. */
const everyItem = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...everyItem(item.children)])
