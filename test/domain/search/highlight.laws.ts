import { parseInlineMarkup, type InlineNode } from '../../../core/domain/article/inline-markup.ts'
import { highlightMarkup, type MarkedNode } from '../../../core/domain/search/highlight-markup.ts'
import { highlightRanges } from '../../../core/domain/search/highlight-ranges.ts'
import { arbitraryMarkup, arbitraryText, junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const marked = (text: string, words: readonly string[]): readonly string[] =>
  highlightRanges(text, words).map(({ start, end }) => text.slice(start, end))

const anyText = fc.oneof(arbitraryText, junkText)
const someWords = fc.array(
  fc.oneof(fc.constantFrom('soliton', 'river', '水利', '利孤子', 'inner', 'x', '2'), junkText),
  { maxLength: 4 },
)

/** The same text as people write it elsewhere: in capitals, in full width. */
const wide = (text: string): string =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))

describe('highlightRanges', () => {
  it('should hold whole characters of the text', () => {
    const pairs = fc.string({ unit: fc.constantFrom('𠮷', '水', '\uD842', '\uDFB7', 'a'), maxLength: 8 })
    fc.assert(
      fc.property(
        fc.oneof(pairs, anyText),
        fc.array(fc.oneof(pairs, junkText), { maxLength: 4 }),
        (text, words) => {
          const borders = new Set<number>([0])
          let at = 0
          for (const character of text) borders.add((at += character.length))
          for (const { start, end } of highlightRanges(text, words))
            expect([borders.has(start), borders.has(end)]).toEqual([true, true])
        },
      ),
    )
  })

  it('should mark what it marks whatever the letter case and width of text and words', () => {
    fc.assert(
      fc.property(arbitraryText, someWords, (text, words) => {
        const ranges = highlightRanges(text, words)
        expect(highlightRanges(wide(text), words)).toEqual(ranges)
        expect(highlightRanges(text.toUpperCase(), words)).toEqual(ranges)
        expect(highlightRanges(text, words.map(wide))).toEqual(ranges)
      }),
    )
  })

  it('takes endings off Latin words of three letters or more, and none off a Chinese word', () => {
    expect(marked('cat catfish as', ['cats'])).toEqual(['cat'])
    expect(marked('as ass asses', ['as'])).toEqual(['as'])
    expect(marked('㊀㊁㊂㊃', ['一二三'])).toEqual(['㊀㊁㊂'])
  })

  it('should mark what each word marks, and no more', () => {
    fc.assert(
      fc.property(anyText, someWords, (text, words) => {
        const together = new Set<number>()
        for (const word of words)
          for (const { start, end } of highlightRanges(text, [word]))
            for (let at = start; at < end; at += 1) together.add(at)
        const all = new Set<number>()
        for (const { start, end } of highlightRanges(text, words))
          for (let at = start; at < end; at += 1) all.add(at)
        expect(all).toEqual(together)
      }),
    )
  })

  it.each([
    ['孤子水利孤子', ['孤子水', '水利孤'], ['孤子水利孤']],
    ['水利工程', ['水利', '工程'], ['水利工程']],
    ['水利与工程', ['水利', '工程'], ['水利', '工程']],
    ['水水水', ['水水'], ['水水水']],
    ['CO2浓度与ＣＯ２浓度', ['co2浓度'], ['CO2浓度', 'ＣＯ２浓度']],
    ['Ｓｏｌｉｔｏｎｓ', ['soliton'], ['Ｓｏｌｉｔｏｎｓ']],
    ['CO₂ and CO2', ['co2'], ['CO₂', 'CO2']],
    ['Poincar\u0065\u0301 map', ['poincaré'], ['Poincar\u0065\u0301']],
    ['Poincaré map', ['poincar\u0065\u0301'], ['Poincaré']],
    ['𠮷野水利', ['𠮷野'], ['𠮷野']],
    ['𠮷水', ['\uDFB7水'], []],
    ['㎏浓', ['g浓'], []],
    ['㎏浓', ['kg浓'], ['㎏浓']],
    ['水㎏', ['水k'], []],
    ['E\u0301tude en mer', ['étude'], ['E\u0301tude']],
    ['Poincaré map', ['poincare'], ['Poincaré']],
    ['Øystein, Łukasz und Weiß', ['oystein', 'lukasz', 'weiss'], ['Øystein', 'Łukasz', 'Weiß']],
    ['Oystein', ['øystein'], ['Oystein']],
    ['DNA’s role', ['dna'], ['DNA’s']],
    ['豈水', ['豈'], ['豈']],
    ["Schrödinger's cat", ["schrödinger's"], ["Schrödinger's"]],
    ['state-of-the-art', ['art'], ['art']],
    ['time-dependent flow', ['time', 'dependent'], ['time', 'dependent']],
    ['Poincaré map', ['poincare'], ['Poincaré']],
    ['l’eau et l’art', ['eau'], ['eau']],
    ['Young’s moduli and Young', ['young'], ['Young’s', 'Young']],
    ['ed and edition', ['ed'], ['ed']],
    ['its bus buses', ['bus'], ['bus', 'buses']],
    ['ダムの変形', ['ダム'], ['ダム']],
    ['댐의 시뮬레이션은', ['시뮬레이션'], ['시뮬레이션']],
    ['damage, damages, damaging the dam', ['damag'], ['damage', 'damages', 'damaging']],
    ['Damage and damping of a dam', ['dam'], ['dam']],
    ['浓度', ['浓度变化'], []],
  ])('marks in %j for %j just %j', (text, words, parts) => {
    expect(marked(text, words)).toEqual(parts)
  })
})

