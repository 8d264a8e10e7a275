import type { MenuState } from '@xuekan/core'

/** Parts of the menu's state, for `useBehavior`. */
export const isMeasured = ({ measured }: MenuState): boolean => measured
export const pathOf = ({ path }: MenuState): readonly string[] => path
export const selectedOf = ({ selected }: MenuState): number => selected
