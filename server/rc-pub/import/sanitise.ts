import type { Sanitiser } from '@xuekan/core'
import { isProseAddress, isProseId, proseAllowList, type SafeHtml } from '@xuekan/core/content'
import sanitizeHtml from 'sanitize-html'

const classes = new Set<string>(proseAllowList.classes)
const addresses = new Set<string>(proseAllowList.addresses)

const isAllowedValue = (name: string, value: string): boolean => {
  if (name === 'id') return isProseId(value)
  if (addresses.has(name)) return isProseAddress(value)
  return proseAllowList.values[name]?.includes(value) ?? true
}

const allowedAttributes = (
  tagName: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> => {
  const allowed: Record<string, string> = {}
  for (const name of Object.keys(attributes)) {
    const value = attributes[name] ?? ''
    if (name !== 'class') {
      if (isAllowedValue(name, value)) allowed[name] = value
      continue
    }
    const known = value.split(/\s+/).filter((each) => classes.has(each))
    if (known.length > 0) allowed.class = known.join(' ')
  }
  if (tagName === 'a' && /^https?:/i.test(allowed.href ?? '')) allowed.rel = 'noopener'
  return allowed
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...proseAllowList.tags],
  allowedAttributes: Object.fromEntries(
    Object.entries(proseAllowList.attributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Their text is code, not prose.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'iframe',
    'noembed',
    'noframes',
    'xmp',
    'svg',
    'annotation',
    'annotation-xml',
  ],
  transformTags: {
    '*': (tagName, attributes) => ({ tagName, attribs: allowedAttributes(tagName, attributes) }),
  },
}

/** Void elements as HTML writes them. */
const withoutSlashes = (html: string): string =>
  html.replace(/<((?:br|hr|img)(?: [\w-]+="[^"]*")*) \/>/g, '<$1>')

/** The sanitiser of the server, over the one list of what prose may hold (`core/domain/text/prose-allow-list.ts`). */
export const createServerSanitiser = (): Sanitiser => ({
  sanitise: (untrusted) => withoutSlashes(sanitizeHtml(untrusted, options)) as SafeHtml,
})
