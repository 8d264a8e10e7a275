/** What an article's version code says (C3.13). The words are those of the locales. */
export type VersionLabel =
  | { readonly kind: 'accepted' }
  /** The first to tenth proof; `ordinal` counts from 1. */
  | { readonly kind: 'proof'; readonly ordinal: number }

/** -1 is accepted, 0 and what is no code nothing, anything above -1 except 0 a proof (C3.13). */
export function versionLabel(version: number): VersionLabel | null {
  if (version === -1) return { kind: 'accepted' }
  return version > -1 && version !== 0 ? { kind: 'proof', ordinal: Math.max(1, Math.floor(version)) } : null
}
