import type { Language } from '../language/language.ts'
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
export const bibtexText = (raw: string, language: Language): string =>
  fieldValue(matchedBraces(raw)).replace(/[&%$#_{}~^\\]/g, (character) =>
    character === '~' && language === 'zh' ? '～' : (escapes[character] ?? character),
  )

/** A title: words with capitals inside (DNA, pH) and single capitals are kept from being put into lower case. */
export const bibtexTitle = (raw: string, language: Language): string =>
  bibtexText(raw, language).replace(/[\p{Script=Latin}\p{N}]+/gu, (word) =>
    /^.\P{Lu}*\p{Lu}/u.test(word) || (/^\p{Lu}$/u.test(word) && word !== 'A') ? `{${word}}` : word,
  )

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
