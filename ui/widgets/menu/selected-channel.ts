import type { MenuState } from '@xuekan/core'

/** The channel that the state's index points at; undefined when nothing is selected (C4.14). */
export const selectedChannel = ({ shown, more, selected }: MenuState): string | undefined =>
  [...shown, ...more][selected]?.channel.id
