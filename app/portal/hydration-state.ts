import type { UiLanguage } from '@xuekan/core'
import { loading, type Remote } from '@xuekan/core/reactive'
import type { PageHost } from '@xuekan/core/route'
import type { Login } from '@xuekan/core/member'
import type { SiteShell } from '@xuekan/core/site'
import { knownShapes } from './known-shapes.ts'
import { lightChannels, wholeChannels, type LightChannel } from './light-channels.ts'
import { pack, unpack, type PackedJson } from './packed-json.ts'

/** What the server hands to the browser so that nothing is asked twice. */
export interface HydrationState {
  readonly version: 1
  readonly language: UiLanguage
  /** The host, where that is another than the shown site has by its short-name; absent for the site's own. */
  readonly host?: PageHost
  readonly shell: SiteShell
  /** Address of the route that the page is of; in another one, as a fragment can name, nothing of it is used. */
  readonly route: string
  readonly page: Remote<unknown>
  /** The member whom the page was made for; absent for nobody. */
  readonly login?: Login
}

/** Stands in the state where the page itself holds the text. */
const inThePage = '\u0001'

/** Element that holds the state; its type keeps it from running. */
export const stateElementId = 'portal-state'

/** The state as text for a script element: '<' cannot end it. Prose at the named paths stays behind. */
export function printState(state: HydrationState, prose: readonly string[]): string {
  const { page } = state
  const value = page.status === 'ready' ? withoutProse(page.value, prose) : null
  const light = page.status === 'ready' ? { ...state, page: { ...page, value } } : state
  const packed = pack({ ...light, shell: lightShell(state.shell) }, knownShapes)
  return withoutFilePath(JSON.stringify(packed).replaceAll('<', '\\u003c'))
}

/** Where every stored file is had; it recurs in most states. */
const filePath = '/rc-pub/front/files/get?id='
/** Stands for it in the printed state, where the character itself is always escaped. */
const fileMark = '\uE000'

const withoutFilePath = (json: string): string =>
  json.replaceAll(fileMark, '\\ue000').replaceAll(filePath, fileMark)

type LightShell = Omit<SiteShell, 'channels'> & { readonly channels: readonly LightChannel[] }

/** A journal's description stands in the head that the server wrote, and on no page. */
const lightShell = (shell: SiteShell): LightShell => ({
  ...shell,
  channels: lightChannels(shell.channels, shell.site.id),
  site: shell.site.type === 'single' ? { ...shell.site, description: { zh: '', en: '' } } : shell.site,
})

const wholeShell = (shell: LightShell): SiteShell => ({
  ...shell,
  channels: wholeChannels(shell.channels, shell.site.id),
})

/**
 * Reads the state back, with the prose as it stands in the page: `readProse` gives the inner HTML for a key, null
 * where the page has none; then the page is loading, and the browser asks for itself. null when the text is not a
 * state of this version.
 */
export function parseState(
  text: string,
  prose: readonly string[],
  readProse: (key: string) => string | null,
): HydrationState | null {
  const state = readState(text)
  if (state === null) return null
  if (state.page.status !== 'ready') return state
  let missing = false
  for (const key of prose)
    fillAt(state, `page.value.${key}`.split('.'), () => {
      const html = readProse(key)
      missing ||= html === null
      return html
    })
  return missing ? { ...state, page: loading } : state
}

function readState(text: string): HydrationState | null {
  try {
    const packed = JSON.parse(text.replaceAll(fileMark, filePath)) as PackedJson
    const state = unpack(packed, knownShapes) as HydrationState & { readonly shell: LightShell }
    return state.version === 1 ? { ...state, shell: wholeShell(state.shell) } : null
  } catch {
    return null
  }
}

/** Fills in what stands in the page, at the end of a path within a value that nobody else holds. */
function fillAt(value: unknown, [key = '', ...rest]: readonly string[], text: () => string | null): void {
  const inner = (value as Record<string, unknown> | null | undefined)?.[key]
  if (rest.length > 0) fillAt(inner, rest, text)
  else if (inner === inThePage) (value as Record<string, unknown>)[key] = text()
}

/** The value without any string at the paths; those that lead to nothing are left alone. */
const withoutProse = (value: unknown, paths: readonly string[]): unknown =>
  paths.reduce((whole, path) => replaceAt(whole, path.split('.'), (text) => text && inThePage), value)

function replaceAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (text: string) => string,
): unknown {
  if (key === undefined) return typeof value === 'string' ? change(value) : value
  if (typeof value !== 'object' || value === null || !(key in value)) return value
  const inner = (value as Readonly<Record<string, unknown>>)[key]
  return Object.assign(Array.isArray(value) ? [...value] : { ...value }, {
    [key]: replaceAt(inner, rest, change),
  })
}
