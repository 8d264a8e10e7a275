import { isLanguage, type Language } from '../language/language.ts'
import { segmentsOf, splitAddress } from './split-address.ts'

/** The language that stands in front of an address, the bare /zh and /en included; null for none (C2.14, C2.22). */
export function languagePrefix(address: string): Language | null {
  const [first] = segmentsOf(splitAddress(address).path)
  return isLanguage(first) ? first : null
}
