import { cutWord, isUnspaced, splitText } from './text-words.ts'

/** A reader's words: those of alphabets as typed, Chinese ones as a dictionary divides them. */
export interface AnalysedTerm {
  readonly words: readonly string[]
  readonly runs: readonly string[]
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Function words of Chinese that carry nothing to search for. */
const particles: ReadonlySet<string> = new Set('的了和与及之或在于对其等')

/** At most so many words count; a reader who pastes a page still gets an answer. */
const mostWords = 32

/** What stands before an ORCID iD where it is pasted: its name, or the address that it is part of. */
const beforeOrcid =
  /(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/|\borcid(?:\s?id)?\s?[:：]?\s?)(?=\d{4}-\d{4}-\d{4}-\d{3}[\dX])/gi

export function analyseTerm(term: string): AnalysedTerm {
  const pieces = splitText(term.replace(beforeOrcid, ' ')).slice(0, mostWords)
  return {
    words: [...new Set(pieces.filter((part) => !isUnspaced(part)).map(cutWord))],
    runs: [...new Set(pieces.filter(isUnspaced).flatMap(divideRun))].slice(0, mostWords),
  }
}

/**
 * Divides 水利工程的安全 into 水利工程 and 安全. Every word is a piece of the run as it stands, so that a title finds
 * itself: what a particle keeps apart is never joined.
 */
function divideRun(run: string): readonly string[] {
  const stretches: string[][] = [[]]
  for (const { segment } of segmenter.segment(run)) {
    if (particles.has(segment) && run.length > 1) stretches.push([])
    else stretches.at(-1)?.push(segment)
  }
  return stretches.flatMap((stretch) => stretch.reduce(joinStrays, []))
}

const isStray = (word: string): boolean => [...word].length === 1

/** A character left alone would match far too much, so it stays with its neighbour: 光子 and 学, 遥 and 感. */
function joinStrays(words: readonly string[], word: string): string[] {
  const before = words.at(-1)
  if (before === undefined || !(isStray(word) || isStray(before))) return [...words, word]
  return [...words.slice(0, -1), before + word]
}
