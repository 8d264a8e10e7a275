import type { icons } from './rail-icons.css.ts'

/** The classes of one style of the toolbar. */
export type RailLook = Readonly<Record<keyof typeof icons, string>>
