const at = (name: string): string => new URL(`./pictures/${name}.svg`, import.meta.url).href

/** Addresses of pictures as data could name them, and one of none that exists. */
export const pictures = {
  logo: at('logo'),
  strip: at('strip'),
  banner: at('banner'),
  code: at('code'),
  cover: at('cover'),
  missing: 'data:image/png;base64,none',
} as const
