import { globalStyle } from '@vanilla-extract/css'
import { between, phone, wide } from '../../theme/media.ts'
import { from } from '../../theme/media-at.ts'
import { prose } from '../../theme/prose.css.ts'
import { rem } from '../../theme/rem.ts'
import { layout } from '../article/article-layout.css.ts'

/** The sizes of reading text in pixels, beside the third, with which `prose` is set. */
const sizes = { 1: 15, 2: 16.5, 4: 20, 5: 22 } as const
const plainSize = 18
const plainSizeOnPhone = 17
/** Nothing becomes smaller than this. */
const smallest = 13

/** What stands in reading text, with the size that it is set in. */
const parts = {
  h2: 24,
  h3: 17,
  ':is(h4, h5, h6)': 15,
  table: 14,
  pre: 14,
  '.formula-label': 15,
  ':is(figcaption, .table-notes)': 14,
  'figcaption :is([lang], p.attrib)': 13,
  ':is(.references, .footnotes)': 14,
  ':is(.references, .footnotes) h2': 20,
} as const

for (const [step, size] of Object.entries(sizes)) {
  const text = `:root[data-look~=size${step}] .${prose}`
  const onPhone = (size * plainSizeOnPhone) / plainSize
  globalStyle(text, { '@media': { screen: { fontSize: rem(size) } } })
  globalStyle(text, { '@media': { [`screen and ${phone}`]: { fontSize: rem(onPhone) } } })
  for (const [part, plain] of Object.entries(parts))
    globalStyle(`${text} ${part}`, {
      '@media': { screen: { fontSize: rem(Math.max(smallest, (plain * size) / plainSize)) } },
    })
}

// On a phone the window alone says how wide a text is.
const twoColumns = `screen and ${between}`
const threeColumns = `screen and ${wide}`
const widest = `screen and ${from(1280)}`
globalStyle(`:root[data-look~=narrow] .${layout}`, {
  '@media': {
    [twoColumns]: { gridTemplateColumns: 'minmax(0,576px) clamp(200px,27vw,280px)' },
    [threeColumns]: { gridTemplateColumns: '200px minmax(0,576px) 256px' },
  },
})
globalStyle(`:root[data-look~=broad] .${layout}`, {
  '@media': {
    [twoColumns]: { gridTemplateColumns: 'minmax(0,720px) clamp(200px,27vw,280px)' },
    [widest]: { gridTemplateColumns: '184px minmax(0,720px) 232px' },
  },
})
