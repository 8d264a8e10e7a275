import type { DescribedType, WrittenForm } from '@xuekan/core/route'
import type { PageRequest } from '../page-answer.ts'

/** What a program wants to have of a page: a description in a form, or the way to one of a media type. */
export type Wanted = { readonly as: WrittenForm } | { readonly type: DescribedType }

export type Described =
  | { readonly kind: 'written'; readonly body: string }
  | { readonly kind: 'elsewhere'; readonly location: string }
  /** The page has none, or is not there; its status is what it would be shown with. */
  | { readonly kind: 'none'; readonly status: number }

/** Answers programs from the content of a page, handed to the host as a function. */
export type DescribePage = (request: PageRequest, wanted: Wanted) => Promise<Described>
