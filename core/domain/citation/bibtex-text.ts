import type { UiLanguage } from '../language/ui-language.ts'
import { fieldValue } from './field-value.ts'

/** What readers of BibTeX agree upon. A backslash has no form that they do. */
const escapes: Readonly<Record<string, string>> = {
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '{': '\\{',
  '}': '\\}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '\\': '/',
}

/** A value between braces. Braces that do not match are left out, since readers count escaped ones too. */
export const bibtexText = (raw: string, language: UiLanguage): string =>
  fieldValue(matchedBraces(raw)).replace(/[&%$#_{}~^\\]/g, (character) =>
    character === '~' && language === 'zh' ? '～' : (escapes[character] ?? character),
  )

/**
 * A title: words with capitals inside (DNA, pH) and single capitals are kept from being put into lower case; where it
 * is written as a sentence so are all words with a capital that do not begin it, since they are names.
 */
export function bibtexTitle(raw: string, language: UiLanguage): string {
  const text = bibtexText(raw, language)
  const names = isSentence(text)
  return text.replace(word, (found, offset: number) => {
    const begins = /(?:^|[.:?!]\s)[^\p{L}\p{N}]*$/u.test(text.slice(0, offset))
    const isKept = /.\p{Lu}/u.test(found) || (/\p{Lu}$/u.test(found) && found !== 'A')
    return isKept || (names && !begins && /\p{Lu}/u.test(found)) ? `{${found}}` : found
  })
}

const word = /[\p{Script=Latin}\p{N}]+/gu

/** Whether capitals are the exception: among words that titles in capitals begin with one. */
function isSentence(text: string): boolean {
  const long = (text.match(word) ?? []).slice(1).filter((each) => each.length > 3)
  const capitals = long.filter((each) => /^\p{Lu}/u.test(each))
  return capitals.length < 3 || capitals.length * 3 < long.length * 2
}

/** DOIs and addresses are read as they stand: only what would end the value is percent-encoded. */
export const bibtexVerbatim = (raw: string): string =>
  fieldValue(raw).replace(/[ {}\\]/g, (character) => encodeURIComponent(character))

function matchedBraces(text: string): string {
  const characters = [...text]
  const open: number[] = []
  for (const [index, character] of characters.entries()) {
    if (character === '{') open.push(index)
    else if (character === '}' && open.pop() === undefined) characters[index] = ''
  }
  for (const index of open) characters[index] = ''
  return characters.join('')
}
