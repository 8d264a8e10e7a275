import { withProof, originField, parseSavedSearch, searchPaces } from '@xuekan/core/member'
import { createPage, loadSubscribe, type SubmittedSubscription } from '@xuekan/core/page'
import { asSiteId } from '@xuekan/core/site'
import { SubscribePage } from '../../ui/pages/SubscribePage.tsx'
import { proofSolver } from '../browser/proof-solver.ts'
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
    case 'confirm':
      return { action: text('action') === 'leave' ? 'leave' : 'confirm', word: text('word') }
    case 'ask': {
      const form = { email: text('email'), keywords: text('keywords'), captcha: text('captcha') }
      return { action: 'ask', origin: text(originField), form, identify: text('identify') }
    }
    case 'saveSearch': {
      const search = parseSavedSearch(text('search'))
      const pace = searchPaces.find((each) => each === text('pace'))
      const siteId = text('site') === '' ? null : asSiteId(text('site'))
      if (search === null || pace === undefined) return null
      return { action: 'saveSearch', origin: text(originField), siteId, search, pace }
    }
    case 'dropSearch':
      return { action: 'dropSearch', id: text('id') }
    // another picture: what was typed stays, and nothing is sent yet
    case 'another': {
      const form = { email: text('email'), keywords: text('keywords'), captcha: '' }
      return { action: 'ask', origin: text(originField), form, identify: '' }
    }
    default:
      return null
  }
}

const create = withProof(createPage(loadSubscribe), proofSolver)

export const page = definePage({
  page: 'emailSubscribe',
  Screen: SubscribePage,
  input: ({ leave = '', confirm = '', search = '' }, { context, submitted }) => ({
    context,
    leave,
    confirm,
    search: parseSavedSearch(search),
    submitted: readForm(submitted),
  }),
  create,
  head: (content, t) => ({ title: content === null ? [] : [t('subscribe.title')] }),
  prose: [],
  addresses: null,
})
