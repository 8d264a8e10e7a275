import { localise } from '@xuekan/core'
import type { Expert } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { Portrait } from '../portrait/Portrait.tsx'
import * as styles from './collected.css.ts'

/** People with their portraits, and what they are there. */
export function People({ people }: { readonly people: readonly Expert[] }) {
  return (
    <ul className={styles.people}>
      {people.map((expert) => (
        <Person key={expert.id} expert={expert} />
      ))}
    </ul>
  )
}

function Person({ expert }: { readonly expert: Expert }) {
  const { language } = usePortal()
  const facts = [expert.position, expert.affiliation].map((text) => localise(text, language))
  return (
    <li>
      <Portrait expert={expert} size="listed" />
      <div>
        <b>{localise(expert.name, language)}</b>
        {facts.map((fact, at) => (fact === '' ? null : <small key={at}>{fact}</small>))}
      </div>
    </li>
  )
}
