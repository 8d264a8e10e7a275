import type { Toolbar } from '../domain/shell/tool-item.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** The floating toolbar of a site (C7.5). */
export interface ToolbarGateway {
  /** The empty toolbar for a site without one. */
  readonly tools: (context: RequestContext) => AsyncResult<Toolbar>
}
