import { createHash } from 'node:crypto'
import {
  asSiteId,
  sameColours,
  siteTheme,
  themeColoursIn,
  themeIdOf,
  themePreset,
  type Site,
} from '@xuekan/core/site'
import type { FastifyInstance } from 'fastify'
import { createVersionedCache } from '../../server/host/versioned-cache.ts'
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

/** Sites whose colours are cached at once. */
const mostSites = 500

/**
 * The theme stylesheets of sites (C7.10), asked for once for each version of the content. What a page links to is
 * printed again from their colours: nothing else of them reaches a page, and colours that could not be read do not.
 */
export function createSiteThemes(fetch: FetchThemeStylesheet, contentVersion: () => string): SiteThemes {
  const cache = createVersionedCache<{ readonly sheet: Sheet | null }>(contentVersion, mostSites)
  const sheetOf = async ({ id, themeId }: Pick<Site, 'id' | 'themeId'>): Promise<Sheet | null> => {
    const load = async () => {
      const text = await fetch(id, contentVersion())
      return text === null ? null : { sheet: sheetFrom(text, { id, themeId }) }
    }
    // without its colours a page has those of its preset
    const found = await cache.find(`${themeId} ${id}`, load).catch(() => null)
    return found?.sheet ?? null
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
