import { printQuery, readQuery } from '../route/query.ts'
import { joinAddress, splitAddress } from '../route/split-address.ts'
import type { FloatName } from './article-float.ts'

/**
 * The address of an article with one of its figures or tables opened over it (C1.7): the hash says `figure=` or `table=`
 * and its id, which is no name that a place of a text can have. Laws: it is read back; it names the same article; it
 * takes the place of the one that was named before.
 */
export const addressWithFloat = (address: string, { kind, id }: FloatName): string =>
  withHash(address, [...articleIn(address), printQuery([[kind, id]])])

/** The same address with none opened over it. Law: what names none is unchanged. */
export const addressWithoutFloat = (address: string): string =>
  floatInAddress(address) === null ? address : withHash(address, articleIn(address))

/** What an address opens over its page; null for nothing. Total. */
export function floatInAddress(address: string): FloatName | null {
  for (const [kind, id] of readQuery(splitAddress(address).hash))
    if ((kind === 'figure' || kind === 'table') && id !== '') return { kind, id }
  return null
}

/** The parts of a hash that say which article it is: older addresses have its DOI there (C2.15). */
function articleIn(address: string): readonly string[] {
  const { path, hash } = splitAddress(address)
  if (!path.includes('thesisDetails') || hash === '') return []
  return hash.split('&').filter((part) => floatInAddress(`#${part}`) === null)
}

const withHash = (address: string, parts: readonly string[]): string =>
  joinAddress({ ...splitAddress(address), hash: parts.join('&') })

/** The id of the element that this address leads to where no script opens anything. */
export const floatPlace = ({ kind, id }: FloatName): string => `${kind}=${id}`
