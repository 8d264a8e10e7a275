/** Seconds to wait before another code can be sent. */
const resendDelay = 60

/**
 * Whole seconds until a code can be sent again, 0 when it can (C9.13). `startedAt` and `now` are in milliseconds;
 * null is no code sent yet. Laws: from `seconds` down to 0, never up while time passes; a clock set back does not
 * lengthen the wait beyond `seconds`; junk times are 0.
 */
export function resendCountdown(
  startedAt: number | null,
  now: number,
  seconds: number = resendDelay,
): number {
  if (startedAt === null) return 0
  const left = Math.ceil(seconds - (now - startedAt) / 1000)
  return Number.isFinite(left) ? Math.max(0, Math.min(seconds, left)) : 0
}
