import { circle, clipped, group, path, sans, serif, seeded, svg, text } from '../kit.ts'

interface Look {
  readonly paper: string
  readonly ink: string
  readonly accent: string
  readonly faint: string
  /** Heights of the curve: [peak, place 0..1, width], summed. */
  readonly waves: readonly (readonly [number, number, number])[]
}

const looks: Readonly<Record<string, Look>> = {
  journal: {
    paper: '#f6efe5',
    ink: '#2d2a28',
    accent: '#a23a20',
    faint: '#d3c8b9',
    waves: [
      [0.58, 0.4, 0.085],
      [0.3, 0.8, 0.09],
    ],
  },
  '2025-11': {
    paper: '#eef1ea',
    ink: '#26322b',
    accent: '#3f6b4a',
    faint: '#c3ccbd',
    waves: [
      [0.34, 0.2, 0.07],
      [0.62, 0.66, 0.1],
    ],
  },
  '2025-12': {
    paper: '#eaeef3',
    ink: '#22303f',
    accent: '#2f5f93',
    faint: '#bfc9d6',
    waves: [
      [0.7, 0.55, 0.11],
      [0.22, 0.12, 0.06],
    ],
  },
  '2026-9': {
    paper: '#eef3f1',
    ink: '#1f3330',
    accent: '#0b7a6b',
    faint: '#bdcfca',
    waves: [
      [0.6, 0.14, 0.07],
      [0.36, 0.46, 0.07],
      [0.5, 0.78, 0.075],
    ],
  },
  '2026-10': {
    paper: '#f6efe5',
    ink: '#2d2a28',
    accent: '#b4452a',
    faint: '#d3c8b9',
    waves: [
      [0.66, 0.34, 0.08],
      [0.36, 0.72, 0.1],
    ],
  },
}

/** A field of dots, one a person; those under the curve are filled, as cases on a line list. */
const field = (look: Look, width: number, height: number, step: number): string => {
  const random = seeded(Math.round(width + step))
  let quiet = ''
  let filled = ''
  let early = ''
  for (let x = step * 0.8; x < width - step * 0.3; x += step) {
    const top =
      height *
      (0.07 +
        look.waves.reduce((sum, [p, at, w]) => sum + p * Math.exp(-(((x / width - at) / w) ** 2) / 2), 0))
    for (let y = height - step * 0.8; y > step * 0.4; y -= step) {
      const up = height - y
      if (up >= top) quiet += circle(x, y, step * 0.09)
      else {
        const dot = circle(x, y, step * (0.17 + 0.27 * Math.min(1, up / top + 0.12)))
        if (up > top * 0.72 && random() > 0.12) early += dot
        else filled += dot
      }
    }
  }
  return (
    group(quiet, { fill: look.faint }) +
    group(filled, { fill: look.accent }) +
    group(early, { fill: look.ink })
  )
}

/** A cover of the journal (`key` journal) or of an issue (`key` year-issue). */
export const cover = (key: string, volume?: number, issue?: number): string => {
  const look = looks[key] ?? looks['journal']
  if (look === undefined) return ''
  const { ink, accent } = look
  return svg(
    300,
    400,
    `<g transform="translate(0 122)">${clipped('dots', { left: 0, top: 0, width: 300, height: 240 }, field(look, 300, 240, 15))}</g>` +
      text(18, 50, '流行病学', { size: 34, fill: ink, weight: 700, family: serif, spacing: 2 }) +
      text(18, 88, '与医学前沿', { size: 34, fill: ink, weight: 700, family: serif, spacing: 2 }) +
      text(18, 112, 'Epidemiology &amp; Medicine Frontiers', { size: 14.5, fill: accent, family: serif }) +
      (volume === undefined
        ? ''
        : text(282, 36, `${volume} / ${issue ?? ''}`, {
            size: 14,
            fill: accent,
            weight: 600,
            anchor: 'end',
            family: sans,
          })) +
      path('M18 368H282', { stroke: ink }) +
      text(18, 385, '衡文学术出版', { size: 9.5, fill: ink, spacing: 0.6 }) +
      text(282, 385, 'ISSN 2095-1108', { size: 9.5, fill: ink, anchor: 'end', spacing: 0.3 }),
    {
      title: `流行病学与医学前沿 Epidemiology & Medicine Frontiers${volume === undefined ? '' : ` ${volume} (${issue ?? ''})`}`,
      background: look.paper,
    },
  )
}

/** The mark, on a 40 grid: an epidemic curve of dots that grows out of one. */
export const logo = (): string => {
  const heights = [1, 2, 4, 5, 3, 2]
  const dots = heights
    .flatMap((n, i) =>
      Array.from({ length: n }, (_, k) => circle(5 + i * 6, 35 - k * 6.4, i === 0 ? 2.7 : 2.2)),
    )
    .join('')
  return svg(40, 40, group(dots, { fill: '#8c4730' }), { title: '流行病学与医学前沿', background: 'none' })
}

export const banner = (): string => {
  const look: Look = {
    paper: '#f6efe5',
    ink: '#2d2a28',
    accent: '#b4452a',
    faint: '#d9cebf',
    waves: [
      [0.28, 0.22, 0.045],
      [0.62, 0.56, 0.06],
      [0.4, 0.82, 0.05],
    ],
  }
  return svg(1366, 350, field(look, 1366, 350, 17), {
    title: '流行病学与医学前沿 Epidemiology & Medicine Frontiers',
    background: look.paper,
  })
}
