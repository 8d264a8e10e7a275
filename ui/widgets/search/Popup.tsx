import { groupSuggestions, type SearchHelp, type SuggestionKind } from '@xuekan/core/search'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { formatNumber } from '../../locales/format.ts'
import { searchHelpWords } from '../../locales/search-help-words.ts'
import { suggestionWords } from '../../locales/suggestion-words.ts'
import { unseen } from '../controls.css.ts'
import { optionId, type PopupState } from './combobox-role.ts'
import { Option } from './Option.tsx'
import * as styles from './popup.css.ts'
import { Recent } from './Recent.tsx'
import { useCombobox } from './use-combobox.ts'

export interface PopupProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly field: RefObject<HTMLInputElement | null>
  readonly listId: string
  readonly popup: PopupState
  /** How often the reader has changed the text. */
  readonly edits: number
  readonly onPopup: (popup: PopupState) => void
}

/** What helps to write a search, under its box. */
export function Popup(props: PopupProps) {
  const { searchHelp } = usePortal()
  const model = useBehavior(searchHelp.model$)
  return model === null ? null : <List {...props} model={model} />
}

function List({ model, listId, field, ...props }: PopupProps & { readonly model: SearchHelp }) {
  const { language, searchBox } = usePortal()
  const { term } = useBehavior(searchBox.state$)
  const panel = useRef<HTMLDivElement>(null)
  const { kind, options } = useCombobox(model, searchBox, { ...props, field, panel })
  const { open, active } = props.popup
  const [said, say] = useState('')
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])
  const toField = (): void => field.current?.focus()
  const headId = `${listId}-head`
  const list = (
    <div
      id={listId}
      role="listbox"
      className={styles.list}
      {...(kind === 'recent'
        ? { 'aria-labelledby': headId }
        : { 'aria-label': searchHelpWords[language].suggestions })}
    >
      {groupSuggestions(options).map((group) => (
        <Group key={group.kind} kind={group.kind} labelId={`${listId}-${group.kind}`}>
          {group.suggestions.map((option) => {
            const index = options.indexOf(option)
            return (
              <Option
                key={`${option.text} ${option.other} ${option.site?.id}`}
                id={optionId(listId, index)}
                text={option.text}
                other={option.other}
                typed={kind === 'recent' ? '' : term}
                isActive={index === active}
                {...(group.kind === null ? {} : { describedBy: `${listId}-${group.kind}` })}
              />
            )
          })}
        </Group>
      ))}
    </div>
  )
  return (
    <div ref={panel}>
      <LiveRegion open={open} kind={kind} count={options.length} />
      <p className={unseen} role="status">
        {said}
      </p>
      {open ? (
        // the focus stays in the box when something here is pressed
        <div role="presentation" className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          {kind === 'recent' ? (
            <Recent headId={headId} model={model.recent} toField={toField} say={say}>
              {list}
            </Recent>
          ) : (
            list
          )}
        </div>
      ) : null}
    </div>
  )
}

interface GroupProps {
  readonly kind: SuggestionKind | null
  readonly labelId: string
  readonly children: ReactNode
}

/** Suggestions under what they are; as they are where nobody says it. */
function Group({ kind, labelId, children }: GroupProps) {
  const { language } = usePortal()
  return kind === null ? (
    children
  ) : (
    <div role="group" aria-labelledby={labelId} className={styles.group}>
      <span id={labelId} role="presentation" className={styles.kind}>
        {suggestionWords[language][kind]}
      </span>
      <div role="presentation" className={styles.list}>
        {children}
      </div>
    </div>
  )
}

interface LiveRegionProps {
  readonly open: boolean
  readonly kind: 'suggestions' | 'recent'
  readonly count: number
}

/** Tells a reader who does not see the list how many options it has. */
function LiveRegion({ open, kind, count }: LiveRegionProps) {
  const { language } = usePortal()
  const words = searchHelpWords[language].counted[kind](count, formatNumber(count, language))
  return (
    <p className={unseen} role="status">
      {open ? words : ''}
    </p>
  )
}
