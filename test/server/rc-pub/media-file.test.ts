import { describe, expect, it } from 'vitest'
import { loadSites } from '../../../server/rc-pub/load/load-sites.ts'
import { describeConfigProblem } from '../../../server/rc-pub/load/read-config-file.ts'
import { siteFileOf } from '../../../server/rc-pub/load/site-file.ts'
import { sampleDay } from '../store/prepared-folder.ts'
import { openedStore } from './opened-store.ts'
import { siteSource } from './site-source.ts'

const store = openedStore()

const read = siteFileOf('film.webm', new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]))
if (!read.ok) throw new Error(read.error)
const webm = read.value

const load = async (media: string) => {
  const source = siteSource({ 'media.yaml': media })
  const files = new Map([...source.files, [webm.name, webm]])
  const loaded = await loadSites(store(), [{ ...source, files }], {
    clean: (html) => html,
    today: sampleDay,
  })
  return loaded.ok
    ? loaded.value.map(({ changed }) => (changed ? 'changed' : 'same'))
    : loaded.error.map(describeConfigProblem)
}

const item = (key: string, more = '') => `- key: ${key}
  published: 2026-10-22
  title: { zh: 影片, en: Film }
  duration: 12
${more}`
const film = '  video: film.webm\n'
const cues = (begin: string, end: string) => `  cues:
    - { begin: '${begin}', end: '${end}', text: { zh: 水, en: Water } }
`

const rows = () =>
  store().query<{ id: number; key: string; kind: string; position: number; cues: unknown }>(
    `select id, key, kind, position, record->'cues' as cues from media_item order by position`,
  )

describe('media.yaml', () => {
  it('keeps each item under its id over loads, in its order, and leaves alone what is the same [C7.16]', async () => {
    const both = item('one', film + cues('0:00.5', '1:02')) + item('two', film)
    expect(await load(both)).toEqual(['changed'])
    const before = await rows()
    expect(before.map(({ key, kind }) => [key, kind])).toEqual([
      ['one', 'video'],
      ['two', 'video'],
    ])
    expect(before[0]?.cues).toEqual([{ begin: 500, end: 62_000, text: { zh: '水', en: 'Water' } }])
    expect(await load(both)).toEqual(['same'])
    expect(await load(item('two', film) + item('one', film))).toEqual(['changed'])
    expect(new Map((await rows()).map(({ key, id }) => [key, id]))).toEqual(
      new Map(before.map(({ key, id }) => [key, id])),
    )
    expect(await load(item('two', film))).toEqual(['changed'])
    expect((await rows()).map(({ key }) => key)).toEqual(['two'])
  })

  it('says which line is wrong, and then keeps nothing [C7.16]', async () => {
    const before = await rows()
    const wrong = async (media: string) => (await load(media)).join('\n')
    expect(await wrong(item('none'))).toContain('media[1] should name one file, as audio or as video')
    expect(await wrong(item('kind', '  audio: film.webm\n'))).toContain(
      'media[1].audio names film.webm, which is not',
    )
    expect(await wrong(item('times', film + cues('0:02', '0:01')))).toMatch(
      /^sites\/demo\/media\.yaml:\d+: media\[1\]\.cues\[1\]\.end should be later than its begin$/,
    )
    const chapters = (...begins: readonly string[]) =>
      `  chapters:\n${begins.map((begin) => `    - { begin: '${begin}', title: { zh: 一, en: One } }\n`).join('')}`
    expect(await wrong(item('parts', film + chapters('0:00', '0:04', '0:04')))).toContain(
      'media[1].chapters[3].begin should be later than that of the chapter before',
    )
    expect(await wrong(item('times', film + cues('2', '0:61')))).toContain(
      'should be a time in quotes such as',
    )
    expect(await wrong(item('one', film) + item('one', film))).toContain('is that of another entry: one')
    expect(await rows()).toEqual(before)
  })
})
