import type { FooterConfig, HeaderStyle, SiteShell } from '@xuekan/core/site'
import type { ComponentType } from 'react'
import type { FooterProps, SiteWidgets } from '../binding/site-widgets.ts'

/** Code of its own: the file as the build names it, and how it is loaded. */
interface Chunk<T> {
  readonly file: string
  readonly load: () => Promise<T>
}

/** The header of each style (C2.38). */
const headers: Readonly<Record<HeaderStyle, Chunk<Pick<SiteWidgets, 'Header'>>>> = {
  1: { file: 'ui/widgets/header/HeaderOne.tsx', load: () => import('./header/HeaderOne.tsx') },
  2: { file: 'ui/widgets/header/HeaderTwo.tsx', load: () => import('./header/HeaderTwo.tsx') },
  3: { file: 'ui/widgets/header/HeaderThree.tsx', load: () => import('./header/HeaderThree.tsx') },
  4: { file: 'ui/widgets/header/HeaderFour.tsx', load: () => import('./header/HeaderFour.tsx') },
  5: { file: 'ui/widgets/header/HeaderFive.tsx', load: () => import('./header/HeaderFive.tsx') },
  6: { file: 'ui/widgets/header/HeaderSix.tsx', load: () => import('./header/HeaderSix.tsx') },
}

/** The footer of each style (C9.9). */
const footers: Readonly<
  Record<FooterConfig['style'], Chunk<{ readonly Footer: ComponentType<FooterProps> }>>
> = {
  1: { file: 'ui/widgets/footer/FooterColumns.tsx', load: () => import('./footer/FooterColumns.tsx') },
  2: { file: 'ui/widgets/footer/FooterStack.tsx', load: () => import('./footer/FooterStack.tsx') },
}

const topNews: Chunk<{ readonly TopNews: ComponentType<{ readonly home: boolean }> }> = {
  file: 'ui/widgets/top-news/TopNews.tsx',
  load: () => import('./top-news/TopNews.tsx'),
}

/** null where there is none to show; where it could not be had with the page, the browser may still have it. */
const topNewsOf = ({ topNews: news }: SiteShell): typeof topNews | null =>
  news !== null && news.length === 0 ? null : topNews

const footerOf = ({ footer }: SiteShell) => (footer === null ? null : footers[footer.style])

/** Loads what this site shows, and no other style. */
export async function loadSiteWidgets(shell: SiteShell): Promise<SiteWidgets> {
  const [{ Header }, footer, news] = await Promise.all([
    headers[shell.header.style].load(),
    footerOf(shell)?.load(),
    topNewsOf(shell)?.load(),
  ])
  return { Header, Footer: footer?.Footer ?? null, TopNews: news?.TopNews ?? null }
}

/** The files of these widgets from the project's folder, as the build names them. */
export const siteWidgetFiles = (shell: SiteShell): readonly string[] =>
  [headers[shell.header.style], footerOf(shell), topNewsOf(shell)].flatMap((chunk) =>
    chunk === null ? [] : [chunk.file],
  )
