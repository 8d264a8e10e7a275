import type { UiLanguage } from '@xuekan/core'
import type { AccountFault } from '@xuekan/core/page'
import { faultWords } from '../../locales/fault-words.ts'
import * as styles from './account.css.ts'

interface Props {
  readonly fault: AccountFault | undefined
  readonly id: string
  readonly language: UiLanguage
}

/** What is said beside a field, in the words of the interface or of the server (C8.4); nothing where all is well. */
export function Fault({ fault, id, language }: Props) {
  if (fault === undefined) return null
  return (
    <p className={styles.fault} id={id} role="alert">
      {fault.kind === 'words' ? fault.words : faultWords[language][fault.message]}
    </p>
  )
}
