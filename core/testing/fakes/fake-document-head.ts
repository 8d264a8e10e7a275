import type { HeadModel } from '../../domain/head/head-model.ts'
import type { DocumentHead } from '../../ports/document-head.ts'

/** Keeps every head that it was shown. */
export interface FakeDocumentHead extends DocumentHead {
  readonly shown: readonly HeadModel[]
}

export function createFakeDocumentHead(): FakeDocumentHead {
  const shown: HeadModel[] = []
  return { shown, show: (head) => void shown.push(head) }
}
