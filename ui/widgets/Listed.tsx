import type { ReactElement } from 'react'
import { listed } from './controls.css.ts'

/**
 * Links in a line as a list, which says how many there are and, where a page is shown without its styles, stands line by
 * line. Its lines take no room of their own: what stands around lays the links out.
 */
export const Listed = ({ children }: { readonly children: readonly ReactElement[] }) => (
  <ul className={listed}>
    {children.map((link) => (
      <li key={link.key}>{link}</li>
    ))}
  </ul>
)
