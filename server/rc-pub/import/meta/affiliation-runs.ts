import { childElements, type XmlElement } from '../xml/xml-tree.ts'
import { affiliationRids } from './affiliation-rids.ts'

interface Run {
  readonly people: readonly XmlElement[]
  readonly affiliations: readonly XmlElement[]
}

const isAffiliation = ({ name }: XmlElement): boolean => name === 'aff' || name === 'aff-alternatives'

/** People of a group, each run of them with the institutions that follow it. */
const runsIn = (group: XmlElement): readonly Run[] =>
  childElements(group).reduce<readonly Run[]>((runs, each) => {
    const last = runs.at(-1)
    if (isAffiliation(each))
      return last === undefined
        ? runs
        : [...runs.slice(0, -1), { ...last, affiliations: [...last.affiliations, each] }]
    if (each.name !== 'contrib') return runs
    return last === undefined || last.affiliations.length > 0
      ? [...runs, { people: [each], affiliations: [] }]
      : [...runs.slice(0, -1), { ...last, people: [...last.people, each] }]
  }, [])

/**
 * Institutions by their place, in files that tie nobody to one by an id: those behind people are theirs, where there are
 * several such runs or one person alone. Without these it cannot be told who works where.
 */
export const affiliationsByPlace = (
  groups: readonly XmlElement[],
): ReadonlyMap<XmlElement, readonly XmlElement[]> => {
  const runs = groups.flatMap(runsIn)
  const isTied = runs.some(({ people }) =>
    people.some(
      (person) =>
        affiliationRids(person, groups).length > 0 ||
        childElements(person).some((each) => isAffiliation(each)),
    ),
  )
  const told = runs.filter(({ affiliations }) => affiliations.length > 0)
  const isPlain = told.length > 1 || told.every(({ people }) => people.length === 1)
  return new Map(
    isTied || !isPlain
      ? []
      : told.flatMap(({ people, affiliations }) => people.map((person) => [person, affiliations] as const)),
  )
}
