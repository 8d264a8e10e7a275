import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { PagePart } from './confine-selector.ts'
import { createVersionedCache } from '../versioned-cache.ts'
import { confineStyles } from './confine-styles.ts'

/** What a site itself has written for the parts of its pages (C3.4); '' for nothing. */
export type CustomCss = Readonly<Record<PagePart, string>>

/** Answers a site's custom CSS by its id; null when they cannot be had. */
export type FindCustomCss = (siteId: string) => Promise<CustomCss | null>

interface Sheet {
  readonly text: string
  /** Where it is served: another text has another address. */
  readonly address: string
}

/** A site's custom CSS, confined, by part; a part without any is not in it. */
type Sheets = ReadonlyMap<string, Sheet>

export interface SiteStyles {
  /** Addresses of the stylesheets that pages of the site link to. */
  readonly addressesOf: (siteId: string) => Promise<readonly string[]>
  /** Serves them. */
  readonly addRoute: (host: FastifyInstance) => void
}

/** Sites whose styles are cached at once. */
const mostSites = 500

/** Confines each site's custom CSS once for each version of the content, and serves them as stylesheets. */
export function createSiteStyles(find: FindCustomCss, contentVersion: () => string): SiteStyles {
  const cache = createVersionedCache<Sheets>(contentVersion, mostSites)
  const sheetsOf = async (siteId: string): Promise<Sheets> => {
    const sheets = await cache.find(siteId, async () => {
      const own = await find(siteId)
      return own === null ? null : confinedSheets(siteId, own)
    })
    return sheets ?? new Map()
  }
  return {
    addressesOf: async (siteId) => [...(await sheetsOf(siteId)).values()].map(({ address }) => address),
    addRoute: (host) => {
      host.get<{ Params: { siteId: string; file: string } }>(
        '/site-styles/:siteId/:file',
        async ({ params: { siteId, file }, url }, reply) => {
          const part = /^(header|footer)-[\w-]+\.css$/.exec(file)?.[1] ?? ''
          const sheet = part === '' ? undefined : (await sheetsOf(siteId)).get(part)
          if (sheet === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
          // a page made from other content may still be shown somewhere: it gets today's styles, but not for ever
          const lasting = url === sheet.address
          return reply
            .type('text/css; charset=utf-8')
            .header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
            .send(sheet.text)
        },
      )
    },
  }
}

function confinedSheets(siteId: string, own: CustomCss): Sheets {
  const sheets = new Map<string, Sheet>()
  for (const part of ['header', 'footer'] as const) {
    const text = confineStyles(own[part], part)
    if (text === '') continue
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16)
    sheets.set(part, { text, address: `/site-styles/${encodeURIComponent(siteId)}/${part}-${hash}.css` })
  }
  return sheets
}
