/** The tags of a list of entity tags (RFC 9110, 8.8.3), in which a tag may hold commas. */
const tags = /(?:W\/)?"[^"]*"/g

const withoutWeakness = (tag: string): string => tag.replace(/^W\//, '')

/** Whether an If-None-Match header names this tag: a weak one is as good, and `*` is any; none names nothing. */
export const namesWeakly = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' ||
    (header.match(tags) ?? []).some((each) => withoutWeakness(each) === withoutWeakness(tag)))

/** Whether an If-Match header names this tag: a weak one names nothing, and `*` is any. */
export const namesStrongly = (header: string, tag: string): boolean =>
  header.trim() === '*' || (!tag.startsWith('W/') && (header.match(tags) ?? []).some((each) => each === tag))
