import { AxeBuilder } from '@axe-core/playwright'
import { themePreset, type ThemeId } from '@xuekan/core/site'
import type { Page } from 'playwright'
import { comeToRest } from './come-to-rest.ts'

/** The success criteria of WCAG 2.2 up to AA, and what axe's makers recommend beyond them. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const
export const everyRule = [...wcag, 'best-practice'] as const

/**
 * What axe finds once the page has come to rest: each rule with the first places that break it. A heading of a table that
 * is a formula is not empty: axe reads no MathML. `within` is a selector of what is looked at.
 */
export async function findings(
  page: Page,
  tags: readonly string[] = everyRule,
  within: string | null = null,
): Promise<readonly string[]> {
  await comeToRest(page)
  const builder = axe(page).withTags([...tags])
  const { violations } = await (within === null ? builder : builder.include(within)).analyze()
  return violations.flatMap((violation) => {
    const nodes = violation.nodes.filter(
      ({ html }) => !(violation.id === 'empty-table-header' && html.includes('<math')),
    )
    return nodes.length === 0 ? [] : [reported({ ...violation, nodes })]
  })
}

/** What axe finds about colours alone. */
export async function colourFindings(page: Page): Promise<readonly string[]> {
  await comeToRest(page)
  const { violations } = await axe(page).withRules(['color-contrast', 'link-in-text-block']).analyze()
  return violations.map(reported)
}

/** axe on a page without frames of others: what it finds is put together in the page itself, not in a second one. */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })

const reported = ({
  id,
  nodes,
}: {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}): string =>
  `${id}: ${nodes
    .slice(0, 3)
    .map(({ html }) => html)
    .join(' | ')}`

/** Gives a page another preset's colours, as a site with that preset has them (C3.5). */
export async function paint(page: Page, theme: ThemeId): Promise<void> {
  const { primary, hover, other, bgOpacity, bottomLine } = themePreset(theme)
  await page.evaluate(
    (colours) => {
      for (const [name, value] of Object.entries(colours))
        document.documentElement.style.setProperty(`--${name}`, value)
    },
    {
      primary,
      'primary-hover': hover,
      tint: other,
      veil: bgOpacity,
      'bottom-line': bottomLine,
    },
  )
}
