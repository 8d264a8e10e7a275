import type { StoredValue } from '@xuekan/core'
import type { CaptionChoice, PlaybackSpeed } from '@xuekan/core/content'

/** How the reader has films and sounds played, stored as it changes. */
export interface StoredPlayback {
  readonly speed: StoredValue<PlaybackSpeed>
  readonly captions: StoredValue<CaptionChoice>
}
