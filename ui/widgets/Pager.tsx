import { goToPage, pageWindow } from '@xuekan/core/search'
import { useRef } from 'react'
import { usePortal } from '../binding/portal.ts'
import { button, field } from './controls.css.ts'
import { Icon } from './Icon.tsx'
import * as styles from './pager.css.ts'
import { PortalLink } from './PortalLink.tsx'
import { CarriedValues } from './search/CarriedValues.tsx'
import { formTarget } from './search/form-target.ts'
import { spaced } from './text/spaced.ts'

interface Props {
  readonly page: number
  readonly pages: number
  readonly size: number
  readonly hrefOf: (page: number) => string
  /** The first page as a form leads there: on this host. */
  readonly action: string
  /** Under which name the address holds the page. */
  readonly pageName: string
  readonly onGo: (page: number) => void
}

/** Pages as links, '/page', and 'Go to' as a form, which stays where it is when no such page is there (C9.11). */
export function Pager({ page, pages, size, hrefOf, action: firstPage, pageName, onGo }: Props) {
  const { t } = usePortal()
  const { action, carried } = formTarget(firstPage, [pageName])
  const typed = useRef<HTMLInputElement>(null)
  const step = (to: number, icon: 'left' | 'right', label: string) =>
    to < 1 || to > pages ? null : (
      <PortalLink
        className={styles.item}
        href={hrefOf(to)}
        aria-label={label}
        rel={icon === 'left' ? 'prev' : 'next'}
      >
        <Icon name={icon} small />
      </PortalLink>
    )
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      {step(page - 1, 'left', t('pager.previous'))}
      {spaced(
        pageWindow(page, pages).map((entry, index) =>
          entry === 'gap' ? (
            <span key={`gap${index}`} aria-hidden="true">
              …
            </span>
          ) : (
            <PortalLink
              key={entry}
              className={styles.item}
              href={hrefOf(entry)}
              aria-current={entry === page ? 'page' : undefined}
            >
              {entry}
            </PortalLink>
          ),
        ),
      )}
      {step(page + 1, 'right', t('pager.next'))}
      <form
        className={styles.goTo}
        action={action}
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          const to = goToPage(typed.current?.value ?? '', pages)
          if (to.ok) onGo(to.value)
          else typed.current?.select()
        }}
      >
        <span className={styles.size}>{t('pager.size', { size })}</span> <CarriedValues values={carried} />
        <label className={styles.label}>
          {t('pager.goTo')}
          <input
            ref={typed}
            className={`${field} ${styles.number}`}
            name={pageName}
            type="number"
            min={1}
            max={pages}
            required
            defaultValue={page}
            key={page}
          />
        </label>
        <button type="submit" className={`${button} ${styles.go}`}>
          {t('pager.go')}
        </button>
      </form>
    </nav>
  )
}
