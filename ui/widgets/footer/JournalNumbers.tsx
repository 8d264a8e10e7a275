import { localise } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'

/** Publisher, ISSN and CN of a site that is one journal, as far as it has them. */
export function JournalNumbers({ className }: { readonly className: string }) {
  const { shell, language, t } = usePortal()
  const { journal } = shell
  if (journal === null) return null
  const numbers = [
    localise(journal.publisher, language),
    journal.issn === '' ? '' : `${t('home.issn')} ${journal.issn}`,
    journal.cn === '' ? '' : `${t('home.cn')} ${journal.cn}`,
  ].filter((part) => part !== '')
  if (numbers.length === 0) return null
  return <p className={className}>{numbers.flatMap((part) => [<span key={part}>{part}</span>, ' '])}</p>
}
