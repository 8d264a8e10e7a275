import { escapeAttribute, escapeMarkup } from '../text/escape-markup.ts'
import type { SafeHtml } from '../text/safe-html.ts'

/** The same article in the other language. */
export interface OtherLanguage {
  readonly href: string
  readonly language: string
  /** Short. */
  readonly label: string
  /** What the link does, in the language of the page. */
  readonly name: string
}

const headings = /<h([23]) id="(s\d[\d-]*)"(?:\s[^<>]*)?>(?:(?!<\/h\1>)[^])*<\/h\1>(?!<a class="in-other")/g

/**
 * A full text each of whose headings leads to the same one in the other language, where they are named by their place in
 * the outline, which both texts share. Its name begins with what is seen, which is what people say who steer by voice.
 * Laws: nothing but what is added changes; twice is once.
 */
export const linkLanguages = (html: SafeHtml, { href, language, label, name }: OtherLanguage): SafeHtml =>
  html.replace(
    headings,
    (heading, _level, id: string) =>
      `${heading}<a class="in-other" href="${escapeAttribute(href)}#${id}" hreflang="${escapeAttribute(language)}" ` +
      `aria-label="${escapeAttribute(`${label} ${name}`)}"><span lang="${escapeAttribute(language)}">${escapeMarkup(label)}</span></a>`,
  ) as SafeHtml
