import { path, rect, serif, svg, text } from '../kit.ts'
import { leaf } from './leaf.ts'

interface Look {
  readonly paper: string
  readonly ink: string
  readonly blade: string
  /** The turn of the leaf in degrees. */
  readonly turn: number
  /** A second, smaller leaf behind. */
  readonly behind?: string
}

const journal: Look = { paper: '#f1ecdd', ink: '#14211b', blade: '#17664a', turn: 9 }

const looks: Readonly<Record<string, Look>> = {
  journal,
  '2026-3': { paper: '#efe6d3', ink: '#2a2013', blade: '#8a6a1f', turn: 13, behind: '#cdb67c' },
  '2026-4': { paper: '#f1ecdd', ink: '#14211b', blade: '#17664a', turn: 9, behind: '#a9c3a4' },
}

const seal = '#a8321f'

/** Characters below one another, as on the spine of a thread-bound book. */
const column = (x: number, y: number, characters: string, size: number, fill: string, weight = 700): string =>
  [...characters]
    .map((character, at) =>
      text(x, y + at * size * 1.1, character, { size, anchor: 'middle', fill, weight, family: serif }),
    )
    .join('')

/** A cover of the journal (`key` journal) or of an issue (`key` year-issue). */
export const cover = (key: string, volume?: number, issue?: number): string => {
  const { paper, ink, blade, turn, behind } = looks[key] ?? journal
  const number = ['一', '二', '三', '四'][(issue ?? 0) - 1]
  return svg(
    300,
    400,
    (behind === undefined
      ? ''
      : leaf({ blade: behind, vein: paper }, { x: 150, y: 128, scale: 0.62, turn: -24 })) +
      leaf({ blade, vein: paper }, { x: 112, y: 6, scale: 0.9, turn }) +
      column(252, 62, '本草研究', 41, ink) +
      (number === undefined
        ? ''
        : rect(239, 224, 26, 40, { rx: 2, fill: seal }) + column(252, 241, `${number}期`, 14, '#ffffff')) +
      text(282, 356, 'Materia Medica Research', { size: 13.5, fill: ink, anchor: 'end', family: serif }) +
      (volume === undefined ? '' : text(18, 28, `Vol. ${volume}`, { size: 12, fill: ink, weight: 600 })) +
      path('M18 368H282', { stroke: ink }) +
      text(18, 385, '衡文学术出版', { size: 9.5, fill: ink, spacing: 0.6 }) +
      text(282, 385, 'ISSN 1003-7705', { size: 9.5, fill: ink, anchor: 'end', spacing: 0.3 }),
    {
      title: `本草研究 Materia Medica Research${volume === undefined ? '' : ` ${volume} (${issue ?? ''})`}`,
      background: paper,
    },
  )
}

/** The mark in Chinese, on a 40 grid: a seal with the two characters for materia medica. */
export const sealLogo = (): string =>
  svg(
    40,
    40,
    rect(1, 1, 38, 38, { rx: 3, fill: '#17664a' }) +
      rect(3.4, 3.4, 33.2, 33.2, { rx: 1.6, fill: 'none', stroke: '#ffffff', 'stroke-width': 0.9 }) +
      column(20, 18.2, '本草', 14.6, '#ffffff'),
    { title: '本草研究', background: 'none' },
  )

/** The mark in English, on a 40 grid: the leaf of the covers. */
export const leafLogo = (): string =>
  svg(40, 40, leaf({ blade: '#17664a', vein: '#ffffff' }, { x: 20, y: 1, scale: 0.102, turn: 12 }), {
    title: 'Materia Medica Research',
    background: 'none',
  })
