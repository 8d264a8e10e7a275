import type { Language } from '../../../core/domain/language/language.ts'
import type { LinkContext } from '../../../core/domain/link/link-context.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { constant, type Behavior } from '../../../core/reactive/behavior.ts'

/** Links of a site on its own host, under its language or without one in front. */
export const linksIn = (language: Language, prefixed = true): Behavior<LinkContext> =>
  constant({
    language,
    prefixed,
    host: { origin: 'http://jiang.localhost', siteId: asSiteId('1'), base: 'localhost' },
    shown: { id: asSiteId('1'), sld: 'jiang', domain: '' },
  })

/** Links of a site with a domain of its own, which is read on the host of its group. */
export const linksElsewhere = (language: Language): Behavior<LinkContext> =>
  constant({
    ...linksIn(language).value,
    shown: { id: asSiteId('3'), sld: 'hai', domain: 'hai.example.cn' },
  })
