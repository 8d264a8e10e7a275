/** The `citationType`s of a download, in the order in which they are offered; without what prints them. */
export const citationFormatNames = ['BibTeX', 'Endnote', 'RefMan', 'NoteExpress', 'NoteFirst'] as const

export type CitationFormatName = (typeof citationFormatNames)[number]
