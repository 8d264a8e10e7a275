import { escapeAttribute, escapeMarkup } from '@xuekan/core/content'
import type { HeadModel, PrintedHead } from '@xuekan/core/route'
import { localKeys, sessionKeys } from '@xuekan/web'
import { ownIconAddress } from '../../server/host/icon/own-icon.ts'
import { stateElementId } from '../portal/hydration-state.ts'
import type { PageAssets, StartScript } from './assets.ts'

export interface DocumentInput {
  readonly head: PrintedHead
  /** What the tab keeps, and under which name, where it has put the top news away. */
  readonly dismissed: { readonly name: string; readonly stored: readonly string[] }
  /** The article that the page shows; '' for none. */
  readonly articleId: string
  /** Classes of the root element: theme, gray scope. */
  readonly rootClass: string
  readonly body: string
  /** The link to the picture that is fetched before the page asks for it, as markup; '' for none. */
  readonly earlyPicture: string
  readonly state: string
  readonly assets: PageAssets
  /** Where browsers learn to search the site; null for nowhere. */
  readonly searchLink: HeadModel['links'][number] | null
  /** URL of the site's icon; '' for the portal's own. */
  readonly iconUrl: string
}

const tag = (name: string, attributes: Readonly<Record<string, string | undefined>>): string => {
  const printed = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeAttribute(value)}"`],
  )
  return `<${name}${printed.join('')}>`
}

const printStart = ({ src, application, chunks }: StartScript): string => {
  const data = {
    'data-application': application,
    'data-chunks': chunks.join(' ') || undefined,
    'data-places-key': sessionKeys.scrollPlaces,
  }
  return `${tag('script', { type: 'module', src, fetchpriority: 'low', ...data })}</script>`
}

/** What the script that runs before the page is drawn is told. */
const beforePaint = (
  { beforePaint: src, fonts, look }: PageAssets,
  { name, stored }: DocumentInput['dismissed'],
  articleId: string,
) => ({
  ...(stored.length === 0 ? {} : { 'data-name': name, 'data-stored': JSON.stringify(stored) }),
  'data-look-key': localKeys.look,
  'data-look': look,
  ...(articleId === '' ? {} : { 'data-stopped-key': localKeys.stopped, 'data-article': articleId }),
  'data-fonts-key': localKeys.fonts,
  'data-fonts': fonts.join(' '),
  src: src ?? '',
})

/** The longest body that a browser draws at once, in UTF-16 units: it is there before any of it could be read. */
const drawnWhole = 32_768

/** Browsers that know of it draw nothing before a short page is whole: its footer would move as the rest comes. */
const wholeFirst = (body: string): readonly string[] =>
  body.length > drawnWhole
    ? []
    : [tag('link', { rel: 'expect', href: `#${stateElementId}`, blocking: 'render' })]

/** One whole HTML document; everything that comes from data is escaped here or was sanitised before. */
export function printDocument({
  head,
  dismissed,
  articleId,
  rootClass,
  body,
  earlyPicture,
  state,
  assets,
  searchLink,
  iconUrl,
}: DocumentInput): string {
  const lines = [
    '<!doctype html>',
    tag('html', { lang: head.language, class: rootClass }),
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(head.title)}</title>`,
    ...wholeFirst(body),
    ...assets.styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    ...(earlyPicture === '' ? [] : [earlyPicture]),
    ...head.metas.map(({ name, content }) =>
      name.includes(':') ? tag('meta', { property: name, content }) : tag('meta', { name, content }),
    ),
    ...[...head.links, ...(searchLink === null ? [] : [searchLink])].map(
      ({ rel, href, hreflang, type, title }) => tag('link', { rel, href, hreflang, type, title }),
    ),
    tag('link', { rel: 'icon', href: iconUrl || ownIconAddress }),
    ...(assets.beforePaint === null
      ? []
      : [`${tag('script', beforePaint(assets, dismissed, articleId))}</script>`]),
    ...(assets.start === null ? [] : [printStart(assets.start)]),
    ...[...(head.jsonLd === null ? [] : [head.jsonLd]), ...head.placeJsonLd].map(
      (object) =>
        `<script type="application/ld+json">${JSON.stringify(object).replaceAll('<', '\\u003c')}</script>`,
    ),
    '</head>',
    '<body>',
    `<div id="portal">${body}</div>`,
    `<script type="application/json" id="${stateElementId}">${state}</script>`,
    '</body>',
    '</html>',
  ]
  return `${lines.join('\n')}\n`
}
