import fc from 'fast-check'
import type { ContentLanguage } from '../../../core/domain/language/content-language.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'

export const anyContentLanguage = fc.constantFrom('zh', 'en', 'pt-BR') as fc.Arbitrary<ContentLanguage>

type Part = { readonly kind: string; readonly parts: readonly Part[] }

/** The form of a text: what stands in it, without words. */
const forms = fc.letrec<{ section: Part; block: Part }>((tie) => ({
  block: fc
    .constantFrom('p', 'p', 'p', 'ul', 'fig', 'table-wrap', 'formula')
    .map((kind) => ({ kind, parts: [] })),
  section: fc
    .tuple(
      fc.constantFrom('section', 'bare', 'footnotes', 'references'),
      fc.array(fc.oneof({ maxDepth: 2 }, tie('block'), tie('section')), { maxLength: 4 }),
    )
    .map(([kind, parts]) => ({ kind, parts })),
}))
const anyForm = fc.array(fc.oneof(forms.block, forms.section), { maxLength: 5 })

function write(form: readonly Part[], named: (at: number) => string, word: string, level = 2): string {
  let at = 0
  const writePart = ({ kind, parts }: Part, depth: number): string => {
    at += 1
    const id = named(at)
    const inner = (): string => parts.map((part) => writePart(part, Math.min(6, depth + 1))).join('')
    switch (kind) {
      case 'section':
        return `<section><h${depth} id="s${id}">${word}${id}</h${depth}>${inner()}</section>`
      case 'bare':
        return `<section id="b${id}">${inner()}</section>`
      case 'footnotes':
        return `<section class="footnotes"><h2 id="n${id}">${word}</h2>${inner()}</section>`
      case 'references':
        return `<section class="references"><ol><li id="r-${id}">${word}<br></li></ol></section>`
      case 'fig':
      case 'table-wrap':
        return `<figure class="${kind}" id="f${id}"><figcaption><p>${word}${id}</p></figcaption></figure>`
      case 'formula':
        return `<div class="formula" id="e${id}">${word}</div>`
      default:
        return `<${kind}>${word}${id}</${kind}>`
    }
  }
  return form.map((part) => writePart(part, level)).join('')
}

const named = fc.constantFrom(
  (at: number) => `-${at}`,
  (at: number) => `-${at}-en`,
  (at: number) => `-${at + 1}`,
)

export const anySafeHtml = fc.tuple(anyForm, named).map(([form, name]) => write(form, name, '字') as SafeHtml)

/** Two texts, of one form or each of its own. */
export const anyTwoTexts = fc
  .tuple(anyForm, anyForm, fc.boolean(), named, named)
  .map(([one, other, alike, nameOne, nameOther]): readonly [SafeHtml, SafeHtml] => [
    write(one, nameOne, '字') as SafeHtml,
    write(alike ? one : other, nameOther, 'w') as SafeHtml,
  ])
