/** Words that end like inflected ones, and are none. */
const uninflected = /^(?:bias|early|news)$/

/** The first vowel and the consonant behind it. */
const syllable = /^(?:gener|commun|arsen|.*?[aeiouy][^aeiouy])/

/**
 * One after another: behind how many syllables an ending counts, the ending, and what stands instead. Y is a consonant;
 * '-' holds the place of an ending.
 */
const endings: readonly (readonly [syllables: 0 | 1 | 2, ending: RegExp, instead: string])[] = [
  [0, /^(bus|gas|.ie)(?:e?s|d)$/, '$1'],
  [0, /(ss|..i)e[sd]$/, '$1'],
  [0, /([aeiouy].*[^us])s$/, '$1'],
  [1, /(?<!c)eed(?:ly)?$/, 'ee'],
  [0, /([aeiouy].*)(?:(?<!e)ed|(?<!^even|^herr)ing)(?:ly)?$/, '$1-'],
  [0, /(at|bl|iz|^[^aeiouy]*[aeiouy][^aeiouywxY])-$/, '$1e'],
  [0, /(?<!^[aeio])([bdfgmnprt])\1-$/, '$1'],
  [0, /-$/, ''],
  [0, /(?<=.[^aeiouy])y$/i, 'i'],
  [1, /iz(?:ation|er)$/, 'ize'],
  [1, /ati(?:onal|on|ve)$|ator$/, 'ate'],
  [1, /([ea]nc|bl)i$|(iv)iti$/, '$1$2e'],
  [1, /biliti$/, 'ble'],
  [1, /(al)(?:ism|ize|iti|li)$|(ful|ous|ive)ness$|(ful|ous|less|ent)li$/, '$1$2$3'],
  [1, /(tion)al$|(ic)(?:ate|iti|al)$/, '$1$2'],
  [1, /(?<=l)ogi$/, 'og'],
  [1, /(?<=[cdeghkmnrt])li$|ful$|ness$/, ''],
  [2, /(?:al|[ae]nce|er|ic|[ai]ble|e?ment|ent|ant|ism|ate|iti|ous|ive|ize)$|(?<=[st])ion$/, ''],
  [2, /(?<=l)l$/, ''],
  [2, /e$/, '-'],
  // rate is not rat
  [1, /(?<![^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])e$|-$/, ''],
]

/**
 * An English word, in small letters, without its endings, as the English dictionary of PostgreSQL has it but for a few
 * words. What is no such word stays as it is, and so does one longer than any. Law: a stem is no longer than its word,
 * and begins with the same letter.
 */
export function englishStem(word: string): string {
  if (!/^[a-z]{3,40}$/.test(word) || uninflected.test(word)) return word
  let stem = word.replace(/^y|(?<=[aeiou])y/g, 'Y')
  const first = behindSyllable(stem)
  const from = [0, first, first + behindSyllable(stem.slice(first))] as const
  for (const [syllables, ending, instead] of endings)
    if (stem.search(ending) >= from[syllables]) stem = stem.replace(ending, instead)
  return stem.toLowerCase()
}

/** Where the first syllable ends; behind the word where it has none. */
const behindSyllable = (word: string): number => syllable.exec(word)?.[0].length ?? 99
