import { loadSubscribe, type SubmittedSubscription } from '@xuekan/core'
import { originField } from '@xuekan/core/member'
import { asSiteId } from '@xuekan/core/site'
import { SubscribePage } from '../../ui/pages/SubscribePage.tsx'
import { definePage } from '../portal/page-definition.ts'

/** What a form of the page was posted with; null for what is none of them. */
function readForm(posted: ReadonlyMap<string, string> | undefined): SubmittedSubscription | null {
  const text = (name: string): string => posted?.get(name) ?? ''
  switch (text('action')) {
    case 'subscribe':
      return { action: 'subscribe', origin: text(originField) }
    case 'unsubscribe':
      return { action: 'unsubscribe', siteId: asSiteId(text('site')) }
    case 'leave':
      return { action: 'leave', word: text('word') }
    default:
      return null
  }
}

export const page = definePage({
  page: 'emailSubscribe',
  Screen: SubscribePage,
  input: ({ leave = '' }, { context, submitted }) => ({ context, leave, submitted: readForm(submitted) }),
  load: loadSubscribe,
  head: (content, t) => ({ title: content === null ? [] : [t('subscribe.title')] }),
  prose: [],
  addresses: null,
})
