import {
  attribute,
  childrenNamed,
  descendantsNamed,
  isElement,
  type XmlElement,
  type XmlNode,
} from './xml-tree.ts'

const tokens = (element: XmlElement, name: string): readonly string[] =>
  attribute(element, name)
    .split(/\s+/)
    .filter((token) => token !== '')

/** Ids that a person, a group of people or a collaboration points at. */
const ridsOf = (element: XmlElement): readonly string[] =>
  [element, ...childrenNamed(element, 'xref')].flatMap((each) => tokens(each, 'rid'))

/** A collaboration among the contributors, and the ids by which it and its members are tied. */
interface Collaboration {
  readonly collab: XmlElement
  readonly group: XmlElement
  readonly ids: readonly string[]
  readonly rids: readonly string[]
}

const collaborationsIn = (groups: readonly XmlElement[]): readonly Collaboration[] =>
  groups.flatMap((group) =>
    childrenNamed(group, 'contrib').flatMap((contributor) =>
      descendantsNamed(contributor, 'collab')
        .slice(0, 1)
        .map((collab) => ({
          collab,
          group,
          ids: [contributor, collab].flatMap((each) => tokens(each, 'id')),
          rids: [contributor, collab].flatMap(ridsOf),
        })),
    ),
  )

/** The collaboration of a group before his that a contributor is tied to, by himself or by the group he stands in. */
const collaborationOf = (
  contributor: XmlElement,
  group: XmlElement,
  groups: readonly XmlElement[],
  all: readonly Collaboration[],
): Collaboration | undefined =>
  descendantsNamed(contributor, 'collab').length > 0
    ? undefined
    : all.find(
        (each) =>
          groups.indexOf(each.group) < groups.indexOf(group) &&
          ([contributor, group].flatMap(ridsOf).some((rid) => each.ids.includes(rid)) ||
            tokens(group, 'id').some((id) => each.rids.includes(id))),
      )

/** The same tree with `added` at the end of each element that it names. */
const withAdded = (
  element: XmlElement,
  added: ReadonlyMap<XmlElement, readonly XmlElement[]>,
): XmlElement => {
  const own = added.get(element) ?? []
  const children = element.children.map((node) => (isElement(node) ? withAdded(node, added) : node))
  return own.length === 0 && children.every((node, at) => node === element.children[at])
    ? element
    : { ...element, children: [...children, ...own] }
}

/**
 * The metadata of an article with the members of a collaboration inside it, where a file lists them in a group of their
 * own that is tied to it. A group of members alone goes there with all that it holds.
 */
export const withMembersInCollaborations = (meta: XmlElement): XmlElement => {
  const groups = childrenNamed(meta, 'contrib-group')
  const all = groups.length < 2 ? [] : collaborationsIn(groups)
  if (all.length === 0) return meta
  const added = new Map<XmlElement, readonly XmlElement[]>()
  const add = ({ collab }: Collaboration, group: XmlElement): void => {
    added.set(collab, [...(added.get(collab) ?? []), group])
  }
  const left = (group: XmlElement): readonly XmlNode[] => {
    const people = childrenNamed(group, 'contrib')
    const ties = new Map(people.map((each) => [each, collaborationOf(each, group, groups, all)]))
    const found = [...new Set(ties.values())]
    const [only] = found
    if (found.length === 1 && only !== undefined) {
      add(only, group)
      return []
    }
    const tied = found.filter((each) => each !== undefined)
    for (const each of tied)
      add(each, { ...group, children: people.filter((person) => ties.get(person) === each) })
    const isMember = (node: XmlNode): boolean => isElement(node) && ties.get(node) !== undefined
    return [
      tied.length === 0 ? group : { ...group, children: group.children.filter((node) => !isMember(node)) },
    ]
  }
  const children = meta.children.flatMap((node): readonly XmlNode[] =>
    isElement(node) && node.name === 'contrib-group' ? left(node) : [node],
  )
  return added.size === 0 ? meta : withAdded({ ...meta, children }, added)
}
