import type { AdvancedFormState, AdvancedSearchModel } from '@xuekan/core/page'
import type { EntryPath } from '@xuekan/core/search'

/** What every part of the form is given. */
export interface FormProps {
  readonly model: AdvancedSearchModel
  readonly state: AdvancedFormState
}

export interface EntryProps extends FormProps {
  readonly path: EntryPath
}

/** The id of a field of the form, by which what is wrong with it and where the focus goes find it. */
export const fieldId = (name: string, path: EntryPath = []): string => ['advanced', name, ...path].join('-')

/** Puts the focus into a field, once it is drawn. */
export const focusField = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}

/** A place as a reader counts it, from 1. */
export const placeName = (path: EntryPath): string => path.map((place) => place + 1).join('.')
