import type { ContentLanguage } from '@xuekan/core'
import { attribute, childrenNamed, elementsAt, type XmlElement } from '../xml/xml-tree.ts'
import { affiliationText } from './affiliation-text.ts'
import { titledNameIn, wholeNameIn } from './person-name.ts'
import { roleWords } from './roles.ts'

/** What a file says of the part that somebody had. */
export interface ContributorNote {
  readonly name: string
  /** The name with titles and degrees. */
  readonly titledName: string
  /** `contrib-type`; ''. */
  readonly type: string
  readonly isAuthor: boolean
  readonly isEditor: boolean
  /** In the words of the file; of one who is no author at least the type of contributor. */
  readonly roles: readonly string[]
  readonly affiliation: string
}

/** Types of contributor that are authors; a contributor without a type is one too. */
export const authorTypes: readonly string[] = ['', 'author', 'corresp', 'collab', 'group', 'editor-author']

const titled = (type: string): string => {
  const words = type.replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** True of editors of any kind, also where only the words for their role tell. */
const isEditing = (type: string, roles: readonly string[]): boolean =>
  [type, ...roles].some((words) => /edit|编辑|主编|编委/i.test(words))

const ridsOf = (contributor: XmlElement): readonly string[] =>
  childrenNamed(contributor, 'xref').flatMap((xref) => attribute(xref, 'rid').split(/\s+/))

/** Authors with their roles, and editors, translators and all others who are named, in the order of the file. */
export const contributorNotes = (meta: XmlElement, tag: ContentLanguage): readonly ContributorNote[] =>
  elementsAt(meta, 'contrib-group').flatMap((group) => {
    const loose = [...elementsAt(meta, 'aff'), ...childrenNamed(group, 'aff')]
    const ofAuthors = new Set(
      childrenNamed(group, 'contrib')
        .filter((contributor) => authorTypes.includes(attribute(contributor, 'contrib-type')))
        .flatMap(ridsOf),
    )
    const ofGroup = childrenNamed(group, 'role')
      .map((role) => roleWords(role, tag))
      .filter((role) => role !== '' && !/^authors?$/i.test(role))
    return childrenNamed(group, 'contrib').flatMap((contributor): readonly ContributorNote[] => {
      const name = wholeNameIn(contributor, tag)
      const type = attribute(contributor, 'contrib-type')
      const isAuthor = authorTypes.includes(type)
      const roles = [
        ...childrenNamed(contributor, 'role')
          .map((role) => roleWords(role, tag))
          .filter(Boolean),
        ...ofGroup,
      ]
      const rids = ridsOf(contributor)
      const linked = [
        ...childrenNamed(contributor, 'aff'),
        ...loose.filter((aff) => rids.includes(attribute(aff, 'id'))),
      ]
      const shared = childrenNamed(group, 'aff')
      const isShared = shared.every((aff) => !ofAuthors.has(attribute(aff, 'id')))
      const own = linked.length === 0 && shared.length === 1 && isShared && !isAuthor ? shared : linked
      if (name === '') return []
      return [
        {
          name,
          titledName: titledNameIn(contributor, tag),
          type,
          isAuthor,
          isEditor: !isAuthor && isEditing(type, roles),
          roles: roles.length > 0 || isAuthor ? roles : [titled(type)],
          affiliation: [...new Set(own)].map(affiliationText).filter(Boolean).join('; '),
        },
      ]
    })
  })
