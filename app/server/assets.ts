import type { Route } from '@xuekan/core/route'
import type { SiteShell } from '@xuekan/core/site'
import { pageWords } from '../../ui/locales/page-words.ts'
import { siteWidgetFiles } from '../../ui/widgets/site-widgets.ts'

/** The files that one page links to. */
export interface PageAssets {
  /** What runs before the page is drawn (`app/browser/before-paint.ts`); null where nothing was built. */
  readonly beforePaint: string | null
  /** The stylesheet of what a reader has chosen, which the script before the paint links; '' where nothing was built. */
  readonly look: string
  /** null where no browser takes the page over. */
  readonly start: StartScript | null
  readonly styles: readonly string[]
  /** The stylesheet that names the web fonts, and those of every page: a browser fetches them after it, for the next. */
  readonly fonts: readonly string[]
}

/** The only script that a page loads by itself, and what it fetches when it is time. */
export interface StartScript {
  readonly src: string
  /** The module that takes the page over. */
  readonly application: string
  /** What that needs for this page, to be fetched beside it. */
  readonly chunks: readonly string[]
}

/** What the build says of one chunk (Vite's manifest). */
export interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
  /** Stylesheets of the chunk itself. */
  readonly css?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

export type AssetsOf = (page: Route['page'], language: string, shell: SiteShell) => PageAssets

const entryKey = 'app/browser/main.tsx'
const startKey = 'app/browser/start.ts'
const beforePaintKey = 'app/browser/before-paint.ts'
const webFontsKey = 'ui/theme/web-fonts.css.ts'
const lookKey = 'ui/widgets/look/LookPanel.tsx'

/** The module of a kind of page, as the build names its chunk. */
export const chunkOfPage = (page: Route['page']): string =>
  `app/pages/${page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

/** The start script; the application's entry, the page's own chunk, the site's widgets, the messages of one language, and whatever these import at once. */
export function assetsFromManifest(manifest: Manifest, fonts: readonly string[]): AssetsOf {
  const cache = new Map<string, PageAssets>()
  return (page, language, shell) => {
    const widgets = siteWidgetFiles(shell)
    const key = [page, language, ...widgets].join(' ')
    const known = cache.get(key)
    if (known !== undefined) return known
    const chunks = closure(manifest, [
      entryKey,
      chunkOfPage(page),
      ...widgets,
      ...['base', ...(pageWords[page] ?? [])].map((words) => `ui/locales/${words}.${language}.ts`),
    ])
    const entry = manifest[entryKey]
    const start = manifest[startKey]
    const early = manifest[beforePaintKey]
    const [look] = manifest[lookKey]?.css ?? []
    const [faces] = manifest[webFontsKey]?.css ?? []
    const assets: PageAssets = {
      beforePaint: early === undefined ? null : `/${early.file}`,
      look: look === undefined ? '' : `/${look}`,
      start:
        start === undefined || entry === undefined
          ? null
          : {
              src: `/${start.file}`,
              application: `/${entry.file}`,
              chunks: [...chunks].flatMap((chunk) => (chunk === entry ? [] : [`/${chunk.file}`])),
            },
      styles: [...new Set([...chunks].flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
      fonts: faces === undefined ? [] : [`/${faces}`, ...fonts],
    }
    cache.set(key, assets)
    return assets
  }
}

/** The chunks named and all that they import statically, each behind what it imports, as their styles are meant. */
function closure(manifest: Manifest, keys: readonly string[]): ReadonlySet<ManifestChunk> {
  const visited = new Set<string>()
  const found = new Set<ManifestChunk>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || visited.has(key)) return
    visited.add(key)
    chunk.imports?.forEach(visit)
    found.add(chunk)
  }
  keys.forEach(visit)
  return found
}
