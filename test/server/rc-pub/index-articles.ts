import type { ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'
import { articleRecord, contributor } from './article-records.ts'

/** More hits than any index has to rank, on pages that do not end where ranking may. */
export const many = 1_070
export const pageSize = 30

export const published = (day: string): ArticleRecord['dates'] => ({
  received: '',
  revised: '',
  accepted: '',
  online: '',
  published: day,
})

export const floods = articleRecord({
  key: 'floods',
  title: { zh: '洪水预报', en: 'Forecasting floods' },
  contributors: [contributor('张伟', 'Wei Zhang'), contributor('李明远', 'Mingyuan Li')],
  affiliations: [
    { key: '1', label: '1', name: { zh: '清河大学水利学院', en: 'School of Hydraulics, Qinghe University' } },
  ],
  license: { url: 'https://creativecommons.org/licenses/by/4.0/', name: 'CC BY 4.0' },
  keywords: { zh: ['洪水'], en: ['Flood', 'River'] },
  year: 2026,
  dates: published('2026-05-01'),
})
export const rivers = articleRecord({
  key: 'rivers',
  title: { zh: '河流地貌', en: 'Forms of rivers' },
  contributors: [contributor('张伟', 'Wei Zhang')],
  abstractHtml: { zh: '', en: '<p>No flood is studied here.</p>' },
  keywords: { zh: ['河流'], en: ['river'] },
  column: { zh: '综述', en: 'Reviews' },
  year: 2024,
  dates: published('2024-05-01'),
})
export const lakes = articleRecord({
  key: 'lakes',
  title: { zh: '湖泊', en: 'Lakes' },
  year: 2021,
  dates: published('2021-05-01'),
})

/** The older an article, the more often it names what is searched for: relevance and date go against each other. */
export const common = Array.from({ length: many }, (_, at) =>
  articleRecord({
    key: `common ${at}`,
    doi: '',
    title: { zh: '', en: 'turbine '.repeat(1 + Math.floor(at / 100)) },
    dates: published(new Date(Date.UTC(2020, 0, 1) - at * 86_400_000).toISOString().slice(0, 10)),
  }),
)
