import type { SiteShell } from '@xuekan/core/site'
import * as columns from '../../ui/widgets/footer/FooterColumns.tsx'
import * as stack from '../../ui/widgets/footer/FooterStack.tsx'
import * as five from '../../ui/widgets/header/HeaderFive.tsx'
import * as four from '../../ui/widgets/header/HeaderFour.tsx'
import * as one from '../../ui/widgets/header/HeaderOne.tsx'
import * as six from '../../ui/widgets/header/HeaderSix.tsx'
import * as three from '../../ui/widgets/header/HeaderThree.tsx'
import * as two from '../../ui/widgets/header/HeaderTwo.tsx'
import type { SiteWidgets } from '../../ui/binding/site-widgets.ts'
import { TopNews } from '../../ui/widgets/top-news/TopNews.tsx'

const headers = { 1: one, 2: two, 3: three, 4: four, 5: five, 6: six } as const
const footers = { 1: columns, 2: stack } as const

/** The widgets of a shell, all at hand: a page of samples shows every style at once. */
export const widgetsOf = ({ header, footer }: SiteShell): SiteWidgets => ({
  Header: headers[header.style].Header,
  Footer: footer === null ? null : footers[footer.style].Footer,
  TopNews,
})
