import { globalStyle } from '@vanilla-extract/css'
import { prose } from '../../theme/prose.css.ts'

/** Running text. Captions, tables, notes and references are set ragged in any look: their lines are short. */
const running =
  ':is(p, li, dd):not(:is(figcaption, table, .table-notes, .references, .footnotes) *, .enlarge, .attrib)'

// Words are divided by the rules of the language that the text says it is in, and short ones never.
globalStyle(`:root[data-look~=justified] .${prose} ${running}`, {
  '@media': {
    screen: { textAlign: 'justify', hyphens: 'auto', ...({ hyphenateLimitChars: '6 3 3' } as object) },
  },
})
globalStyle(`:root[data-look~=ragged] .${prose} ${running}`, { '@media': { screen: { textAlign: 'start' } } })
