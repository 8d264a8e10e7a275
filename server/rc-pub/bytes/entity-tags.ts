/** The tags of a list of entity tags (RFC 9110, 8.8.3), in which a tag may hold commas. */
const tags = /(?:W\/)?"[^"]*"/g

/** Whether an If-None-Match header names this tag: a weak one is as good, and `*` is any. */
export const namesWeakly = (header: string, tag: string): boolean =>
  header.trim() === '*' || (header.match(tags) ?? []).some((each) => each.replace(/^W\//, '') === tag)

/** Whether an If-Match header names this tag: a weak one names nothing, and `*` is any. */
export const namesStrongly = (header: string, tag: string): boolean =>
  header.trim() === '*' || (header.match(tags) ?? []).some((each) => each === tag)
