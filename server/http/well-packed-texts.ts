import { packWell } from './pack-well.ts'

/** Texts that never change, in Brotli as small as it goes (`packWell`). */
export interface WellPackedTexts {
  readonly find: (key: string) => Buffer | undefined
  /** Packs a text for whoever asks later; does nothing where it is packed, or being packed. Nobody waits. */
  readonly add: (key: string, text: Uint8Array) => void
}

/** Holds so many bytes at most: what was asked for longest ago goes first. */
export function createWellPackedTexts(maximumBytes: number): WellPackedTexts {
  const texts = new Map<string, Buffer>()
  const underway = new Set<string>()
  let bytes = 0
  const keep = (key: string, text: Buffer): void => {
    texts.set(key, text)
    bytes += text.length
    for (const [oldest, { length }] of texts) {
      if (bytes <= maximumBytes) return
      texts.delete(oldest)
      bytes -= length
    }
  }
  return {
    find: (key) => {
      const text = texts.get(key)
      if (text === undefined) return undefined
      texts.delete(key)
      texts.set(key, text)
      return text
    },
    add: (key, text) => {
      if (texts.has(key) || underway.has(key)) return
      underway.add(key)
      packWell(text, 11)
        .then((packed) => keep(key, packed))
        // where too many wait, whoever asks has it as it is packed at once
        .catch(() => undefined)
        .finally(() => underway.delete(key))
    },
  }
}
