/** What tells a browser apart in a user agent, the more particular first: most name others beside themselves. */
const browsers = [
  ['MicroMessenger', /MicroMessenger\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /Safari\//],
] as const

const systems = [
  ['iPad', /iPad/],
  ['iPhone', /iPhone/],
  ['Android', /Android/],
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux/],
] as const

type Named = readonly (readonly [name: string, sign: RegExp])[]

const nameIn = (names: Named, text: string): string => names.find(([, sign]) => sign.test(text))?.[0] ?? ''

/**
 * What a member's list of sessions calls a device, by what it says of itself: 'Firefox · Linux', one of both, or '' for
 * what nobody knows. Law: it holds names of these tables alone, whatever is sent.
 */
export const deviceName = (userAgent: string): string =>
  [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== '').join(' · ')

/** The field that tells a form what it was posted from: the host writes it, whatever was sent under that name. */
export const deviceField = 'device'

const namesKnown: ReadonlySet<string> = new Set([...browsers, ...systems].map(([name]) => name))

/**
 * What a device is said to be, where it is to stand in a letter: as it is where `deviceName` could have made it, else ''.
 * Laws: what `deviceName` makes stays; nothing but names of these tables is left of any text.
 */
export const readDeviceName = (text: string): string =>
  text.split(' · ').every((name) => namesKnown.has(name)) ? text : ''
