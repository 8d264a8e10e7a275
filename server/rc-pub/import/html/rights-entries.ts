import { emailsIn } from '../meta/correspondence.ts'
import { contributorNotes } from '../meta/contributor-notes.ts'
import { plainText } from '../text/plain-text.ts'
import { wordsOf } from '../words/words-of.ts'
import { childrenNamed, descendantsNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'
import { articleInformation } from './article-information.ts'
import { authorInformation, contacts, subjects } from './author-entries.ts'
import type { Entry } from './front-entries.ts'
import { writePermissions } from './permissions.ts'
import type { Rendering } from './rendering.ts'
import { titleOf } from './sections.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

const paragraph = (text: string): string => (text === '' ? '' : tag('p', {}, escapeMarkup(text)))

/** Words with which a note says no more than whose address it gives. */
const announcing =
  /corresponding|correspondence|correspondencia|correspondência|authors?|autor(?:es)?|e-?mails?|address|通[信讯]作者|电子邮[箱件]|邮箱|for|to|por|para/giu

/** `(W.Z.)`, `M.J.O.-R.`: whose address it is. */
const initials = /(?:\p{Lu}\.[\s–-]?){2,}|\(\p{Lu}{2,4}\)/u

/** The title of notes on correspondence alone that says more than what they are; '' without one. */
const titleOfNotes = (group: XmlElement, rendering: Rendering): string => {
  const title = titleOf(group, rendering).replace(/[:：.]$/, '')
  const isAlone = childrenNamed(group, 'fn', 'p').length === 0
  return isAlone && wordsOf(textOfHtml(title).replace(announcing, ' ')).length > 0 ? title : ''
}

const isLong = (note: XmlElement): boolean => {
  const rest = emailsIn(note).reduce((text, address) => text.replaceAll(address, ' '), plainText(note))
  const isCalled = descendantsNamed(note, 'phone', 'fax').some((each) => plainText(each) !== '')
  return isCalled || initials.test(rest) || wordsOf(rest.replace(announcing, ' ')).length >= 3
}

/** Notes on correspondence that have a title or say more than an address, which stands with its author. */
const longNotes = (
  meta: XmlElement,
  rendering: Rendering,
): readonly { readonly note: XmlElement; readonly title: string }[] =>
  elementsAt(meta, 'author-notes').flatMap((group) => {
    const title = titleOfNotes(group, rendering)
    return childrenNamed(group, 'corresp')
      .filter((note) => title !== '' || isLong(note))
      .map((note) => ({ note, title }))
  })

/** A note without the heading that it begins with, in bold or with a colon. */
const withoutHeading = (html: string, title: string): string => {
  const bare = html.replace(/^[:：]\s*/, '')
  const rest = [`<b>${title}</b>`, title].find((lead) => bare.startsWith(lead))
  if (rest === undefined) return bare
  const behind = /^\s*(?:[:：]\s*|<br>\s*)(.*)$/s.exec(bare.slice(rest.length))
  return behind?.[1] ?? bare
}

const correspondence = (meta: XmlElement, rendering: Rendering): readonly Entry[] =>
  longNotes(meta, rendering).map(({ note, title: own }) => {
    const unlabelled = note.children.filter((node) => typeof node === 'string' || node.name !== 'label')
    const title = escapeMarkup(rendering.messages.correspondence)
    const html = rendering
      .inline(unlabelled)
      .trim()
      .replace(/(?:<br>)+$/, '')
    return { title: own || title, html: tag('p', {}, withoutHeading(html, title)) }
  })

/** True of an office that somebody holds, which is no part in the article. */
const isPosition = (role: string): boolean =>
  /\b(?:professor|lecturer|fellow|director|physician|surgeon|consultant|student|researcher|scientist|chair|registrar|nurse|dean|officer|manager|head|doctor|patient author)\b|教授|研究员|主任|医师|院士|讲师|工程师/iu.test(
    role,
  )

/** What authors did, and under another heading what they are. */
const roles = (meta: XmlElement, rendering: Rendering): readonly Entry[] =>
  contributorNotes(meta, rendering.tag).flatMap(({ name, isAuthor, roles: all }) =>
    (['authorContributions', 'authorInformation'] as const).flatMap((heading) => {
      const own = all.filter((role) => isPosition(role) === (heading === 'authorInformation'))
      if (!isAuthor || own.length === 0) return []
      const html = tag('p', {}, `${tag('b', {}, escapeMarkup(name))}: ${escapeMarkup(own.join(', '))}`)
      return [{ title: escapeMarkup(rendering.messages[heading]), html }]
    }),
  )

const editorsAndOthers = (meta: XmlElement, rendering: Rendering): readonly Entry[] =>
  contributorNotes(meta, rendering.tag)
    .filter(({ isAuthor }) => !isAuthor)
    .map(({ titledName, isEditor, roles: own, affiliation }) => ({
      title: escapeMarkup(rendering.messages[isEditor ? 'editors' : 'otherContributors']),
      html: paragraph([titledName, ...own, affiliation].filter(Boolean).join(', ')),
    }))

const rights = (meta: XmlElement, rendering: Rendering): readonly Entry[] => [
  { title: escapeMarkup(rendering.messages.rights), html: writePermissions(meta, rendering) },
]

/** Who did what, who edited and helped, how to write to the authors, what it is about, and how the article may be used. */
export const rightsEntries = (
  { meta, listed }: { readonly meta: XmlElement; readonly listed: ReadonlySet<string> },
  rendering: Rendering,
): readonly Entry[] => [
  ...roles(meta, rendering),
  ...authorInformation(meta, rendering, listed),
  ...editorsAndOthers(meta, rendering),
  ...correspondence(meta, rendering),
  ...contacts(
    meta,
    rendering,
    listed,
    longNotes(meta, rendering).map(({ note }) => note),
  ),
  ...subjects(meta, rendering, listed),
  ...articleInformation(meta, rendering),
  ...rights(meta, rendering),
]
