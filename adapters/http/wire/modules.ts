import { firstById } from '@xuekan/core/content'
import type { ChannelModule } from '@xuekan/core/site'
import type { WireModule } from '../contract/site-details.ts'

/** The module list of a channel, in order (C7.5). What has no id, or repeats one, is left out. */
export const modulesFrom = (wires: readonly WireModule[]): readonly ChannelModule[] =>
  firstById(wires.map(moduleFrom).filter(({ id }) => id !== ''))

const moduleFrom = (wire: WireModule): ChannelModule => ({
  id: wire.id ?? '',
  channelId: wire.channelId ?? '',
  code: wire.code ?? '',
  name: { zh: wire.name ?? '', en: wire.enName ?? '' },
})
