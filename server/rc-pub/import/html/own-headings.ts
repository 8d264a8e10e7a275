import type { XmlElement } from '../xml/xml-tree.ts'
import type { Entry } from './front-entries.ts'
import { isBackHeading } from './messages.ts'
import type { Rendering } from './rendering.ts'
import { titleOf } from './sections.ts'
import { escapeMarkup, tag, textOfHtml } from './write-html.ts'

/** The title of all that stands behind the text as a line before it, unless that begins with its own heading of these words. */
export const titleOfBack = (back: XmlElement | undefined, rendering: Rendering): readonly string[] => {
  const title = back === undefined ? '' : titleOf(back, rendering)
  const text = textOfHtml(title)
  const isGiven = isBackHeading(text) || text.toLowerCase() === rendering.messages.references.toLowerCase()
  return text === '' || isGiven ? [] : [tag('p', {}, tag('b', {}, title))]
}

/** Notes on authors under the title that their file gives all of them, where no note has a heading of its own kind. */
export const underTitleOf = (
  group: XmlElement,
  entries: readonly Entry[],
  rendering: Rendering,
): readonly Entry[] => {
  const title = titleOf(group, rendering).replace(/[:：]$/, '')
  return textOfHtml(title) === ''
    ? entries
    : entries.map((entry) =>
        entry.title === escapeMarkup(rendering.messages.notes) ? { ...entry, title } : entry,
      )
}
