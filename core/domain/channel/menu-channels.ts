import type { UiLanguage } from '../language/ui-language.ts'
import type { SiteShell } from '../shell/site-shell.ts'
import type { Channel } from './channel.ts'

/** Codes that never stand in the menu (C4.12). */
export const codesOutsideMenu: readonly string[] = [
  'situation',
  'reader',
  'contact',
  'carousel',
  'quick',
  'selnews',
  'rank',
  'selmag',
  'selarticle',
  'priority',
  'column',
  'introduce',
  'subaboutus',
  'subcontact',
  'first',
  'selPicture',
]

/** Codes whose children never stand in the menu (C4.12). */
export const codesWithoutChildren: readonly string[] = ['index', 'science']

/**
 * What a rule of the menu may ask. A shell with its language has it all: a rule that needs more of the shell names it
 * here, and no caller changes.
 */
export interface MenuContext extends Pick<SiteShell, 'site' | 'header'> {
  readonly language: UiLanguage
}

/** Whether a channel itself may stand in the menu: enabled, named in this language, and no excluded code (C4.11, C4.12). */
export const isInMenu = (channel: Channel, { language }: MenuContext): boolean =>
  channel.enabled && channel.name[language] !== '' && !codesOutsideMenu.includes(channel.code)

/** The tree as the menu shows it, in order. A channel that is left out takes its children with it. */
export const menuChannels = (channels: readonly Channel[], context: MenuContext): readonly Channel[] =>
  channels
    .filter((channel) => isInMenu(channel, context))
    .map((channel) => ({
      ...channel,
      children: codesWithoutChildren.includes(channel.code) ? [] : menuChannels(channel.children, context),
    }))
