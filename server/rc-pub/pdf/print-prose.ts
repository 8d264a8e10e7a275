/** A variable of a formula: one letter, which mathematics sets in italics. */
const letter = /<mi>((?:[^<>&]|&[a-z]+;)(?:\p{M}*))<\/mi>/gu

/**
 * A text as it is printed. Takes sanitised HTML, whose attributes are quoted.
 * - Links that mean something on the site alone are text in a document that travels; those into the document itself
 *   and to other hosts stay.
 * - Films and sounds are links alone.
 * - Variables stay the letters that they are, so that they can be searched for: browsers would put the signs of
 *   mathematical alphabets in their place.
 */
export const printProse = (html: string): string =>
  html
    .replace(/<a\b[^>]*>/g, (link) => link.replace(/ href="(?!#|https?:|mailto:)[^"]*"/, ''))
    .replace(/<(audio|video)\b[^>]*><\/\1>/g, '')
    .replace(letter, '<mi class="letter">$1</mi>')
