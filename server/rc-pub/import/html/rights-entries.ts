import { emailsIn } from '../meta/correspondence.ts'
import { contributorNotes } from '../meta/contributor-notes.ts'
import { plainText } from '../text/plain-text.ts'
import { wordsOf } from '../words/words-of.ts'
import { elementsAt, type XmlElement } from '../xml/xml-tree.ts'
import { articleInformation } from './article-information.ts'
import { authorInformation, contacts, subjects } from './author-entries.ts'
import type { Entry } from './front-entries.ts'
import { writePermissions } from './permissions.ts'
import type { Rendering } from './rendering.ts'
import { escapeMarkup, tag } from './write-html.ts'

const paragraph = (text: string): string => (text === '' ? '' : tag('p', {}, escapeMarkup(text)))

/** Words with which a note says no more than whose address it gives. */
const announcing =
  /corresponding|correspondence|correspondencia|correspondência|authors?|autor(?:es)?|e-?mails?|address|通[信讯]作者|电子邮[箱件]|邮箱|for|to|por|para/giu

/** Notes on correspondence that say more than an address, which stands with its author. */
const longNotes = (meta: XmlElement): readonly XmlElement[] =>
  elementsAt(meta, 'author-notes', 'corresp').filter((note) => {
    const rest = emailsIn(note).reduce((text, address) => text.replaceAll(address, ' '), plainText(note))
    return wordsOf(rest.replace(announcing, ' ')).length >= 3
  })

const correspondence = (meta: XmlElement, rendering: Rendering): readonly Entry[] =>
  longNotes(meta).map((note) => {
    const unlabelled = note.children.filter((node) => typeof node === 'string' || node.name !== 'label')
    return {
      title: escapeMarkup(rendering.messages.correspondence),
      html: tag(
        'p',
        {},
        rendering
          .inline(unlabelled)
          .trim()
          .replace(/^[:：]\s*/, ''),
      ),
    }
  })

const roles = (meta: XmlElement, rendering: Rendering): readonly Entry[] =>
  contributorNotes(meta, rendering.tag)
    .filter(({ isAuthor, roles: own }) => isAuthor && own.length > 0)
    .map(({ name, roles: own }) => ({
      title: escapeMarkup(rendering.messages.authorContributions),
      html: tag('p', {}, `${tag('b', {}, escapeMarkup(name))}: ${escapeMarkup(own.join(', '))}`),
    }))

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
  ...contacts(meta, rendering, listed, longNotes(meta)),
  ...subjects(meta, rendering, listed),
  ...articleInformation(meta, rendering),
  ...rights(meta, rendering),
]
