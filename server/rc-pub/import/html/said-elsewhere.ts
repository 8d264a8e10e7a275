/** True of a note that says what the page says itself, or speaks of another page: how to cite, where authors are listed. */
export const isSaidElsewhere = (text: string): boolean =>
  /^(?:how to cite this article|c[oó]mo citar este art[ií]c?ulo|a list of authors and their affiliations appears)/i.test(
    text,
  )
