import {
  advancedFormKeys,
  advancedFormLimits,
  printPress,
  type AdvancedEntry,
  type AdvancedGroup,
} from '@xuekan/core/search'
import { usePortal } from '../../binding/portal.ts'
import { button } from '../controls.css.ts'
import * as styles from './advanced.css.ts'
import { fieldId, focusField, placeName, type EntryProps } from './form-props.ts'
import { OperatorChoice } from './OperatorChoice.tsx'
import { Row } from './Row.tsx'

/** The rows and groups of a list, and the buttons that add to it. */
export function Entries({ entries, ...props }: EntryProps & { readonly entries: readonly AdvancedEntry[] }) {
  const { path } = props
  return (
    <>
      {entries.map((entry, place) =>
        entry.kind === 'row' ? (
          <Row key={place} {...props} path={[...path, place]} row={entry} count={entries.length} />
        ) : (
          <Group key={place} {...props} path={[...path, place]} group={entry} />
        ),
      )}
      <Adding {...props} next={entries.length} />
    </>
  )
}

function Group({ group, ...props }: EntryProps & { readonly group: AdvancedGroup }) {
  const { model, path } = props
  const { t } = usePortal()
  const name = t('advanced.group', { place: placeName(path) })
  return (
    <div className={styles.group} role="group" aria-label={name}>
      <div className={styles.groupHead}>
        <OperatorChoice {...props} entry={group} name={name} />
        <span>{t('advanced.inGroup')}</span>{' '}
        <button
          type="submit"
          name={advancedFormKeys.press}
          value={printPress('ungroup', path)}
          className={styles.textButton}
          aria-label={t('advanced.ungroupNamed', { name })}
          onClick={(event) => {
            event.preventDefault()
            model.ungroup(path)
            focusField(fieldId('words', path))
          }}
        >
          {t('advanced.ungroup')}
        </button>
      </div>
      <div className={styles.groupBody}>
        <Entries {...props} entries={group.entries} />
      </div>
      <input type="hidden" name={advancedFormKeys.end} value="1" />
    </div>
  )
}

function Adding({ model, path, next }: EntryProps & { readonly next: number }) {
  const { t } = usePortal()
  const inGroup = path.length > 0
  const className = inGroup ? styles.textButton : button
  return (
    <div className={inGroup ? styles.addingIn : styles.adding}>
      <button
        type="submit"
        name={advancedFormKeys.press}
        value={printPress('row', path)}
        className={className}
        onClick={(event) => {
          event.preventDefault()
          model.addRow(path)
          focusField(fieldId('words', [...path, next]))
        }}
      >
        {t(inGroup ? 'advanced.addRowTo' : 'advanced.addRow')}
      </button>{' '}
      {path.length >= advancedFormLimits.depth ? null : (
        <button
          type="submit"
          name={advancedFormKeys.press}
          value={printPress('group', path)}
          className={className}
          onClick={(event) => {
            event.preventDefault()
            model.addGroup(path)
            focusField(fieldId('words', [...path, next, 0]))
          }}
        >
          {t(inGroup ? 'advanced.addGroupTo' : 'advanced.addGroup')}
        </button>
      )}
    </div>
  )
}
