import { attribute, childrenNamed, type XmlElement } from '../xml/xml-tree.ts'
import { membersOf, roleOf, wordsBesideNames, writeGroup, type CitedRole } from './citation-names.ts'
import type { NumberWording } from './citation-numbers.ts'

/** What people did who are no authors: one of them, several, and in Chinese. */
const roleWords: Readonly<Record<string, readonly [one: string, several: string, chinese: string]>> = {
  editor: ['ed', 'eds', '主编'],
  compiler: ['comp.', 'comps.', '编'],
  curator: ['curator', 'curators', '策展'],
  director: ['dir.', 'dirs.', '导演'],
  illustrator: ['illus.', 'illus.', '绘'],
  sponsor: ['sponsor', 'sponsors', '资助'],
  assignee: ['assignee', 'assignees', '专利权人'],
  inventor: ['inventor', 'inventors', '发明人'],
}

export interface CitedPeople {
  /** `Lind E, Moe A`. */
  readonly names: string
  /** The same with what they did: `Lind E, Moe A (eds)`; in Chinese `林水, 主编`. */
  readonly labelled: string
}

/** The groups of a citation with this role, apart from each other. */
export const peopleBeside = (
  citation: XmlElement,
  role: CitedRole,
  wording: NumberWording,
  others: string,
): CitedPeople => {
  const groups = childrenNamed(citation, 'person-group')
    .filter((group) => roleOf(group) === role)
    .map((group) => {
      const members = membersOf(group)
      const type = attribute(group, 'person-group-type')
      const named = type.replace(/[-_]+/g, ' ')
      const [one, several, chinese] = roleWords[type] ?? [named, named, named]
      const names = writeGroup(group, others)
      if (wordsBesideNames(group).length > 0) return { names, labelled: names }
      const did = members.length > 1 ? several : one
      return { names, labelled: wording === 'chinese' ? `${names}, ${chinese}` : `${names} (${did})` }
    })
    .filter(({ names }) => names !== '')
  return {
    names: groups.map((group) => group.names).join('; '),
    labelled: groups.map((group) => group.labelled).join('; '),
  }
}
