import type { HeadModel } from '../domain/head/head-model.ts'

/** The head of the page: title, language, canonical and alternates. */
export interface DocumentHead {
  readonly show: (head: HeadModel) => void
}