const textOf = (node: InlineNode | MarkedNode): string =>
  node.kind === 'text' ? node.text : node.children.map(textOf).join('')

/** Elements without their text, and texts joined as before they were marked. */
const plainNodes = (nodes: readonly MarkedNode[]): readonly InlineNode[] => {
  const plain: InlineNode[] = []
  for (const node of nodes) {
    const last = plain.at(-1)
    if (node.kind !== 'text') plain.push({ kind: node.kind, children: plainNodes(node.children) })
    else if (last?.kind === 'text') plain[plain.length - 1] = { kind: 'text', text: last.text + node.text }
    else plain.push({ kind: 'text', text: node.text })
  }
  return plain
}

const marksOf = (node: MarkedNode): readonly boolean[] =>
  node.kind === 'text'
    ? Array.from({ length: node.text.length }, () => node.marked)
    : node.children.flatMap(marksOf)

describe('highlightMarkup', () => {
  it('should keep every text and element, and mark what is marked in the text alone', () => {
    fc.assert(
      fc.property(arbitraryMarkup, someWords, (raw, words) => {
        const nodes = parseInlineMarkup(raw)
        const shown = highlightMarkup(nodes, words)
        expect(plainNodes(shown)).toEqual(nodes)
        const text = nodes.map(textOf).join('')
        const marks = Array.from({ length: text.length }, () => false)
        for (const { start, end } of highlightRanges(text, words)) marks.fill(true, start, end)
        expect(shown.flatMap(marksOf)).toEqual(marks)
      }),
    )
  })

  it('marks a word across elements, each part within its own', () => {
    const nodes = parseInlineMarkup('Uptake of CO<sub>2</sub> in <i>Oryza sativa</i>')
    expect(highlightMarkup(nodes, ['co2', 'oryza'])).toEqual([
      { kind: 'text', text: 'Uptake of ', marked: false },
      { kind: 'text', text: 'CO', marked: true },
      { kind: 'sub', children: [{ kind: 'text', text: '2', marked: true }] },
      { kind: 'text', text: ' in ', marked: false },
      {
        kind: 'italic',
        children: [
          { kind: 'text', text: 'Oryza', marked: true },
          { kind: 'text', text: ' sativa', marked: false },
        ],
      },
    ])
  })

  it('leaves text whole where nothing is marked', () => {
    expect(highlightMarkup(parseInlineMarkup('a <b>b</b>'), [])).toEqual([
      { kind: 'text', text: 'a ', marked: false },
      { kind: 'bold', children: [{ kind: 'text', text: 'b', marked: false }] },
    ])
    expect(highlightMarkup([], ['a'])).toEqual([])
  })
})
