import { decodeEntities } from './inline-entities.ts'
import { plainText } from './plain-text.ts'
import { scriptCharacters } from './script-characters.ts'

/**
 * Markup as one line of text for programs and citations: `plainText` with subscripts and superscripts in the characters
 * that Unicode has for them (`10<sup>4</sup>` is 10⁴), as they stand where it has not all. Total, linear.
 */
export const writtenText = (raw: string): string =>
  plainText(
    raw.replace(
      /<(sub|sup)(?:\s[^<>]*)?>([^<>]*)<\/\1>/gi,
      (whole, tag: string, inside: string) =>
        scriptCharacters(tag.toLowerCase() === 'sub' ? 'sub' : 'sup', decodeEntities(inside)) ?? whole,
    ),
  )
