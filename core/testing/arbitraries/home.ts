import fc from 'fast-check'
import type { ChannelModule } from '../../domain/site/channel-module.ts'
import { homeModuleKinds } from '../../domain/home/home-module.ts'
import { sampleModule } from '../fakes/sample-shell.ts'
import { arbitraryLocalizedText, arbitraryText } from './text.ts'

/** Codes of kinds, of module lists, and of what is no part of a home. */
const code = fc.oneof(
  fc.constantFrom(...homeModuleKinds),
  fc.constantFrom(
    'selarticle',
    'directory',
    'RANK',
    'selnews',
    'quick',
    'priority',
    'topNews',
    'situation',
    '',
  ),
  arbitraryText,
)

/** The module list of a home page as data can have it: any codes, any widths, any look. */
export const arbitraryHomeModules: fc.Arbitrary<readonly ChannelModule[]> = fc.array(
  fc
    .record({
      code,
      name: arbitraryLocalizedText,
      width: fc.constantFrom(-1, 0, 1, 3, 4, 5, 7, 8, 12, 13, 1.5),
      below: fc.boolean(),
      look: fc.constantFrom('', 'plain', 'tint', 'short', 'unheard'),
      size: fc.constantFrom(0, 1, 3, 50),
      subject: arbitraryLocalizedText,
      until: fc.constantFrom('', '2026-11-30', '2026-11-01', 'soon'),
    })
    .map(({ code: own, ...said }) => sampleModule(own, said)),
  { maxLength: 30 },
)
