import { fieldValue } from '../citation/field-value.ts'
import { escapeAttribute } from '../text/escape-markup.ts'

/** One feed of a subscription list; its address is absolute. */
export interface OpmlEntry {
  readonly title: string
  readonly feedUrl: string
}

/**
 * A list of feeds as OPML 2.0, by which a reader subscribes to all of them at once. Total: any text gives well-formed
 * XML, in which the same titles and addresses are found again as one line each.
 */
export const printOpml = (title: string, entries: readonly OpmlEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    `<head><title>${escaped(title)}</title></head>`,
    '<body>',
    ...entries.map(
      ({ title: text, feedUrl }) =>
        `<outline type="rss" text="${escaped(text)}" title="${escaped(text)}" xmlUrl="${escaped(feedUrl)}"/>`,
    ),
    '</body>',
    '</opml>\n',
  ].join('\n')

const escaped = (raw: string): string => escapeAttribute(fieldValue(raw))
