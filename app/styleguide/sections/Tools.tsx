import { toolbarStyles } from '@xuekan/core/site'
import { BackToTop } from '../../../ui/widgets/BackToTop.tsx'
import { FloatingTools } from '../../../ui/widgets/toolbar/FloatingTools.tsx'
import { manyArticles } from '../sample-articles.ts'
import { Sample } from '../Sample.tsx'
import { withToolbar } from '../samples.ts'
import * as styles from '../styleguide.css.ts'

/** Far enough for all that floats, in CSS pixels. */
const scrollTop = 2_000

/** Both toolbars as they float at the edge of a page that is scrolled, and the way to the top by itself. */
export function Tools() {
  return (
    <>
      {toolbarStyles.map((style) => (
        <Sample
          key={style}
          name={{ zh: `工具栏 ${style}`, en: `Toolbar ${style}` }}
          place="window"
          options={{ shell: withToolbar(style), scrollTop, basket: manyArticles(7) }}
        >
          <div data-toolbar={style}>
            <FloatingTools />
          </div>
        </Sample>
      ))}
      <Sample name={{ zh: '返回顶部', en: 'Back to top' }} options={{ scrollTop }}>
        <div className={styles.row}>
          <BackToTop labelled={false} />
          <BackToTop labelled />
        </div>
      </Sample>
    </>
  )
}
