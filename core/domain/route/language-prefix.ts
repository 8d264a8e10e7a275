import { isUiLanguage, type UiLanguage } from '../language/ui-language.ts'
import { segmentsOf, splitAddress } from './split-address.ts'

/** The language that stands in front of an address, the bare /zh and /en included; null for none (C2.14, C2.22). */
export function languagePrefix(address: string): UiLanguage | null {
  const [first] = segmentsOf(splitAddress(address).path)
  return isUiLanguage(first) ? first : null
}
