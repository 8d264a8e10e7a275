const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (character: string): string => entities[character] ?? character

/** Plain text as the content of an element, in HTML and XML alike. Law: read as markup it is the text again. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>]/g, escaped)

/** Plain text as the value of an attribute between double quotes, in HTML and XML alike; fit for content too. */
export const escapeAttribute = (value: string): string => value.replace(/[&<>"]/g, escaped)
