import { shownTools } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { BasketButton } from '../basket/BasketButton.tsx'
import { icons } from './rail-icons.css.ts'
import { labels } from './rail-labels.css.ts'
import { Tool } from './Tool.tsx'
import type { RailLook } from './rail-look.ts'
import { useDisclosed } from './use-disclosed.ts'

/** The rail ends at the foot of the window: the picture of one of its last entries has to reach upwards. */
const roomBelow = 4

/** The toolbar of the site in its style (C2.38). A phone shows the basket alone. */
export function ToolRail({ basketHolds }: { readonly basketHolds: boolean }) {
  const { availablePages, shell, language, toolbar, t } = usePortal()
  const { style, items } = useBehavior(toolbar.toolbar$)
  const disclosed = useDisclosed()
  const tools = shownTools({ items }, { language, channels: shell.channels, availablePages, basketHolds })
  if (tools.length === 0) return null
  const look: RailLook = style === 1 ? icons : labels
  return (
    <ul className={look.rail}>
      {tools.map(({ item, to }, index) => {
        const basket = to.kind === 'basket'
        return (
          <li
            key={item.id}
            className={basket ? look.basketCell : look.cell}
            {...(basket ? {} : disclosed.around(item.id))}
          >
            {basket ? (
              <BasketButton className={`${look.control} ${look.basket}`}>
                <span className={look.label}>{t('basket.title')}</span>
              </BasketButton>
            ) : (
              <Tool
                item={item}
                to={to}
                look={look}
                panelClass={tools.length - index > roomBelow ? look.panelDown : look.panelUp}
                disclosed={disclosed}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
