import { createHmac, randomBytes } from 'node:crypto'
import { judgeUse, type SeenUses, type UseKind } from '@xuekan/core/content'
import { isRobot } from './is-robot.ts'

/** Whom a request comes from, as far as counting asks. */
export interface UsageClient {
  readonly address: string
  /** '' where it says nothing. */
  readonly userAgent: string
}

/** Somebody who may use things: who counts, and what is one more use of theirs. */
export interface UseJudge {
  /** Whether this is a person, by the list of robots. */
  readonly isPerson: (client: UsageClient) => boolean
  /** Whether a use counts, and what is unique about it; remembers it. */
  readonly judge: (
    client: UsageClient,
    item: number,
    kind: UseKind,
  ) => Omit<ReturnType<typeof judgeUse>, 'seen'>
}

/** Readers and items that are remembered at once; who is forgotten counts once more. */
const standardMost = 100_000

/**
 * Applies the rule of COUNTER to readers who are known by a hash alone: of address and user agent, under a key that is
 * never written down and dies with the day, together with all that it has named.
 * @param now milliseconds since 1970
 */
export function createUseJudge(now: () => number, most = standardMost): UseJudge {
  let day = ''
  let key = Buffer.alloc(0)
  const remembered = new Map<string, SeenUses>()
  const readerOf = ({ address, userAgent }: UsageClient): string =>
    createHmac('sha256', key).update(`${address}\n${userAgent}`).digest('base64url')
  return {
    isPerson: ({ userAgent }) => !isRobot(userAgent),
    judge: (client, item, kind) => {
      const at = now()
      const today = new Date(at).toISOString().slice(0, 10)
      if (today !== day) {
        day = today
        key = randomBytes(32)
        remembered.clear()
      }
      const name = `${readerOf(client)} ${item}`
      const { seen, ...judged } = judgeUse(remembered.get(name) ?? {}, kind, at)
      // the oldest stand first
      remembered.delete(name)
      remembered.set(name, seen)
      for (const oldest of remembered.keys()) {
        if (remembered.size <= most) break
        remembered.delete(oldest)
      }
      return judged
    },
  }
}
