import { minimumFetchDelay } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { useDelayed } from '../../binding/use-delayed.ts'
import { unseen } from '../controls.css.ts'
import { progress } from './progress.css.ts'

/** A line at the top while another page is on its way, once that takes longer than a reader notices (C9.10). */
export function Progress({ loading }: { readonly loading: boolean }) {
  const { t } = usePortal()
  const delayed = useDelayed(loading, minimumFetchDelay)
  return (
    <>
      {delayed ? <div className={progress} aria-hidden="true" /> : null}
      <p className={unseen} aria-live="polite">
        {delayed ? t('page.loading') : ''}
      </p>
    </>
  )
}
