import { playbackSpeedCodec, usualSpeed } from '../media/playback-speed.ts'
import { inLocal } from './storage-entry.ts'

/** What a browser keeps for films and sounds: a part of the one table by itself. */
export const mediaStorage = {
  /** How fast they are played, one as the other. */
  playbackSpeed: inLocal('playbackSpeed', playbackSpeedCodec, usualSpeed, 'open', ''),
} as const
