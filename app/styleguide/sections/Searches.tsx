import { SearchBox } from '../../../ui/widgets/search/SearchBox.tsx'
import { SearchDrop } from '../../../ui/widgets/search/SearchDrop.tsx'
import { Sample } from '../Sample.tsx'
import { journalShell, withHeader } from '../samples.ts'
import * as styles from '../styleguide.css.ts'

/** The search of the site: an icon, what it opens, and what helps to write a search once the box has the focus. */
export function Searches() {
  return (
    <>
      <Sample name={{ zh: '收起', en: 'Closed' }}>
        <div className={styles.row}>
          <SearchDrop />
        </div>
      </Sample>
      <Sample
        name={{ zh: '展开', en: 'Open' }}
        place="wide"
        options={{ staysOpen: true, before: ({ searchBox }) => searchBox.toggle() }}
      >
        <div className={styles.dropPlace}>
          <div className={styles.dropRow}>
            <SearchDrop />
          </div>
        </div>
      </Sample>
      <Sample
        name={{ zh: '可选类型', en: 'With a choice of types' }}
        options={{
          shell: withHeader(1, {
            searchTypes: ['article', 'publication', 'picture', 'video', 'news'],
          }),
        }}
      >
        <Narrow />
      </Sample>
      <Sample name={{ zh: '下划线', en: 'Underlined' }} options={{ shell: withHeader(6) }}>
        <div className={styles.narrow}>
          <SearchBox variant="underlined" />
        </div>
      </Sample>
      <Sample
        name={{ zh: '输入建议：聚焦后按 ↓', en: 'Suggestions: focus the box, press ↓' }}
        options={{ before: ({ searchBox }) => searchBox.setTerm('lake') }}
      >
        <Narrow />
      </Sample>
      <Sample
        name={{ zh: '最近搜索：聚焦即见', en: 'Recent searches: focus the box' }}
        options={{
          shell: journalShell,
          recent: ['湖泊', 'wind-driven currents', '10.5555/sample.2026.03.a'],
        }}
      >
        <Narrow />
      </Sample>
    </>
  )
}

const Narrow = () => (
  <div className={styles.narrow}>
    <SearchBox />
  </div>
)
