import { usePortal } from '../../binding/portal.ts'

/** The numbers that a journal is known by. */
export function Imprint({ className }: { readonly className: string }) {
  const { shell, t } = usePortal()
  if (shell.journal === null) return null
  const { issn, cn } = shell.journal
  const numbers = [
    issn === '' ? '' : `${t('home.issn')} ${issn}`,
    cn === '' ? '' : `${t('home.cn')} ${cn}`,
  ].filter((number) => number !== '')
  return numbers.length === 0 ? null : <p className={className}>{numbers.join('\u2003')}</p>
}
