import { escapeText } from '../route/escape.ts'

/** Where a postal address is looked for on a map; null without one. Law: it is a safe link, and carries the address. */
export const mapLink = (address: string): string | null =>
  address.trim() === '' ? null : `https://www.openstreetmap.org/search?query=${escapeText(address.trim())}`
