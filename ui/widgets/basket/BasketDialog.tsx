import { citationForms, type BasketModel } from '@xuekan/core/citation'
import { useEffect, useRef, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { basketWords } from '../../locales/basket-words.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { button } from '../controls.css.ts'
import { PanelDialog } from '../dialog/PanelDialog.tsx'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import * as styles from './basket-dialog.css.ts'
import { BasketFoot, UndoRow } from './BasketFoot.tsx'
import { BasketList } from './BasketList.tsx'
import { LanguageForms } from './LanguageForms.tsx'

interface Props {
  readonly model: BasketModel
  readonly onClose: () => void
}

/** The articles that were collected, to be cited together (C4.21, C9.5). */
export function BasketDialog({ model, onClose }: Props) {
  const { language, t } = usePortal()
  const state = useBehavior(model.state$)
  const [clearing, setClearing] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useRequesting(model, state)
  const { items, selected, undoable } = state
  const toTitle = (): void => title.current?.focus()
  const count = { count: items.length, shown: formatNumber(items.length, language), selected }
  return (
    <PanelDialog
      title={t('basket.title')}
      status={items.length === 0 ? '' : t('basket.count', count)}
      titleRef={title}
      onClose={onClose}
      onEscape={(event) => {
        if (clearing) event.preventDefault()
        setClearing(false)
      }}
    >
      {items.length === 0 ? (
        <EmptyBasket onLeave={onClose} />
      ) : (
        <>
          <LanguageForms forms={citationForms} chosen={state.form} onChoose={model.setForm} />
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
    </PanelDialog>
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
  const { language, t } = usePortal()
  return (
    <div className={styles.empty}>
      <Icon name="basket" />
      <p className={styles.emptyTitle}>{basketWords[language].empty}</p>
      <p>{basketWords[language].emptyHint}</p>
      <PortalLink className={button} href={useHrefs().searchFor('', 'all')} onClick={onLeave}>
        {t('home.allArticles')}
      </PortalLink>
    </div>
  )
}
