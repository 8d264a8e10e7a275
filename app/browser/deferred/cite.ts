import { createCite, type CiteOptions, type CitePorts } from '@xuekan/core/citation'
import type { ArticleSummary } from '@xuekan/core/content'
import { createScope } from '@xuekan/core/reactive'
import type { OpenCite } from '../../../ui/binding/portal.ts'

/** The citations of one article, until they are closed. */
export function openCite(
  ports: CitePorts,
  article: Pick<ArticleSummary, 'id' | 'siteId'>,
  options: CiteOptions,
): OpenCite {
  const scope = createScope()
  return { ...createCite(ports, scope, article, options), close: scope.end }
}
