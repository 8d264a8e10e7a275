import * as Dialog from '@radix-ui/react-dialog'
import { citationForms, type BasketModel, type BasketState } from '@xuekan/core/citation'
import { useEffect, useRef, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { button, unseen } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './basket-dialog.css.ts'
import { BasketFoot, UndoRow } from './BasketFoot.tsx'
import { BasketList } from './BasketList.tsx'

interface Props {
  readonly model: BasketModel
  readonly onClose: () => void
}

/** The articles that were collected, to be cited together (C4.21, C9.5). Its ground is our own, as in every dialog. */
export function BasketDialog({ model, onClose }: Props) {
  const { language, t } = usePortal()
  const state = useBehavior(model.state$)
  const [opener] = useState(() => document.activeElement)
  const [besideBar] = useState(() => window.innerWidth > document.documentElement.clientWidth)
  const [clearing, setClearing] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useRequesting(model, state)
  const { items, selected, undoable } = state
  const toTitle = (): void => title.current?.focus()
  const count = { count: items.length, shown: formatNumber(items.length, language), selected }
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <div className={besideBar ? styles.groundBesideBar : styles.ground} aria-hidden="true" />
        <Dialog.Content
          className={styles.dialog}
          aria-modal="true"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            toTitle()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement) opener.focus()
          }}
          onInteractOutside={(event) => {
            // what is told in passing is used without leaving
            if (event.target instanceof Element && event.target.closest('[aria-live]') !== null)
              event.preventDefault()
          }}
          onEscapeKeyDown={(event) => {
            if (clearing) event.preventDefault()
            setClearing(false)
          }}
        >
          <div className={styles.head}>
            <Dialog.Title ref={title} tabIndex={-1} className={styles.title}>
              {t('basket.title')}
            </Dialog.Title>
            <p className={styles.count} role="status">
              {items.length === 0 ? '' : t('basket.count', count)}
            </p>
            <Dialog.Close className={styles.close} aria-label={t('basket.close')}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          {items.length === 0 ? (
            <EmptyBasket onLeave={onClose} />
          ) : (
            <>
              <FormChoice model={model} state={state} />
              <BasketList model={model} items={items} onLast={toTitle} />
            </>
          )}
          <UndoRow
            count={undoable}
            onUndo={() => {
              toTitle()
              model.undo()
            }}
          />
          {items.length === 0 ? null : (
            <BasketFoot
              model={model}
              state={state}
              clearing={clearing}
              onClearing={setClearing}
              onCleared={toTitle}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Asks for the citations that are not known when the dialog opens, and for those of items that come while it is open. */
function useRequesting(model: BasketModel, { items }: BasketModel['state$']['value']): void {
  const isIdle = items.some(({ citation }) => citation.status === 'idle')
  const opened = useRef(false)
  useEffect(() => {
    if (isIdle || !opened.current) model.loadCitations()
    opened.current = true
  }, [isIdle, model])
}

/** Nothing is collected: how that is done, and where. */
export function EmptyBasket({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = usePortal()
  return (
    <div className={styles.empty}>
      <Icon name="basket" />
      <p className={styles.emptyTitle}>{t('basket.empty')}</p>
      <p>{t('basket.emptyHint')}</p>
      <PortalLink className={button} href={useHrefs().searchFor('', 'all')} onClick={onLeave}>
        {t('home.allArticles')}
      </PortalLink>
    </div>
  )
}

interface FormChoiceProps {
  readonly model: BasketModel
  readonly state: BasketState
}

/** The language of the citations: one, or both. */
export function FormChoice({ model, state }: FormChoiceProps) {
  const { t } = usePortal()
  return (
    <fieldset className={styles.forms}>
      <legend className={unseen}>{t('basket.form')}</legend>
      {citationForms.map((form) => (
        <label key={form} className={styles.form} lang={form === 'both' ? undefined : form}>
          <input
            type="radio"
            name="basket-form"
            checked={form === state.form}
            onChange={() => model.setForm(form)}
          />
          <span>{t(`basket.form.${form}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
