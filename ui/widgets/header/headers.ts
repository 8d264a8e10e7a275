import type { HeaderStyle } from '@xuekan/core'
import type { ComponentType } from 'react'
import type { HeaderProps } from './header-props.ts'
import { HeaderOne } from './HeaderOne.tsx'

/** The header of each style (C2.38). Style 1 stands in for those that are not drawn yet. */
export const headers: Readonly<Record<HeaderStyle, ComponentType<HeaderProps>>> = {
  1: HeaderOne,
  2: HeaderOne,
  3: HeaderOne,
  4: HeaderOne,
  5: HeaderOne,
  6: HeaderOne,
}
