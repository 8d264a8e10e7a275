import { localise } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'

/** Publisher, ISSN and CN of a site that is one journal. */
export function JournalNumbers() {
  const { chrome, language, t } = usePortal()
  const { journal } = chrome
  if (journal === null) return null
  const numbers = [
    journal.issn === '' ? '' : `${t('home.issn')} ${journal.issn}`,
    journal.cn === '' ? '' : `${t('home.cn')} ${journal.cn}`,
  ].filter((part) => part !== '')
  return (
    <>
      <p>{localise(journal.publisher, language)}</p>
      <p>{numbers.join('\u2003')}</p>
    </>
  )
}
