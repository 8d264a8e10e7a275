import type { Toolbar } from '../domain/chrome/tool-item.ts'
import type { Answer, Reader } from './answer.ts'

/** The floating toolbar of a site (C7.5). */
export interface ToolbarGateway {
  /** The empty toolbar for a site without one. */
  readonly tools: (reader: Reader) => Answer<Toolbar>
}
