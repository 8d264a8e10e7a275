import { negotiate } from '@fastify/accept-negotiator'

/**
 * The encoding of those offered, the best first, that an Accept-Encoding header takes; null where it takes none, as
 * without the header. A weight of 0 refuses one.
 */
export const acceptedEncoding = <const Encoding extends string>(
  header: string | undefined,
  offered: readonly Encoding[],
): Encoding | null => {
  const found = header === undefined ? null : negotiate(header.toLowerCase(), [...offered])
  return offered.find((each) => each === found) ?? null
}
