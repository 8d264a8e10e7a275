import { webLink } from '../channel/web-link.ts'
import { escapeText } from '../route/escape.ts'
import { present } from '../text/present.ts'

/** Where a stored file is had by its id (C7.10). */
const filePath = '/rc-pub/front/files/get?id='

/** The address of a file that a config names by its URL or by its id; '' for none, and for what must not be loaded. */
export function fileUrl(raw: unknown): string {
  const text = present(raw)
  if (/^[\w-]+$/.test(text)) return text === '0' ? '' : filePath + escapeText(text)
  return webLink(text) ?? ''
}
