import type { Route } from '@xuekan/core/route'
import type { SiteShell } from '@xuekan/core/site'
import { pageWords } from '../../ui/locales/page-words.ts'
import { siteWidgetFiles } from '../../ui/widgets/site-widgets.ts'

/** The files that one page links to. */
export interface PageAssets {
  /** What runs before the page is drawn (`app/browser/before-paint.ts`); null where nothing was built. */
  readonly beforePaint: string | null
  readonly scripts: readonly string[]
  readonly preloads: readonly string[]
  readonly styles: readonly string[]
  /** Web fonts of every page: a browser fetches them after the page, for the next one. */
  readonly fonts: readonly string[]
}

/** What the build says of one chunk (Vite's manifest). */
export interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

export type AssetsOf = (page: Route['page'], language: string, shell: SiteShell) => PageAssets

const entryKey = 'app/browser/main.tsx'
const beforePaintKey = 'app/browser/before-paint.ts'

/** The one stylesheet of all pages. */
const styleKey = 'style.css'

/** The entry, the page's own chunk, the site's widgets, the messages of one language, and whatever these import at once. */
export function assetsFromManifest(manifest: Manifest, fonts: readonly string[]): AssetsOf {
  const cache = new Map<string, PageAssets>()
  return (page, language, shell) => {
    const widgets = siteWidgetFiles(shell)
    const key = [page, language, ...widgets].join(' ')
    const known = cache.get(key)
    if (known !== undefined) return known
    const chunks = closure(manifest, [
      entryKey,
      `app/pages/${page}.ts`,
      ...widgets,
      ...['base', ...(pageWords[page] ?? [])].map((words) => `ui/locales/${words}.${language}.ts`),
    ])
    const entry = manifest[entryKey]
    const style = manifest[styleKey]
    const early = manifest[beforePaintKey]
    const assets: PageAssets = {
      beforePaint: early === undefined ? null : `/${early.file}`,
      scripts: entry === undefined ? [] : [`/${entry.file}`],
      preloads: [...chunks].flatMap((chunk) => (chunk === entry ? [] : [`/${chunk.file}`])),
      styles: style === undefined ? [] : [`/${style.file}`],
      fonts,
    }
    cache.set(key, assets)
    return assets
  }
}

/** The chunks named and all that they import statically. */
function closure(manifest: Manifest, keys: readonly string[]): ReadonlySet<ManifestChunk> {
  const found = new Set<ManifestChunk>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || found.has(chunk)) return
    found.add(chunk)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return found
}
