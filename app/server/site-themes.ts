import { createHash } from 'node:crypto'
import {
  asSiteId,
  sameColours,
  siteTheme,
  themeColoursIn,
  themeIdOf,
  themePreset,
  type Site,
} from '@xuekan/core'
import type { FastifyInstance } from 'fastify'
import { siteThemeRule } from '../../ui/theme/site-theme-rule.ts'

interface Sheet {
  readonly text: string
  /** Where it is served: other colours have another address. */
  readonly address: string
}

/**
 * Answers rc-pub's theme stylesheet of a site; null for a site that is not there, an error when it cannot be had. `t` keeps
 * caches on the way from answering.
 */
export type FetchThemeStylesheet = (siteId: string, t: string) => Promise<string | null>

export interface SiteThemes {
  /** Address of the stylesheet that pages of the site link to; null where its preset has all its colours. */
  readonly addressOf: (site: Pick<Site, 'id' | 'themeId'>) => Promise<string | null>
  /** Serves them. */
  readonly addRoute: (host: FastifyInstance) => void
}

/** Sites whose colours are kept at once. */
const mostSites = 500

/**
 * The theme stylesheets of sites (C7.10), asked for once for each version of the content. What a page links to is
 * printed anew from their colours: nothing else of them reaches a page, and colours that could not be read do not.
 */
export function createSiteThemes(fetch: FetchThemeStylesheet, contentVersion: () => string): SiteThemes {
  const kept = new Map<string, Promise<Sheet | null>>()
  let version = contentVersion()
  const sheetOf = ({ id, themeId }: Pick<Site, 'id' | 'themeId'>): Promise<Sheet | null> => {
    if (version !== contentVersion() || kept.size >= mostSites) {
      kept.clear()
      version = contentVersion()
    }
    const key = `${themeId} ${id}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const asked = fetch(id, version).then(
      (text) => (text === null ? null : sheetFrom(text, { id, themeId })),
      () => null,
    )
    kept.set(key, asked)
    return asked
  }
  return {
    addressOf: async (site) => (site.id === '' ? null : ((await sheetOf(site))?.address ?? null)),
    addRoute: (host) => {
      host.get<{ Params: { preset: string; siteId: string } }>(
        '/site-themes/:preset/:siteId/:file',
        async ({ params: { preset, siteId }, url }, reply) => {
          const sheet = await sheetOf({ id: asSiteId(siteId), themeId: themeIdOf(preset) })
          if (sheet === null) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
          return reply
            .type('text/css; charset=utf-8')
            .header(
              'cache-control',
              url === sheet.address ? 'public, max-age=31536000, immutable' : 'no-cache',
            )
            .send(sheet.text)
        },
      )
    },
  }
}

function sheetFrom(stylesheet: string, { id, themeId }: Pick<Site, 'id' | 'themeId'>): Sheet | null {
  const preset = themePreset(themeId)
  const theme = siteTheme(preset, themeColoursIn(stylesheet))
  if (sameColours(theme, preset)) return null
  const text = siteThemeRule(theme)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  return { text, address: `/site-themes/${themeId}/${encodeURIComponent(id)}/${hash}.css` }
}
