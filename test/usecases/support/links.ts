import { asSiteId, constant, type Behavior, type Language, type LinkContext } from '@xuekan/core'

/** Links of a site on its own host, under its language or without one in front. */
export const linksIn = (language: Language, prefixed = true): Behavior<LinkContext> =>
  constant({
    language,
    prefixed,
    host: { origin: 'http://jiang.localhost', siteId: asSiteId('1'), base: 'localhost' },
    shown: { id: asSiteId('1'), sld: 'jiang' },
  })
