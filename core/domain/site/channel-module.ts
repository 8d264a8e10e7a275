import type { LocalizedText } from '../language/language.ts'
import { firstById } from '../text/first-by-id.ts'
import { present } from '../text/present.ts'
import { listIn, recordIn } from '../text/raw-record.ts'

/** One part of a column's page, as the site's owner arranged them (C7.5). */
export interface ChannelModule {
  readonly id: string
  readonly channelId: string
  readonly code: string
  readonly name: LocalizedText
}

/** The module list of a channel from raw fields, in order (C7.5). Total; what has no id, or repeats one, is left out. */
export const normaliseModules = (raw: unknown): readonly ChannelModule[] =>
  firstById(
    listIn(raw)
      .map(moduleFrom)
      .filter(({ id }) => id !== ''),
  )

function moduleFrom(raw: unknown): ChannelModule {
  const part = recordIn(raw)
  const text = (name: string): string => present(part[name])
  return {
    id: text('id'),
    channelId: text('channelId'),
    code: text('code'),
    name: { zh: text('name'), en: text('enName') },
  }
}
