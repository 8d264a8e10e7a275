import type { SiteType } from '../site/site.ts'
import type { ArrangedModule, HomeModuleKind, ModuleLook } from './home-module.ts'

/** A kind with its twelfths, 0 for below the one before; then how it is drawn, and how many entries it shows at most. */
type Row = readonly (readonly [kind: HomeModuleKind, width: number, look?: ModuleLook, size?: number])[]

const ofJournals: Readonly<Record<number, readonly Row[]>> = {
  1: [
    [['lead', 12]],
    [
      ['issue', 8],
      ['onlineFirst', 4],
      ['justAccepted', 0],
    ],
    [['call', 12]],
    [['figures', 12]],
    [
      ['news', 8],
      ['ranking', 4],
    ],
    [['latest', 12]],
    [
      ['editors', 4],
      ['indexedIn', 4],
      ['alerts', 4],
    ],
  ],
  2: [
    [['issue', 12]],
    [
      ['onlineFirst', 4],
      ['justAccepted', 4],
      ['news', 4],
    ],
    [['lead', 12]],
    [
      ['video', 6],
      ['albums', 6],
    ],
    [['ranking', 12]],
    [
      ['call', 3, 'short'],
      ['editors', 3, 'short'],
      ['indexedIn', 3, 'short'],
      ['alerts', 3, 'short'],
    ],
  ],
  3: [
    [['lead', 12, 'tint']],
    [['issue', 12, 'pictures']],
    [['facts', 12]],
    [
      ['onlineFirst', 5],
      ['albums', 7],
      ['news', 0],
    ],
    [['ranking', 12]],
    [
      ['editors', 4],
      ['call', 4],
      ['indexedIn', 4],
      ['alerts', 0],
    ],
  ],
  4: [
    [
      ['issue', 3],
      ['editors', 0],
      ['indexedIn', 0],
      ['alerts', 0],
      ['lead', 6, 'wordsFirst'],
      ['contents', 0],
      ['onlineFirst', 3],
      ['call', 0],
      ['news', 0],
      ['ranking', 0],
    ],
    [
      ['figures', 7],
      ['albums', 5],
    ],
  ],
  5: [
    [['lead', 12, 'wordsFirst']],
    [
      ['latest', 8, 'river'],
      ['figures', 0],
      ['issue', 4],
      ['video', 0],
      ['news', 0],
      ['ranking', 0],
    ],
    [
      ['call', 3, 'short'],
      ['albums', 3, 'short'],
      ['editors', 3, 'short'],
      ['indexedIn', 3, 'short'],
    ],
  ],
  6: [
    [
      ['contents', 3],
      ['lead', 6],
      ['onlineFirst', 3],
      ['call', 0],
    ],
    [['figures', 12]],
    [
      ['albums', 7],
      ['news', 5],
    ],
    [
      ['audio', 5],
      ['ranking', 7],
    ],
    [
      ['editors', 4, 'short'],
      ['indexedIn', 4, 'short'],
      ['alerts', 4, 'short'],
    ],
  ],
}

const ofGroup: readonly Row[] = [
  [
    ['statement', 4],
    ['newestIssues', 0],
    ['journals', 8],
  ],
  [['subjects', 12]],
  [
    ['latest', 8, 'river'],
    ['news', 4],
  ],
  [['albums', 12]],
  [
    ['video', 5],
    ['ranking', 7],
  ],
]

const ofAll: readonly Row[] = [
  [['statement', 12, 'tint']],
  [
    ['subjects', 8],
    ['newestIssues', 4],
  ],
  [['houses', 12]],
  [
    ['latest', 8, 'river'],
    ['news', 4],
    ['links', 0],
  ],
  [['ranking', 12]],
]

const unsaid = {
  size: 0,
  title: { zh: '', en: '' },
  subject: { zh: '', en: '' },
  text: { zh: '', en: '' },
  link: '',
  doi: '',
  until: '',
  facts: [],
  banners: [],
} as const

/** The home that a site has which arranges none of its own: by the style of a journal's header, or by the kind of site. */
export const defaultArrangement = (headerStyle: number, type: SiteType): readonly ArrangedModule[] =>
  rowsFor(headerStyle, type).flatMap((row) =>
    row.map(([kind, width, look = 'plain', size = 0]) => ({
      ...unsaid,
      kind,
      width,
      below: width === 0,
      look,
      size,
    })),
  )

function rowsFor(headerStyle: number, type: SiteType): readonly Row[] {
  if (type === 'group') return ofGroup
  return type === 'all' ? ofAll : (ofJournals[headerStyle] ?? ofJournals[1] ?? [])
}
