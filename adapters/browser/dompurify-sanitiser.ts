import type { Sanitiser } from '@xuekan/core'
import { isProseAddress, isProseId, proseAllowList, type SafeHtml } from '@xuekan/core/content'
import type { DOMPurify, UponSanitizeAttributeHookEvent } from 'dompurify'

const { tags, attributes, values, classes, addresses } = proseAllowList

/** The sanitiser of the browser, fetched when it is first asked for. It keeps the same list as the server's. */
export async function loadBrowserSanitiser(): Promise<Sanitiser> {
  const { default: createDomPurify } = await import('dompurify')
  return sanitiserOver(createDomPurify(window))
}

/** Over an instance of its own: hooks belong to an instance. */
function sanitiserOver(purify: DOMPurify): Sanitiser {
  const attributeNames = [...new Set(Object.values(attributes).flat())]
  const config = {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: attributeNames,
    // only addresses are read as addresses: a label may hold a colon
    ADD_URI_SAFE_ATTR: attributeNames.filter((name) => !(addresses as readonly string[]).includes(name)),
    // their text is code, not prose
    ADD_FORBID_CONTENTS: ['annotation', 'textarea', 'option', 'noembed', 'noframes'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  }
  purify.addHook('uponSanitizeAttribute', (element, attribute) => keepAllowed(element.localName, attribute))
  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element.localName === 'a' && /^https?:/i.test(element.getAttribute('href') ?? '')) {
      element.setAttribute('rel', 'noopener')
    }
  })
  return { sanitise: (untrusted) => purify.sanitize(untrusted, config) as unknown as SafeHtml }
}

/** DOMPurify knows attributes, not which element may have them: the list does. */
function keepAllowed(tag: string, attribute: UponSanitizeAttributeHookEvent): void {
  const { attrName: name, attrValue: value } = attribute
  const known = attributes['*']?.includes(name) === true || attributes[tag]?.includes(name) === true
  attribute.keepAttr = known && fits(name, value)
  if (name === 'class') attribute.attrValue = knownClasses(value)
}

const knownClasses = (value: string): string =>
  value
    .split(/\s+/)
    .filter((name) => (classes as readonly string[]).includes(name))
    .join(' ')

function fits(name: string, value: string): boolean {
  if (name === 'class') return knownClasses(value) !== ''
  if (name === 'id') return isProseId(value)
  if ((addresses as readonly string[]).includes(name)) return isProseAddress(value)
  return values[name]?.includes(value) ?? true
}
