/**
 * What a file says and no page shows as words, each with its reason. Everything else that a file says is counted, and
 * told where it is lost.
 */
export const notShown: Readonly<Record<string, string>> = {
  'article-id': 'an identifier: the DOI and the number in PubMed are links',
  'journal-id': 'an identifier: the ISSN stands for it',
  'object-id': 'an identifier of a part, which has an address of its own',
  'pub-id': 'an identifier that a reference has as a link, or the key of one publisher or index',
  'institution-id': 'an identifier: an institution has the link of its registry',
  'contrib-id': 'an identifier: an author has the link of the registry where it is one of people',
  'tex-math': 'the source of a formula that is shown',
  'mml:annotation': 'the source of a formula that is shown',
  'mml:annotation-xml': 'another form of a formula that is shown',
  'index-term': 'words for an index of a book',
  'index-term-range-end': 'words for an index of a book',
  'glyph-data': 'the dots of a character that no font has',
  'alt-text': 'said to those who do not see the picture',
  'sec-meta': 'about a part, for programs, but for its authors, abstract, keywords and rights',
  'processing-meta': 'about the file, for programs',
  counts: 'numbers of figures, tables and pages, for programs',
  'ali:license_ref': 'the address of the licence: a link',
}

/** Dates and numbers of the front, which pages print in their own way. */
export const printedOtherwise: Readonly<Record<string, string>> = {
  'journal-meta': 'title, ISSN and publisher of the journal, from one source for page, tags and exports',
  'pub-date': 'printed as a date in the language of the page',
  'pub-history': 'printed as a date in the language of the page',
  history: 'printed as dates in the language of the page',
  volume: 'printed with the issue',
  issue: 'printed with the issue',
  fpage: 'printed with the issue',
  lpage: 'printed with the issue',
  'page-range': 'printed with the issue',
  'elocation-id': 'printed with the issue',
  isbn: 'an identifier',
  'copyright-year': 'stands in the statement of copyright',
}

/** Words of a reference that announce an identifier, which is a link without them. */
export const announcesIdentifier = /^(?:https?|dx|doi|org|pmid|pmcid|pubmed)$/

/** What a note says before an address of who answers letters; a page marks the author itself. */
export const announcesAddress =
  /^(?:通|讯|信|联|系|作|者|人|电|子|邮|箱|件|地|址|corresponding|correspondence|correspond[eê]ncia|autor|autores|authors?|for|to|de|para|por|e|mail|email|address)$/
