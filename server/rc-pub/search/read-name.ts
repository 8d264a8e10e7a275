import { createRequire } from 'node:module'
import type { pinyin } from 'pinyin-pro'
import { formsOf } from './spellings.ts'

const require = createRequire(import.meta.url)

/** Family names of two characters; any other is one. */
const longFamilies: ReadonlySet<string> = new Set(
  (
    '欧阳 尉迟 司马 上官 诸葛 夏侯 皇甫 令狐 慕容 司徒 东方 独孤 长孙 宇文 公孙 轩辕 南宫 端木 百里 呼延 澹台 万俟 闻人 ' +
    '赫连 淳于 单于 太叔 申屠 仲孙 钟离 司空 鲜于 闾丘 司寇 拓跋 濮阳 公冶 宗政 公羊 西门 东郭 左丘 梁丘 太史 第五'
  ).split(' '),
)

/** What is read: two to five Chinese characters. */
const isChineseName = (name: string): boolean => /^\p{Script=Han}{2,5}$/u.test(name)

/** Family names are listed in simplified characters. */
const simplified = (name: string): string =>
  [...name].map((character) => formsOf(character)[0] ?? character).join('')

/**
 * A Chinese name in pinyin, a syllable a character: a family name as such (单 is shan), without tones, ü as v. The
 * library is large: it is loaded by the first name that is read.
 */
export function syllablesOf(name: string): readonly string[] {
  const library = require('pinyin-pro') as { readonly pinyin: typeof pinyin }
  return library.pinyin(simplified(name), { toneType: 'none', surname: 'head', v: true, type: 'array' })
}

/** Words in pinyin, a syllable a character, what is not Chinese as it is. */
export function wordSyllables(text: string): readonly string[] {
  const library = require('pinyin-pro') as { readonly pinyin: typeof pinyin }
  return library.pinyin(simplified(text), { toneType: 'none', v: true, type: 'array' })
}

/** A name in pinyin: its family name, and each syllable of its given name. */
export interface ReadName {
  readonly family: string
  readonly given: readonly string[]
}

/** A Chinese name in pinyin in each way to write ü: v, u and yu; [] for what is no Chinese name. */
export function readName(name: string): readonly ReadName[] {
  const written = simplified(name.replace(/\s+/g, ''))
  if (!isChineseName(written)) return []
  const syllables = syllablesOf(written)
  const length = longFamilies.has([...written].slice(0, 2).join('')) && syllables.length > 2 ? 2 : 1
  const ways = syllables.some((syllable) => syllable.includes('v')) ? ['v', 'u', 'yu'] : ['v']
  return ways.map((letter) => {
    const read = syllables.map((syllable) => syllable.replaceAll('v', letter))
    return { family: read.slice(0, length).join(''), given: read.slice(length) }
  })
}

/** A contributor as far as the name goes. */
export interface NamedContributor {
  readonly name: { readonly zh: string; readonly en: string }
  /** Whether it is an organisation. */
  readonly collab: boolean
}

/** The readings of a person who has no name in letters; [] for anybody else. */
export const readingsOf = ({ name: { zh, en }, collab }: NamedContributor): readonly ReadName[] =>
  collab || en.trim() !== '' ? [] : readName(zh)

/** The names by which such a person is looked for: two words, family name first. */
export const namesInLetters = (contributor: NamedContributor): readonly string[] =>
  readingsOf(contributor).map(({ family, given }) => `${family} ${given.join('')}`)
