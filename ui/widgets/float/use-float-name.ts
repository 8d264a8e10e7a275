import { localise, type LocalizedText } from '@xuekan/core'
import type { ArticleFloat } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'

/** What a figure or a table is called: its label, else what it is. */
export function useFloatName(): (kind: ArticleFloat['kind'], label: LocalizedText) => string {
  const { language, t } = usePortal()
  return (kind, label) => localise(label, language) || t(`float.kind.${kind}`)
}
