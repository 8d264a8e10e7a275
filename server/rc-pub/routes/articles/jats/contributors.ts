import type { ArticleAboutRecord, ContributorRecord } from '../../../store/article-record.ts'
import type { StoredRecord } from '../../../store/article-row.ts'
import { eachLeaf, languageOfText, type Slots, type TaggedSlot } from './languages.ts'
import { xmlElement, xmlLeaf, type Xml } from '@xuekan/core/content'

const spaced = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** How the parts of a name stand in the whole; null where the whole is more than its parts. */
function styleOf(whole: string, parts: ContributorRecord['personName']['zh']): 'western' | 'eastern' | null {
  if (parts === null) return null
  const { surname, givenNames, suffix } = parts
  if (whole === spaced(givenNames, surname, suffix)) return 'western'
  return whole === spaced(surname, givenNames, suffix) || whole === surname + givenNames ? 'eastern' : null
}

function nameIn({ name, personName }: ContributorRecord, tagged: TaggedSlot): Xml {
  const { slot } = tagged
  const parts = personName[slot]
  const style = styleOf(name[slot], parts)
  const language = { 'xml:lang': languageOfText(tagged, name[slot]) }
  if (parts === null || style === null) return xmlLeaf('string-name', name[slot], language)
  const { surname, givenNames, prefix = '', suffix } = parts
  const content = [
    xmlLeaf('surname', surname),
    xmlLeaf('given-names', givenNames),
    xmlLeaf('prefix', prefix),
    xmlLeaf('suffix', suffix),
  ].join('')
  return xmlElement('name', { 'name-style': style, ...language }, content)
}

/** Titles and degrees without the titles that stand with the printed names. */
function degreesOf({ name, personName, degrees }: ContributorRecord, slots: Slots): string {
  const printed = slots.flatMap(({ slot }) => {
    const parts = personName[slot]
    return styleOf(name[slot], parts) === null ? [] : (parts?.prefix ?? [])
  })
  return printed.reduce((left) => {
    const title = printed.find((each) => `${left}, `.startsWith(`${each}, `))
    return title === undefined ? left : left.slice(title.length + 2)
  }, degrees)
}

/** The names of one contributor; alternatives are of one person. */
function namesOf(contributor: ContributorRecord, slots: Slots): Xml {
  if (contributor.collab) {
    return xmlElement('collab-alternatives', {}, eachLeaf(slots, 'collab', contributor.name))
  }
  const names = slots.map((slot) => nameIn(contributor, slot)).join('')
  return xmlElement('name-alternatives', {}, names)
}

const contributorXml = (
  contributor: ContributorRecord,
  slots: Slots,
  idOf: (key: string) => string,
  roles: readonly string[],
): Xml => {
  const names = namesOf(contributor, slots)
  if (names === '') return ''
  const orcid = contributor.orcid === '' ? '' : `https://orcid.org/${contributor.orcid}`
  const references = contributor.affiliations
    .map(idOf)
    .map((id) => (id === '' ? '' : `<xref ref-type="aff" rid="${id}"/>`))
  return xmlElement(
    'contrib',
    { 'contrib-type': 'author', corresp: contributor.corresponding ? 'yes' : '' },
    [
      xmlLeaf('contrib-id', orcid, { 'contrib-id-type': 'orcid' }),
      names,
      xmlLeaf('degrees', degreesOf(contributor, slots)),
      xmlLeaf('email', contributor.email),
      ...roles.map((role) => xmlLeaf('role', role)),
      ...references,
    ].join(''),
  )
}

/** What each author did; who has the name of an earlier one is another person. */
function rolesInOrder(
  contributors: readonly ContributorRecord[],
  notes: ArticleAboutRecord['roles'],
): readonly (readonly string[])[] {
  const left = [...notes]
  return contributors.map(({ name }) => {
    const at = left.findIndex((note) => note.name === name.zh || note.name === name.en)
    return at < 0 ? [] : (left.splice(at, 1)[0]?.roles ?? [])
  })
}

/** The authors and their affiliations, which are named aff1, aff2, … in the order of the record. */
export function contributorsXml(
  { contributors, affiliations, about }: Pick<StoredRecord, 'contributors' | 'affiliations' | 'about'>,
  slots: Slots,
): Xml {
  const ids = new Map(affiliations.map(({ key }, index) => [key, `aff${index + 1}`]))
  const roles = rolesInOrder(contributors, about?.roles ?? [])
  const people = contributors
    .map((each, at) => contributorXml(each, slots, (key) => ids.get(key) ?? '', roles[at] ?? []))
    .join('')
  const places = affiliations.map(({ key, label, name, ror = '' }) => {
    const forms = slots
      .map((each) => {
        const text = xmlLeaf('institution', name[each.slot], { 'content-type': 'original' })
        if (text === '') return ''
        const id = xmlLeaf('institution-id', ror, { 'institution-id-type': 'ror' })
        const place = id === '' ? text : xmlElement('institution-wrap', {}, id + text)
        return xmlElement(
          'aff',
          { 'xml:lang': languageOfText(each, name[each.slot]) },
          xmlLeaf('label', label) + place,
        )
      })
      .join('')
    return xmlElement('aff-alternatives', { id: ids.get(key) ?? '' }, forms)
  })
  return xmlElement('contrib-group', {}, people) + places.join('')
}
