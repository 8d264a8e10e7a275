/** What an export is told before it begins. */
export type Admission =
  | { readonly kind: 'begun'; readonly end: () => void }
  /** Another one is under way, or this address has had its share; seconds after which it is worth asking again. */
  | { readonly kind: 'busy' | 'tooMany'; readonly retryAfter: number }

/** Lets exports of whole results in: each reads more than a hundred pages do. */
export interface ExportGate {
  readonly admit: (asker: string) => Admission
}

export interface ExportLimits {
  /** Exports of one address in an hour; null for any number. */
  readonly hourly: number | null
  /** Addresses that are remembered. */
  readonly askers: number
}

export const standardExportLimits: ExportLimits = { hourly: 3, askers: 10_000 }

const hour = 3_600_000

/** Seconds after which one that found another under way may ask again. */
const busyRest = 20

/**
 * One export at a time, and so many an hour for each address, by a clock that only goes forward. One that ends counts
 * all the same; one that was refused does not.
 */
export function createExportGate(elapsed: () => number, { hourly, askers }: ExportLimits): ExportGate {
  const begun = new Map<string, readonly number[]>()
  let running = false
  return {
    admit: (asker) => {
      if (running) return { kind: 'busy', retryAfter: busyRest }
      const now = elapsed()
      const recent = (begun.get(asker) ?? []).filter((at) => now - at < hour)
      const [oldest = now] = recent
      if (hourly !== null && recent.length >= hourly) {
        return { kind: 'tooMany', retryAfter: Math.ceil((oldest + hour - now) / 1000) }
      }
      begun.delete(asker)
      begun.set(asker, [...recent, now])
      for (const longestUnseen of begun.keys()) {
        if (begun.size <= askers) break
        begun.delete(longestUnseen)
      }
      running = true
      let ended = false
      return {
        kind: 'begun',
        end: () => {
          if (!ended) running = false
          ended = true
        },
      }
    },
  }
}
