import { plainText } from '../text/plain-text.ts'
import { childElements, type XmlElement } from '../xml/xml-tree.ts'

/** Parts of a conference as readers expect them: what it is called, then when and where. */
const order = [
  'string-conf',
  'conf-name',
  'conf-acronym',
  'conf-num',
  'conf-theme',
  'conf-date',
  'conf-loc',
  'conf-sponsor',
]

const place = ({ name }: XmlElement): number => {
  const at = order.indexOf(name)
  return at < 0 ? order.length : at
}

/**
 * A conference on one line: its name, with the short one in brackets, its number and theme, date, place and sponsor, in whatever
 * order the file has them. One that the file writes out in words stays as it is written.
 */
export const conferenceText = (conference: XmlElement): string => {
  if (conference.children.some((node) => typeof node === 'string' && /\p{L}/u.test(node)))
    return plainText(conference)
  return childElements(conference)
    .toSorted((one, other) => place(one) - place(other))
    .map((part) => ({ name: part.name, text: plainText(part) }))
    .filter(({ text }) => text !== '')
    .reduce((all, { name, text }) => {
      if (all === '') return text
      if (name !== 'conf-acronym') return `${all}, ${text}`
      return all.includes(text) ? all : `${all} (${text})`
    }, '')
}
