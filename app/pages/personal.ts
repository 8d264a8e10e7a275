import type { SubmittedPersonal } from '@xuekan/core/page'
import { favouriteOrderOf, type OutgoingFile } from '@xuekan/core/member'
import { listPageOf } from '@xuekan/core/route'
import { PersonalPage } from '../../ui/pages/PersonalPage.tsx'
import { definePage, loadLater } from '../portal/page-definition.ts'

/** What a form of the page was posted with; null for what is none of them. */
function readForm(
  posted: ReadonlyMap<string, string> | undefined,
  file: OutgoingFile | null,
): SubmittedPersonal | null {
  const text = (name: string): string => posted?.get(name) ?? ''
  const action = text('action')
  switch (action) {
    case 'password':
      return {
        action,
        former: text('former'),
        password: text('password'),
        confirmation: text('confirmation'),
      }
    case 'info':
      return {
        action,
        name: text('name'),
        email: text('email'),
        region: text('region'),
        major: text('major'),
        institution: text('institution'),
        researchFields: text('researchFields'),
        gender: text('gender'),
      }
    case 'end':
      return { action, session: text('session') }
    case 'collect':
    case 'uncollect':
    case 'dropDownload':
      return { action, id: text('id') }
    case 'restoreDownload':
      return { action, id: text('id'), at: text('at') }
    case 'photo':
      return { action, file }
    case 'dropPhoto':
    case 'endOthers':
    case 'logout':
      return { action }
    default:
      return null
  }
}

export const page = definePage({
  page: 'personal',
  Screen: PersonalPage,
  input: ({ entry = null, term = '', ...route }, { context, submitted, file = null }) => ({
    context,
    entry,
    list: { term, order: favouriteOrderOf(route.order), page: listPageOf(route) },
    submitted: readForm(submitted, file),
    ...(route.done === undefined ? {} : { done: route.done }),
  }),
  load: loadLater('personalInfo', async () => (await import('./load-personal.ts')).loadPersonal),
  head: (content, t) => ({
    title: content === null ? [] : [t(`personal.entry.${content.entry}`)],
  }),
  prose: [],
  addresses: null,
})
