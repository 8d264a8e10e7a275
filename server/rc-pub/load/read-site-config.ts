import { err, ok, type Result } from '@xuekan/core'
import { LineCounter, parseDocument } from 'yaml'
import type { ConfigProblem } from './field-readers.ts'
import type { SiteConfig } from '../store/site-settings.ts'
import { siteConfigReader, type DrawingIds } from './site-config.ts'

/** Reads one site's YAML. Every mistake is named with its file and its field, not the first alone. */
export function readSiteConfig(
  yaml: string,
  file: string,
  drawingIds: DrawingIds,
): Result<SiteConfig, readonly ConfigProblem[]> {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  if (document.errors.length > 0) {
    return err(
      document.errors.map(({ message, pos }) => ({
        file: `${file}:${lines.linePos(pos[0]).line}`,
        field: '',
        reason: message,
      })),
    )
  }
  const problems: ConfigProblem[] = []
  const refuse = (field: string, reason: string): void => void problems.push({ file, field, reason })
  const config = siteConfigReader(drawingIds)(document.toJS(), { field: '', refuse })
  if (problems.length === 0 && (config.type === 'single') !== (config.journal !== null)) {
    refuse('journal', config.type === 'single' ? 'is missing' : 'belongs to a site of type single only')
  }
  return problems.length > 0 ? err(problems) : ok(config)
}

/** One line for the terminal. */
export const describeConfigProblem = ({ file, field, reason }: ConfigProblem): string =>
  field === '' ? `${file}: ${reason}` : `${file}: ${field} ${reason}`
