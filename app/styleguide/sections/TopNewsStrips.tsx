import { TopNews } from '../../../ui/widgets/top-news/TopNews.tsx'
import { Sample } from '../Sample.tsx'
import { journalShell, topNews } from '../samples.ts'

const samples = [
  { count: 1, home: true, name: { zh: '1 条', en: 'With 1' } },
  { count: 3, home: true, name: { zh: '3 条', en: 'With 3' } },
  { count: 3, home: false, name: { zh: '首页以外', en: 'Beyond the home page' } },
] as const

/** One picture, several that are stepped through, and the line that they are folded into. */
export function TopNewsStrips() {
  return samples.map(({ count, home, name }) => (
    <Sample
      key={name.en}
      name={name}
      place="wide"
      options={{ shell: { ...journalShell, topNews: topNews(count) } }}
    >
      <TopNews home={home} />
    </Sample>
  ))
}
