import { headOf, type HeadInput, type PageHost } from '@xuekan/core/route'
import { createDocumentHead } from '@xuekan/web'

export const showHead = (page: Omit<HeadInput, 'origin'> & { readonly host: PageHost }): void =>
  createDocumentHead(document).show(headOf({ ...page, origin: page.host.origin }))
