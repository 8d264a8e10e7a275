import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { InlineMarkup } from '../../ui/widgets/text/InlineMarkup.tsx'

const shown = (title: string): string => renderToStaticMarkup(<InlineMarkup text={title} />)

/** As browsers write the inner HTML of what is shown. */
const read = (html: string): string =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('\u00a0', '&nbsp;')

const part = fc.oneof(
  fc.constantFrom('<sub>', '</sub>', '<i>', '</i>', '<b>', '</b>', '<sup>2</sup>', '<p>', '<', '>', '&', '"'),
  fc.constantFrom('&amp;', '&lt;', '&gt;', '&nbsp;', '&#8211;', '\u00a0', "'", 'CO', ' ', '鱼'),
  fc.string({ maxLength: 4 }),
)

describe('a title that stands in the page alone', () => {
  it('should be shown again as it is read from there', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const html = shown(parts.join(''))
        expect(shown(read(html))).toBe(html)
      }),
    )
  })
})
