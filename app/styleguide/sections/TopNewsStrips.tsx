import { TopNews } from '../../../ui/widgets/top-news/TopNews.tsx'
import { Sample } from '../Sample.tsx'
import { journalShell, topNews } from '../samples.ts'

/** One picture, and several that are stepped through. */
export function TopNewsStrips() {
  return [1, 3].map((count) => (
    <Sample
      key={count}
      name={{ zh: `${count} 条`, en: `With ${count}` }}
      place="wide"
      options={{ shell: { ...journalShell, topNews: topNews(count) } }}
    >
      <TopNews />
    </Sample>
  ))
}
