import type { Lang } from './kit.ts'

/** Prints one picture as SVG. */
export type Drawing = () => string

/** A figure with words: the Chinese drawing under its name, the English one under `name-en`. */
export const bilingual = (name: string, draw: (lang: Lang) => string): Readonly<Record<string, Drawing>> => ({
  [`${name}.svg`]: () => draw('zh'),
  [`${name}-en.svg`]: () => draw('en'),
})

/** A figure with words, each drawing under the name of its language. */
export const inBoth = (name: string, draw: (lang: Lang) => string): Readonly<Record<string, Drawing>> => ({
  [`${name}-zh.svg`]: () => draw('zh'),
  [`${name}-en.svg`]: () => draw('en'),
})
