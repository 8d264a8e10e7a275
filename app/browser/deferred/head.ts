import { headOf, type HeadInput, type PageHost } from '@xuekan/core/route'
import { createDocumentHead } from '../../../adapters/browser/document-head.ts'

export const showHead = (page: Omit<HeadInput, 'origin'> & { readonly host: PageHost }): void =>
  createDocumentHead(document).show(headOf({ ...page, origin: page.host.origin }))
