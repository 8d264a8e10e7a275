import { bookAddresses, loadBook } from '@xuekan/core/page'
import { bookHead } from '@xuekan/core/route'
import { BookPage } from '../../ui/pages/BookPage.tsx'
import { definePage } from '../portal/page-definition.ts'

export const page = definePage({
  page: 'book',
  Screen: BookPage,
  input: ({ bookId }, { context }) => ({ context, bookId }),
  load: loadBook,
  head: bookHead,
  prose: [],
  addresses: bookAddresses,
})
