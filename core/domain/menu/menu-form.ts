import type { HeaderStyle } from '../shell/header-config.ts'
import type { Device } from '../shell/logo-of.ts'

/** A row with its overflow in More, or the channel tree that slides in from the side (C2.38). */
export type MenuForm = 'row' | 'slide'

/** The header style whose menu always slides in. */
const slideStyle: HeaderStyle = 5

/** A phone has no room for a row in any style. */
export const menuFormOf = (style: HeaderStyle, device: Device): MenuForm =>
  style === slideStyle || device === 'mobile' ? 'slide' : 'row'
