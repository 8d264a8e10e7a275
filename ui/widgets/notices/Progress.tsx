import { minimumFetchDelay } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { useLate } from '../../binding/use-late.ts'
import { unseen } from '../controls.css.ts'
import { progress } from './progress.css.ts'

/** A line at the top while another page is on its way, once that takes longer than a reader notices (C9.10). */
export function Progress({ loading }: { readonly loading: boolean }) {
  const { t } = usePortal()
  const late = useLate(loading, minimumFetchDelay)
  return (
    <>
      {late ? <div className={progress} aria-hidden="true" /> : null}
      <p className={unseen} aria-live="polite">
        {late ? t('page.loading') : ''}
      </p>
    </>
  )
}
