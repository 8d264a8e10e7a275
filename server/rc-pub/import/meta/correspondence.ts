import {
  attribute,
  childrenNamed,
  descendantsNamed,
  elementsAt,
  isElement,
  type XmlElement,
  type XmlNode,
} from '../xml/xml-tree.ts'
import { plainText } from '../text/plain-text.ts'

const addressPattern = /[^\s<>(),;:]+@[^\s<>(),;:]+\.[^\s<>(),;:]*[^\s<>(),;:.]/

const isAddress = (raw: string): boolean => addressPattern.test(raw) && !raw.startsWith('...')

/** The e-mail addresses in an element. */
export const emailsIn = (element: XmlElement): readonly string[] =>
  descendantsNamed(element, 'email')
    .map((email) => plainText(email) || attribute(email, 'xlink:href').replace(/^mailto:/, ''))
    .filter(isAddress)

/** Numbers and addresses, which touch what stands beside them in many files. */
const contactNames = new Set(['email', 'phone', 'fax', 'uri', 'ext-link'])

/** The element with its numbers and addresses apart from its words and from each other. */
const withContactsApart = (element: XmlElement): XmlElement => ({
  ...element,
  children: element.children.flatMap((node): readonly XmlNode[] => {
    if (!isElement(node)) return [node]
    return contactNames.has(node.name) ? [' ', node, ' '] : [withContactsApart(node)]
  }),
})

/** Those that stand in its text alone. */
export const emailsInText = (element: XmlElement): readonly string[] => {
  const known = emailsIn(element)
  return [...plainText(withContactsApart(element)).matchAll(new RegExp(addressPattern, 'g'))]
    .map(([address]) => address)
    .filter((address) => !known.includes(address))
}

/** What is known of one contributor when addresses are given out. */
export interface Correspondent {
  readonly element: XmlElement
  readonly names: readonly string[]
}

const ridsOf = (contributor: XmlElement): readonly string[] =>
  childrenNamed(contributor, 'xref').flatMap((xref) => attribute(xref, 'rid').split(/\s+/))

const initialsOf = (name: string): string => (name.match(/\p{Lu}/gu) ?? []).join('')

/** `x@y (AB); z@y (CD)`: the address whose note holds these initials. */
const byInitials = (text: string, emails: readonly string[], name: string): string | undefined =>
  emails.find((email) => {
    const after = text.slice(text.indexOf(email) + email.length)
    return /^\s*\(([^)]*)\)/.exec(after)?.[1]?.replace(/[^\p{Lu}]/gu, '') === initialsOf(name)
  })

/** Words of a note that says who answers letters. */
const onLetters = /correspond|通[讯信]作者/i

/** Notes on authors beside `corresp` that say whose address they give, as physicists write them. */
const notesWithMail = (meta: XmlElement): readonly XmlElement[] =>
  elementsAt(meta, 'author-notes', 'fn').filter((note) => emailsIn(note).length === 1)

/** The address in a note on one author alone, whether or not that one answers letters; '' without one. */
export const emailOfNote = (meta: XmlElement, person: XmlElement, people: readonly XmlElement[]): string => {
  const isOwn = (note: XmlElement): boolean => {
    const pointing = people.filter((each) => ridsOf(each).includes(attribute(note, 'id')))
    return attribute(note, 'id') !== '' && pointing.length === 1 && pointing[0] === person
  }
  return notesWithMail(meta).filter(isOwn).flatMap(emailsIn)[0] ?? ''
}

/**
 * The address of each corresponding author, '' where the file gives none: a contributor is one who is marked so,
 * points at a `corresp` note or another one that says so with an address, or is named in one that nobody points at. Of several addresses in a note it is the
 * one with the author's initials, else the one in the author's place among those who share the note.
 */
export const readCorrespondence = (
  meta: XmlElement,
  people: readonly Correspondent[],
): ReadonlyMap<XmlElement, string> => {
  const found = new Map<XmlElement, string>()
  for (const person of people) {
    const marked = attribute(person.element, 'corresp') === 'yes'
    const points = childrenNamed(person.element, 'xref').some(
      (xref) => attribute(xref, 'ref-type') === 'corresp',
    )
    const isNoted = notesWithMail(meta).some(
      (note) =>
        attribute(note, 'id') !== '' &&
        ridsOf(person.element).includes(attribute(note, 'id')) &&
        onLetters.test(plainText(note)),
    )
    if (marked || points || isNoted) found.set(person.element, '')
  }
  for (const note of descendantsNamed(meta, 'corresp')) {
    const id = attribute(note, 'id')
    const text = plainText(note)
    const pointing = people.filter((person) => id !== '' && ridsOf(person.element).includes(id))
    const named = people.filter((person) => person.names.some((name) => name !== '' && text.includes(name)))
    const marked = people.filter((person) => found.has(person.element))
    const authors =
      [pointing, named, marked].find((each) => each.length > 0) ?? (people.length === 1 ? people : [])
    const emails = emailsIn(note)
    authors.forEach((person, index) => {
      const own = person.names
        .map((name) => byInitials(text, emails, name))
        .find((email) => email !== undefined)
      const place = emails.length === 1 && authors.length > 1 ? undefined : emails[index]
      const shared = emails.length === 1 && index === 0 ? emails[0] : undefined
      found.set(person.element, found.get(person.element) || own || place || shared || '')
    })
  }
  return found
}
