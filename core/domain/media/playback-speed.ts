import type { Codec } from '../storage/codec.ts'

/** How many times as fast as it was recorded a film or a sound can be played, in order. */
export const playbackSpeeds = [0.75, 1, 1.25, 1.5, 2] as const
export type PlaybackSpeed = (typeof playbackSpeeds)[number]

export const usualSpeed: PlaybackSpeed = 1

/** What is no speed of the list is none. Total. */
export const readSpeed = (raw: string): PlaybackSpeed | null =>
  playbackSpeeds.find((speed) => String(speed) === raw) ?? null

/** Law: a speed is read back as it was printed. */
export const playbackSpeedCodec: Codec<PlaybackSpeed> = { print: String, parse: readSpeed }
