import type { UiLanguage } from '@xuekan/core'
import {
  createBehavior,
  createScope,
  type Behavior,
  type MutableBehavior,
  type Scope,
} from '@xuekan/core/reactive'
import { createBrowserViewport } from '@xuekan/web'
import { createContext, useContext } from 'react'
import { en } from '../../ui/locales/en.ts'
import type { Translate } from '../../ui/locales/translate.ts'
import { zh } from '../../ui/locales/zh.ts'
import { assumedViewport } from '../portal/assumed-viewport.ts'
import { createTranslate } from '../browser/translate.ts'

/** What all samples of one language share. */
export interface Base {
  readonly language: UiLanguage
  readonly t: Translate
  readonly scope: Scope
  /** Of the window, in CSS pixels. */
  readonly width: Behavior<number>
  /** Where a sample would have led last; '' before. */
  readonly followed$: MutableBehavior<string>
}

export async function openBase(language: UiLanguage): Promise<Base> {
  const t = createTranslate({ zh, en }[language], language)
  const scope = createScope()
  const viewport = createBrowserViewport(window, scope, assumedViewport)
  viewport.follow()
  return {
    language,
    t,
    scope,
    width: viewport.width,
    followed$: createBehavior(''),
  }
}

const BaseContext = createContext<Base | null>(null)

export const BaseProvider = BaseContext.Provider

export function useBase(): Base {
  const base = useContext(BaseContext)
  if (base === null) throw new Error('useBase needs a BaseProvider above it')
  return base
}
