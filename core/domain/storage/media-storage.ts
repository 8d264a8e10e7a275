import { captionChoiceCodec } from '../media/caption-choice.ts'
import { playbackSpeedCodec, usualSpeed } from '../media/playback-speed.ts'
import { inLocal } from './storage-entry.ts'

/** What a browser keeps for films and sounds: a part of the one table by itself. */
export const mediaStorage = {
  /** How fast they are played, one as the other. */
  playbackSpeed: inLocal('playbackSpeed', playbackSpeedCodec, usualSpeed, 'open', ''),
  /** Their captions, as the reader last chose for any of them. */
  captions: inLocal('captions', captionChoiceCodec, 'page', 'open', ''),
} as const
