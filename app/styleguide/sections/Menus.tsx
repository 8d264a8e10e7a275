import { wrap } from '../../../ui/widgets/controls.css.ts'
import { ChannelMenu } from '../../../ui/widgets/menu/ChannelMenu.tsx'
import { MenuSide } from '../../../ui/widgets/menu/MenuSide.tsx'
import { Sample } from '../Sample.tsx'
import { withHeader } from '../samples.ts'
import * as styles from '../styleguide.css.ts'

/** The header style that each variant belongs to, and whether it fills the width of the page. */
const variants = [
  { variant: 'bar', style: 1, whole: true, name: { zh: '色条', en: 'Bar' } },
  { variant: 'plain', style: 2, whole: false, name: { zh: '素色', en: 'Plain' } },
  { variant: 'spaced', style: 6, whole: false, name: { zh: '疏排', en: 'Spaced' } },
  { variant: 'panel', style: 4, whole: true, name: { zh: '面板', en: 'Panel' } },
] as const

/** The channels in a bar of each variant, and from the side. */
export function Menus() {
  return (
    <>
      {variants.map(({ variant, style, whole, name }) => (
        <Sample key={variant} name={name} place="wide" options={{ shell: withHeader(style) }}>
          <div className={whole ? undefined : `${wrap} ${styles.menuRow}`}>
            <ChannelMenu variant={variant} />
          </div>
        </Sample>
      ))}
      <Sample name={{ zh: '侧边菜单', en: 'From the side' }} place="wide">
        <MenuSide />
      </Sample>
    </>
  )
}
