import temml from 'temml'
import { readXml } from '../xml/read-xml.ts'
import type { XmlElement } from '../xml/xml-tree.ts'
import { writeMath } from './mathml.ts'
import { escapeMarkup, tag } from './write-html.ts'

/** The formula without the document that some publishers wrap around it, and without its delimiters. */
export const bareTex = (raw: string): string => {
  const document = /\\begin\{document\}([\s\S]*?)\\end\{document\}/.exec(raw)?.[1] ?? raw
  const trimmed = document.trim()
  const delimited = /^(?:\$\$([\s\S]*)\$\$|\$([\s\S]*)\$|\\\[([\s\S]*)\\\]|\\\(([\s\S]*)\\\))$/.exec(trimmed)
  return (delimited?.slice(1).find((inner) => inner !== undefined) ?? trimmed).trim()
}

/** Environments and commands that the typesetter lacks, by what does the same. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\\begin\{eqnarray\*?\}/g, '\\begin{array}{rcl}'],
  [/\\end\{eqnarray\*?\}/g, '\\end{array}'],
  [/\\begin\{(?:flalign|alignat|align|split|multline|gather)\*?\}(?:\{\d+\})?/g, '\\begin{aligned}'],
  [/\\end\{(?:flalign|alignat|align|split|multline|gather)\*?\}/g, '\\end{aligned}'],
  [/\\(?:begin|end)\{(?:equation|displaymath|math|subequations)\*?\}/g, ''],
  [/\\(?:label|tag)\*?\{[^{}]*\}|\\(?:nonumber|notag|hfill|limits\b(?=\\limits))/g, ''],
  [
    /\\(?:up)(alpha|beta|gamma|delta|epsilon|theta|lambda|mu|nu|pi|rho|sigma|tau|phi|chi|psi|omega)\b/g,
    '\\$1',
  ],
  [/\\(?:textup|textnormal|mbox|hbox)(?=\{)/g, '\\text'],
  [/\\(?:bm|pmb)(?=\W)/g, '\\boldsymbol'],
]

const inKnownWords = (tex: string): string =>
  spellings.reduce((written, [pattern, instead]) => written.replace(pattern, instead), tex)

/** True where a formula begins or ends with a dollar sign that has no other one. */
export const isUnbalanced = (tex: string): boolean =>
  (tex.replace(/\\\$/g, '').match(/\$/g)?.length ?? 0) % 2 === 1

const typeset = (tex: string, display: boolean): string | null => {
  try {
    return temml.renderToString(tex, {
      displayMode: display,
      throwOnError: true,
      trust: false,
      maxExpand: 1000,
    })
  } catch {
    return null
  }
}

/** A TeX formula as a tree of MathML; null for one that cannot be read. */
export const readTex = (raw: string, display: boolean): XmlElement | null => {
  const tex = bareTex(raw)
  const typed = typeset(tex, display) ?? typeset(inKnownWords(tex.replace(/(?<!\\)\$/g, ' ')), display)
  const tree = typed === null ? null : readXml(typed, '')
  return tree?.ok === true ? tree.value : null
}

/** A TeX formula as MathML; one that cannot be read is shown as it was written. '' for an empty one. */
export const writeTex = (raw: string, display: boolean): string => {
  const tex = bareTex(raw)
  if (tex === '') return ''
  const tree = readTex(raw, display)
  const math = tree === null ? '' : writeMath(tree, display)
  return math === '' ? tag('code', { class: 'tex' }, escapeMarkup(tex)) : math
}
