import { affiliationLabel, affiliationText, isBareAddress } from '../meta/affiliation-text.ts'
import { affiliationRids } from '../meta/affiliation-rids.ts'
import { contributorNotes } from '../meta/contributor-notes.ts'
import { emailsIn, emailsInText } from '../meta/correspondence.ts'
import { nameRecord, namesBeside, readNames, titledNameIn } from '../meta/person-name.ts'
import { roleWords } from '../meta/roles.ts'
import { baseOf } from '../text/tags.ts'
import { plainText } from '../text/plain-text.ts'
import {
  attribute,
  childrenNamed,
  descendantsNamed,
  elementsAt,
  isElement,
  type XmlElement,
} from '../xml/xml-tree.ts'
import type { Entry } from './front-entries.ts'
import type { Rendering } from './rendering.ts'
import { isAddressOfArticle } from './own-addresses.ts'
import { escapeMarkup, tag } from './write-html.ts'

const paragraph = (html: string): string => (html === '' ? '' : tag('p', {}, html))

const ledBy = (lead: string, html: string): string =>
  lead === '' ? html : `${tag('b', {}, escapeMarkup(lead))}: ${html}`

const led = (lead: string, text: string): string => ledBy(lead, escapeMarkup(text))

const nameOf = (contributor: XmlElement, rendering: Rendering): string => {
  const names = readNames(contributor)
  return (names.find((each) => baseOf(each.tag) === baseOf(rendering.tag)) ?? names[0])?.value.whole ?? ''
}

/** Names in languages that lists have no place for, such as Japanese, and in other scripts, beside that of the list. */
const otherNames = (meta: XmlElement, rendering: Rendering): readonly string[] =>
  elementsAt(meta, 'contrib-group', 'contrib').flatMap((contributor) => {
    const names = readNames(contributor)
    const { zh, en } = nameRecord(names).name
    const others = names.map(({ value }) => value.whole).filter((name) => name !== zh && name !== en)
    const listed = (baseOf(rendering.tag) === 'zh' ? zh || en : en || zh) || nameOf(contributor, rendering)
    return others.length === 0 ? [] : [led(listed, [...new Set(others)].join(', '))]
  })

/** For whom the authors speak. */
const behalf = (meta: XmlElement): readonly string[] =>
  descendantsNamed(meta, 'on-behalf-of').map((each) => escapeMarkup(plainText(each)))

/** A member of a group as HTML: the name with the marks of institutions, or with those that have none, and roles. */
const memberOf = (member: XmlElement, affs: readonly XmlElement[], rendering: Rendering): string => {
  const name = titledNameIn(member, rendering.tag)
  if (name === '') return ''
  const rids = affiliationRids(member, [])
  const own = affs.filter((aff) => rids.includes(attribute(aff, 'id')))
  const marks = own.map(affiliationLabel).filter(Boolean).join(',')
  const words = [
    ...namesBeside(member, name),
    ...childrenNamed(member, 'role').map((role) => roleWords(role, rendering.tag)),
    ...[...own.filter((aff) => affiliationLabel(aff) === ''), ...childrenNamed(member, 'aff')].map(
      affiliationText,
    ),
  ].filter(Boolean)
  return [
    escapeMarkup(name),
    marks === '' ? '' : tag('sup', {}, escapeMarkup(marks)),
    words.length === 0 ? '' : ` (${escapeMarkup(words.join(', '))})`,
  ].join('')
}

/** The people of a group that is an author, whose own name lists show. */
const members = (meta: XmlElement, rendering: Rendering): readonly string[] => {
  const affs = descendantsNamed(meta, 'aff')
  return descendantsNamed(meta, 'collab').flatMap((collab) => {
    const names = elementsAt(collab, 'contrib-group', 'contrib')
      .map((each) => memberOf(each, affs, rendering))
      .filter((name) => name !== '')
    const beside = new Set(['contrib-group', 'aff', 'address', 'email', 'ext-link', 'uri', 'xref'])
    const group = plainText({
      ...collab,
      children: collab.children.filter((node) => !isElement(node) || !beside.has(node.name)),
    })
    return names.length === 0 ? [] : [ledBy(group, names.join(', '))]
  })
}

/**
 * Institutions in the words of this text, where lists have them in another language, or of people that no list names.
 * `listed` are the wordings of lists.
 */
const affiliations = (
  meta: XmlElement,
  rendering: Rendering,
  listed: ReadonlySet<string>,
): readonly string[] => {
  const ofEditors = contributorNotes(meta, rendering.tag)
    .filter(({ isAuthor }) => !isAuthor)
    .map(({ affiliation }) => affiliation)
  const withMembers = elementsAt(
    meta,
    'contrib-group',
    'contrib',
    'collab',
    'contrib-group',
    'contrib',
    'aff',
  )
  const found = descendantsNamed(meta, 'aff').flatMap((aff) => {
    const text = affiliationText(aff)
    if (text === '' || listed.has(text) || ofEditors.some((each) => each.includes(text))) return []
    if (withMembers.includes(aff)) return []
    const label = affiliationLabel(aff)
    return (label === '' ? '' : `${tag('sup', {}, escapeMarkup(label))} `) + escapeMarkup(text)
  })
  return [...new Set(found)]
}

