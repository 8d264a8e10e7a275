import { attribute, withChildren, type XmlElement } from './xml-tree.ts'

/** What some files write in place of the part that somebody had: what kind of contributor it is. */
const kinds: readonly string[] = ['', 'person', 'group', 'individual', 'organization', 'organisation']

/** Parts that the name of a whole group tells. Groups have other names too, such as of a section of a journal. */
const parts = /^(author|editor|reviewer|translator|compiler|illustrator|photographer)s?$/i

const withType = (contributor: XmlElement, part: string): XmlElement => {
  const type = attribute(contributor, 'contrib-type')
  if (!kinds.includes(type.toLowerCase()) || part === type) return contributor
  return { ...contributor, attributes: new Map([...contributor.attributes, ['contrib-type', part]]) }
}

/**
 * The metadata of an article with the part that each contributor had, where only their group tells it: authors among
 * authors, editors among editors. One whose group tells nothing is an author, as one without a type is.
 */
export const withContributorTypes = (meta: XmlElement): XmlElement =>
  withChildren(meta, (group) => {
    if (group.name !== 'contrib-group') return group
    const [, part = ''] = parts.exec(attribute(group, 'content-type')) ?? []
    return withChildren(group, (child) =>
      child.name === 'contrib' ? withType(child, part.toLowerCase()) : child,
    )
  })
