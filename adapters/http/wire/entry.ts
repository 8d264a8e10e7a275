import type { UiLanguage } from '@xuekan/core'
import { asSiteId, type SiteId } from '@xuekan/core/site'

/** What has an id on the wire. */
export interface WireEntry {
  readonly id: string | null
}

/** One thing of the wire as a value of the core. */
export type Read<W, T> = (wire: W, language: UiLanguage) => T

/** What has no id cannot be linked to, and is left out. */
export const entriesFrom = <W extends WireEntry, T>(
  wires: readonly W[],
  language: UiLanguage,
  read: Read<W, T>,
): readonly T[] => wires.filter(({ id }) => id !== null).map((wire) => read(wire, language))

/** What every entry of a collection has: its id, and the site that it belongs to. */
export const entryFrom = ({
  id,
  siteId,
}: WireEntry & { readonly siteId: string | null }): { readonly id: string; readonly siteId: SiteId } => ({
  id: id ?? '',
  siteId: asSiteId(siteId ?? ''),
})
