import { usePortal } from '../../binding/portal.ts'

/** The numbers that a journal is known by. */
export function Imprint({ className }: { readonly className: string }) {
  const { chrome, t } = usePortal()
  if (chrome.journal === null) return null
  const { issn, cn } = chrome.journal
  const numbers = [
    issn === '' ? '' : `${t('home.issn')} ${issn}`,
    cn === '' ? '' : `${t('home.cn')} ${cn}`,
  ].filter((number) => number !== '')
  return numbers.length === 0 ? null : <p className={className}>{numbers.join('\u2003')}</p>
}
