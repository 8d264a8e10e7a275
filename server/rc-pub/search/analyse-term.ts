import { isUnspaced, splitText } from './text-words.ts'

/** A reader's words: those of alphabets as typed, Chinese ones as a dictionary divides them. */
export interface AnalysedTerm {
  readonly words: readonly string[]
  readonly runs: readonly string[]
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Function words of Chinese that carry nothing to search for. */
const particles: ReadonlySet<string> = new Set([...'的了和与及之或在于对其等'])

/** At most so many words count; a reader who pastes a page still gets an answer. */
const mostWords = 32

export function analyseTerm(term: string): AnalysedTerm {
  const parts = splitText(term).slice(0, mostWords)
  return {
    words: [...new Set(parts.filter((part) => !isUnspaced(part)))],
    runs: [...new Set(parts.filter(isUnspaced).flatMap(divideRun))].slice(0, mostWords),
  }
}

/** Divides 水利工程的安全 into 水利, 工程, 安全; single characters that stand together stay together (遥感). */
function divideRun(run: string): readonly string[] {
  const words: string[] = []
  let single = ''
  const flush = (): void => {
    if (single !== '') words.push(single)
    single = ''
  }
  for (const { segment } of segmenter.segment(run)) {
    if ([...segment].length === 1 && !(particles.has(segment) && run.length > 1)) {
      single += segment
      continue
    }
    flush()
    if ([...segment].length > 1) words.push(segment)
  }
  flush()
  return joinStrays(words)
}

/** A character left alone would match far too much, so it stays with the word before it (光子 and 学). */
function joinStrays(words: readonly string[]): readonly string[] {
  return words.reduce<readonly string[]>((joined, word) => {
    const before = joined.at(-1)
    if (before === undefined || ([...word].length > 1 && [...before].length > 1)) return [...joined, word]
    return [...joined.slice(0, -1), before + word]
  }, [])
}
