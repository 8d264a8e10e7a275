import { admitForm, type Connection, type NoticesModel } from '@xuekan/core'
import type { Scope } from '@xuekan/core/reactive'
import { createHostProbe } from '@xuekan/web'
import { firstValueFrom } from 'rxjs'

export interface FormGuardOptions {
  readonly connection: Connection
  readonly notices: NoticesModel
}

/**
 * Lets the forms that are posted leave their page only where the host can be reached (`admitForm`). They hear of it last:
 * what a form has checked or kept back itself is nothing to them.
 */
export function guardForms(
  window: Window & typeof globalThis,
  scope: Scope,
  { connection, notices }: FormGuardOptions,
): void {
  const probe = createHostProbe(window)
  const asked = new WeakSet<HTMLFormElement>()
  const admitted = new WeakSet<HTMLFormElement>()
  const admit = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
    asked.add(form)
    submitter?.setAttribute('data-pressed', '')
    const isAdmitted = await firstValueFrom(admitForm({ connection, probe }, notices))
    asked.delete(form)
    submitter?.removeAttribute('data-pressed')
    // the page may have changed meanwhile
    if (!isAdmitted || !form.isConnected || submitter?.isConnected === false) return
    admitted.add(form)
    form.requestSubmit(submitter)
    admitted.delete(form)
  }
  const look = (event: SubmitEvent): void => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    // an input may be called "method"
    if (form.getAttribute('method') !== 'post' || admitted.has(form)) return
    event.preventDefault()
    if (!asked.has(form)) void admit(form, event.submitter)
  }
  window.document.addEventListener('submit', look)
  scope.add(() => window.document.removeEventListener('submit', look))
}
