/**
 * True of a text that shows a graphical abstract itself, with its words, so that its page does not show the picture a
 * second time. Texts that were imported before they did hold the words alone.
 */
export const showsGraphicalAbstract = (html: string): boolean =>
  /<figure\b[^<>]*\sclass="graphical"/.test(html)
