/** Answers as they were printed, for a short time. */
export interface AnswerCache<Answer> {
  /**
   * The answer kept under this key, else what `make` makes: once for all who ask meanwhile. What fails is not kept, and
   * neither is what `make` says is not worth keeping.
   */
  readonly answer: (key: string, make: () => Promise<Made<Answer>>) => Promise<Answer>
}

export interface Made<Answer> {
  readonly answer: Answer
  /** Bytes that it takes in memory; null for an answer that is not to be kept. */
  readonly bytes: number | null
}

export interface AnswerCacheOptions {
  /** Changes whenever the content does: nothing is kept beyond that. */
  readonly version: () => string
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  /** Milliseconds that an answer is kept: what it says of visits is older than that. */
  readonly lasts: number
  /** Of all answers together. */
  readonly maximumBytes: number
}

interface Cached<Answer> {
  readonly answer: Promise<Answer>
  readonly until: number
  readonly bytes: number
}

export function createAnswerCache<Answer>(options: AnswerCacheOptions): AnswerCache<Answer> {
  const { version, now, lasts, maximumBytes } = options
  const cached = new Map<string, Cached<Answer>>()
  let cachedVersion = version()
  let bytes = 0

  const forget = (key: string): void => {
    bytes -= cached.get(key)?.bytes ?? 0
    cached.delete(key)
  }
  const start = (key: string, make: () => Promise<Made<Answer>>): Promise<Answer> => {
    const made = make()
    const answer = made.then((each) => each.answer)
    const waiting: Cached<Answer> = { answer, until: now() + lasts, bytes: 0 }
    cached.set(key, waiting)
    made.then(
      (each) => {
        if (cached.get(key) !== waiting) return
        forget(key)
        if (each.bytes === null || each.bytes > maximumBytes) return
        // the oldest stand first
        for (const oldest of cached.keys()) {
          if (bytes + each.bytes <= maximumBytes) break
          forget(oldest)
        }
        cached.set(key, { answer, until: waiting.until, bytes: each.bytes })
        bytes += each.bytes
      },
      () => {
        if (cached.get(key) === waiting) forget(key)
      },
    )
    return answer
  }
  return {
    answer: (key, make) => {
      if (cachedVersion !== version()) {
        cached.clear()
        bytes = 0
        cachedVersion = version()
      }
      const found = cached.get(key)
      if (found !== undefined && now() < found.until) return found.answer
      if (found !== undefined) forget(key)
      return start(key, make)
    },
  }
}