/** Who authors are beside their names: the groups that they belong to and speak for, and where they work. */
export const authorInformation = (
  meta: XmlElement,
  rendering: Rendering,
  listed: ReadonlySet<string>,
): readonly Entry[] =>
  [
    ...otherNames(meta, rendering),
    ...behalf(meta),
    ...members(meta, rendering),
    ...affiliations(meta, rendering, listed),
  ].map((html) => ({
    title: escapeMarkup(rendering.messages.authorInformation),
    html: paragraph(html),
  }))

/** Addresses of mail that stand with no author, linked, each with the initials that a file has behind it: `x@y.org (A.K.)`. */
const unlistedMail = (element: XmlElement, listed: ReadonlySet<string>): readonly string[] => {
  const text = plainText(element)
  return [...emailsIn(element), ...(element.name === 'aff' ? new Set(emailsInText(element)) : [])]
    .filter((address) => !listed.has(address))
    .map((address) => {
      const behind = text.slice(text.indexOf(address) + address.length)
      const link = tag('a', { href: `mailto:${address}` }, escapeMarkup(address))
      return [link, escapeMarkup(/^\s*(\([^()]{1,20}\))/.exec(behind)?.[1] ?? '')].filter(Boolean).join(' ')
    })
}

/** Numbers and addresses of one person or institution on a line, as HTML; '' without any. E-mail mostly stands with its author. */
const contactOf = (element: XmlElement, rendering: Rendering, listed: ReadonlySet<string>): string => {
  const part = (each: XmlElement): string => {
    const text = plainText(each)
    if (text === '' || each.name === 'email' || isOrcid(text)) return ''
    return rendering.inline([each]).trim()
  }
  return [
    ...childrenNamed(element, 'address').flatMap((address) => address.children.filter(isElement)),
    ...childrenNamed(element, 'phone', 'fax'),
    ...childrenNamed(element, 'uri', 'ext-link').filter(
      (link) => element.name !== 'aff' || isBareAddress(link),
    ),
  ]
    .map(part)
    .concat(unlistedMail(element, listed))
    .filter((html) => html !== '')
    .join(', ')
}

/** What stands in an article or in a group of people for all of them, as if it stood with one. */
const withContactsAlone = (group: XmlElement): XmlElement => ({
  ...group,
  name: 'contrib',
  children: childrenNamed(group, 'address', 'email', 'uri', 'ext-link').filter(
    (each) => group.name !== 'article-meta' || !isAddressOfArticle(each),
  ),
})

/** True of the address of a person in ORCID, which is a link beside the name. */
const isOrcid = (text: string): boolean => /^(?:https?:\/\/)?(?:www\.)?orcid\.org\//i.test(text)

/**
 * Telephones, fax, pages and postal addresses that a file gives with its authors and their institutions, and addresses of
 * mail that lists show with nobody. `shown` are notes on correspondence that stand there as they are.
 */
export const contacts = (
  meta: XmlElement,
  rendering: Rendering,
  listed: ReadonlySet<string>,
  shown: readonly XmlElement[],
): readonly Entry[] => {
  const people = descendantsNamed(meta, 'contrib').map(
    (each) => [nameOf(each, rendering), contactOf(each, rendering, listed)] as const,
  )
  const institutions = descendantsNamed(meta, 'aff').map(
    (each) => [affiliationText(each), contactOf(each, rendering, listed)] as const,
  )
  const groups = [meta, ...childrenNamed(meta, 'contrib-group')].map(
    (each) => ['', contactOf(withContactsAlone(each), rendering, listed)] as const,
  )
  const notes = descendantsNamed(meta, 'corresp')
    .filter((note) => !shown.includes(note))
    .map((note) => ['', unlistedMail(note, listed).join(', ')] as const)
  return [...people, ...groups, ...institutions, ...notes].flatMap(([name, contact]) =>
    contact === ''
      ? []
      : [{ title: escapeMarkup(rendering.messages.correspondence), html: paragraph(ledBy(name, contact)) }],
  )
}

/** True of a number in a classification (`631/114/2397`, `AcademicSubjects/SCI00010`), which has no words. */
export const isSubjectCode = (text: string): boolean => /^(?:[\d./-]*|\S+\/\p{Lu}+\d+)$/u.test(text)

/** What the article is about by the headings of its journal, without the column that it stands in. */
export const subjects = (
  meta: XmlElement,
  rendering: Rendering,
  listed: ReadonlySet<string>,
): readonly Entry[] => {
  const shown = new Set([...listed].map((text) => text.toLowerCase()))
  const named = elementsAt(meta, 'article-categories')
    .flatMap((categories) => descendantsNamed(categories, 'subject', 'compound-subject'))
    .filter((subject) => {
      const own = attribute(subject, 'xml:lang')
      return own === '' || baseOf(rendering.tag) === own.split('-')[0]
    })
    .map((subject) =>
      subject.name === 'subject'
        ? plainText(subject)
        : childrenNamed(subject, 'compound-subject-part').map(plainText).join(' '),
    )
    .filter((text) => !isSubjectCode(text) && !shown.has(text.toLowerCase()))
  return named.length === 0
    ? []
    : [
        {
          title: escapeMarkup(rendering.messages.subjects),
          html: paragraph(escapeMarkup([...new Set(named)].join('; '))),
        },
      ]
}
