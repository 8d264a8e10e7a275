import { printChapters, printWebVtt, type Chapter, type Cue } from '../../../core/domain/media/web-vtt.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('', ' ', '-->', '00:00 --> 00:01', '<v Lin>水</v>', 'NOTE', 'a\n\nb', '&amp;'),
)

const anyCue: fc.Arbitrary<Cue> = fc.record({
  begin: fc.integer({ min: -10, max: 400_000_000 }),
  end: fc.integer({ min: -10, max: 400_000_000 }),
  text: fc.record({ zh: anyText, en: anyText }),
})

const unescaped: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** Cues as a player reads them: blocks between empty lines, of a line with the times and the lines of the text. */
function readWebVtt(text: string): readonly (readonly [begin: number, end: number, text: string])[] {
  const [head, ...blocks] = text.trimEnd().split(/\n{2,}/)
  if (head !== 'WEBVTT') throw new Error(`no captions: ${head}`)
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n')
    const match = /^(\d{2,}):([0-5]\d):([0-5]\d)\.(\d{3}) --> (\d{2,}):([0-5]\d):([0-5]\d)\.(\d{3})$/.exec(
      times,
    )
    if (match === null) throw new Error(`no times: ${times}`)
    const [h1 = 0, m1 = 0, s1 = 0, t1 = 0, h2 = 0, m2 = 0, s2 = 0, t2 = 0] = match.slice(1).map(Number)
    if (lines.some((line) => line.includes('-->') || line.includes('<'))) throw new Error(`no text: ${block}`)
    return [
      ((h1 * 60 + m1) * 60 + s1) * 1_000 + t1,
      ((h2 * 60 + m2) * 60 + s2) * 1_000 + t2,
      lines.join('\n').replace(/&(?:lt|gt|amp);/g, (entity) => unescaped[entity] ?? entity),
    ]
  })
}

describe('printWebVtt', () => {
  it('should be read back as the cues that say something in this language', () => {
    fc.assert(
      fc.property(fc.array(anyCue, { maxLength: 5 }), fc.constantFrom('zh', 'en'), (cues, language) => {
        const said = cues
          .map(({ begin, end, text }) => [begin, end, text[language].replace(/\s+/g, ' ').trim()] as const)
          .filter(([begin, end, text]) => text !== '' && begin >= 0 && end > begin)
        const printed = printWebVtt(cues, language)
        expect(printed === '' ? [] : readWebVtt(printed)).toEqual(said)
      }),
    )
  })

  it('should write hours, minutes, seconds and thousandths', () => {
    const cue = { begin: 500, end: 3_723_004, text: { zh: '水', en: '' } }
    expect(printWebVtt([cue], 'zh')).toBe('WEBVTT\n\n00:00:00.500 --> 01:02:03.004\n水\n')
    expect(printWebVtt([cue], 'en')).toBe('')
  })
})

const anyChapters: fc.Arbitrary<readonly Chapter[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 5 })
  .chain((begins) =>
    fc.tuple(
      ...begins
        .toSorted((a, b) => a - b)
        .map((begin) =>
          fc.record({ begin: fc.constant(begin), title: fc.record({ zh: anyText, en: anyText }) }),
        ),
    ),
  )

describe('printChapters', () => {
  it('should be read back as the titled chapters, each up to the next one [C7.16]', () => {
    fc.assert(
      fc.property(
        anyChapters,
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom('zh', 'en'),
        (chapters, duration, language) => {
          const printed = printChapters(chapters, duration, language)
          const read = printed === '' ? [] : readWebVtt(printed)
          const titled = chapters
            .map(({ begin, title }) => [begin, title[language].replace(/\s+/g, ' ').trim()] as const)
            .filter(([, title]) => title !== '')
          expect(read.map(([begin, , text]) => [begin, text])).toEqual(titled)
          const begins = chapters.map(({ begin }) => begin)
          for (const [begin, end] of read) {
            const next = begins.find((each) => each > begin)
            const last = duration * 1_000 > begin ? duration * 1_000 : begin + 86_400_000
            expect(end).toBe(next ?? last)
          }
        },
      ),
    )
  })
})
