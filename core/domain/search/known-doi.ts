/**
 * Characters that no DOI has here: in Chinese, what follows it goes on without a space. Addresses may write its slash as
 * `%2F`.
 */
const within =
  /(?<![\d.])10\.\d{4,9}(?:\.\d{1,9}){0,4}(?:\/|%2f)[^\s\p{Script=Han}。、《》「」『』【】“”‘’]+/iu

/**
 * The first DOI in a text, and the text without it: alone, under its name, in an address of a resolver or of any page.
 * Marks that end a sentence, and brackets that open before it, are none of it. '' for none. Linear.
 */
export function doiWithin(text: string): { readonly doi: string; readonly rest: string } {
  const found = within.exec(text)
  if (found === null) return { doi: '', rest: text }
  const before = text.slice(0, found.index)
  const name = /(?:https?:\/\/\S*|(?:dx\.)?doi\.org\/|doi\s?[:.]?\s?)$/i.exec(before)
  const isAddress = (name !== null && /\//.test(name[0])) || !found[0].includes('/')
  const doi = trimmed(isAddress ? decoded(found[0].replace(/[?#&].*$/u, '')) : found[0])
  const rest = `${before.slice(0, name?.index ?? found.index)} ${text.slice(found.index + found[0].length)}`
  return { doi, rest: rest.trim() }
}

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' }

function trimmed(raw: string): string {
  let doi = raw
  for (;;) {
    const last = doi.at(-1) ?? ''
    const opened = pairs[last]
    const isLoose = opened !== undefined && count(doi, last) > count(doi, opened)
    if (!isLoose && !/[.,;:!?'"/…([{<]/.test(last)) return doi
    doi = doi.slice(0, -1)
  }
}

const count = (text: string, character: string): number => text.split(character).length - 1

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}
