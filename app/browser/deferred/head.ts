import { headOf, type HeadInput } from '@xuekan/core'
import { createDocumentHead } from '../../../adapters/browser/document-head.ts'

export const showHead = (page: Omit<HeadInput, 'origin'>): void =>
  createDocumentHead(document).show(headOf({ ...page, origin: window.location.origin }))
