/** The background that gives a footer style 1 (C9.9). */
const lightFooterBackground = '#ebebeb'

/** A colour in hexadecimal form; '' for anything else, since it becomes a style. */
export const footerColourOf = (text: string): string =>
  /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text) ? text : ''

/** #ebebeb in any letter case gives style 1, anything else, absent too, style 2 (C9.9). */
export const footerStyleOf = (backgroundColor: string): 1 | 2 =>
  backgroundColor.trim().toLowerCase() === lightFooterBackground ? 1 : 2
