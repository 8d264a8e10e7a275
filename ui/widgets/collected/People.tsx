import { localise } from '@xuekan/core'
import type { Expert } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { Portrait } from '../portrait/Portrait.tsx'
import * as styles from './collected.css.ts'
import { spaced } from '../text/spaced.ts'

interface Props {
  readonly people: readonly Expert[]
  /** What those are of whom nothing else is told. */
  readonly role?: string
}

/** People with their portraits, and what they are there; nothing for nobody. */
export function People({ people, role = '' }: Props) {
  if (people.length === 0) return null
  return (
    <ul className={styles.people}>
      {people.map((expert) => (
        <Person key={expert.id} expert={expert} role={role} />
      ))}
    </ul>
  )
}

function Person({ expert, role }: { readonly expert: Expert; readonly role: string }) {
  const { language } = usePortal()
  const facts = [localise(expert.position, language) || role, localise(expert.affiliation, language)]
  return (
    <li>
      <Portrait expert={expert} size="listed" />
      <div>
        <b>{localise(expert.name, language)}</b>{' '}
        {spaced(facts.map((fact, at) => (fact === '' ? null : <small key={at}>{fact}</small>)))}
      </div>
    </li>
  )
}
