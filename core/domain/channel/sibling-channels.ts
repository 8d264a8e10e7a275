import type { UiLanguage } from '../language/ui-language.ts'
import type { Channel } from './channel.ts'
import { codesOutsideMenu } from './menu-channels.ts'

/** Codes that never stand in the menu, and still are pages: their siblings lead there (C2.12, C2.13). */
const pagesOutsideMenu = ['introduce', 'situation', 'reader', 'contact', 'column', 'subaboutus', 'subcontact']

/** A channel beside others, and the code of the channel above it. */
export interface SiblingChannel {
  readonly channel: Channel
  readonly parentCode: string
}

/**
 * The pages among which a channel stands: the entry of the tree that holds it, and that entry's children, as far as they
 * are enabled and named. Those that the menu leaves out for their code are there, but for parts of a home. Laws: a
 * channel is among its siblings where there are any; each stands once; [] for a channel alone.
 */
export function siblingChannels(
  channels: readonly Channel[],
  id: string,
  language: UiLanguage,
): readonly SiblingChannel[] {
  const entry = channels.find((channel) => channel.id === id || holds(channel, id))
  if (entry === undefined) return []
  const parent = entry.id === id ? entry : parentOf(entry, id)
  const shown = (channel: Channel): boolean => isColumnPage(channel) && channel.name[language] !== ''
  const children = parent.children.filter(shown).map((channel) => ({ channel, parentCode: parent.code }))
  if (children.length === 0) return []
  return shown(parent) ? [{ channel: parent, parentCode: '' }, ...children] : children
}

/** Whether a channel is a page that others lead to: enabled, and no part of a home. */
export const isColumnPage = ({ code, enabled }: Channel): boolean =>
  enabled && (!codesOutsideMenu.includes(code) || pagesOutsideMenu.includes(code))

const holds = ({ children }: Channel, id: string): boolean =>
  children.some((child) => child.id === id || holds(child, id))

/** The channel right above one that an entry holds. */
function parentOf(entry: Channel, id: string): Channel {
  const below = entry.children.find((child) => child.id !== id && holds(child, id))
  return below === undefined ? entry : parentOf(below, id)
}
