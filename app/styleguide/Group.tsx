import { localise, type LocalizedText } from '@xuekan/core'
import type { ReactNode } from 'react'
import { wrap } from '../../ui/widgets/controls.css.ts'
import { useBase } from './base.ts'
import * as styles from './styleguide.css.ts'

interface Props {
  /** Its anchor. */
  readonly id: string
  readonly name: LocalizedText
  readonly children: ReactNode
}

/** Samples of one kind. */
export function Group({ id, name, children }: Props) {
  return (
    <div id={id} className={styles.group}>
      <h2 className={`${wrap} ${styles.groupName}`}>{localise(name, useBase().language)}</h2>
      {children}
    </div>
  )
}
