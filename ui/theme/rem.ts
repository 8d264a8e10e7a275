/** A length in rem from the pixels it has at the browser's default text size, so that readers' own sizes hold. */
export const rem = (pixels: number): string => `${pixels / 16}rem`
