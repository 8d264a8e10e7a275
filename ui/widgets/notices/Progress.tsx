import { minimumFetchDelay } from '@xuekan/core/page'
import { useEffect, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
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

/** Whether something has been so for a while, in milliseconds: what is over sooner is not shown, since it would flash. */
function useDelayed(isSo: boolean, after: number): boolean {
  const [delayed, setDelayed] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setDelayed(true), after)
    return () => {
      clearTimeout(timer)
      setDelayed(false)
    }
  }, [isSo, after])
  return isSo && delayed
}
