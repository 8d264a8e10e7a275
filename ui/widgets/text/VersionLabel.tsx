import { versionLabel } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { tag, tagQuiet } from '../controls.css.ts'

/** The version of an article as a stamped label; nothing for the version of record (C3.13). */
export function VersionLabel({
  version,
  quiet = false,
}: {
  readonly version: number
  readonly quiet?: boolean
}) {
  const { t } = usePortal()
  const label = versionLabel(version)
  if (label === null) return null
  return (
    <span className={quiet ? tagQuiet : tag}>
      {label.kind === 'accepted' ? t('version.accept') : t('version.proof', { number: label.ordinal })}
    </span>
  )
}
