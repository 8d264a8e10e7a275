import type { Failure } from '@xuekan/core'
import { usePortal } from '../../../ui/binding/portal.ts'
import { noHitsWords } from '../../../ui/locales/no-hits-words.ts'
import { Cover } from '../../../ui/widgets/Cover.tsx'
import { Progress } from '../../../ui/widgets/notices/Progress.tsx'
import { EmptyState } from '../../../ui/widgets/state/EmptyState.tsx'
import { FailedState } from '../../../ui/widgets/state/FailedState.tsx'
import { Skeleton } from '../../../ui/widgets/state/Skeleton.tsx'
import { pictures } from '../pictures.ts'
import { Sample } from '../Sample.tsx'
import { hostileShell, journalShell } from '../samples.ts'
import * as styles from '../styleguide.css.ts'

const shapes = ['article', 'home', 'issue', 'results', 'column'] as const

const failures: readonly Failure[] = [
  { kind: 'unreachable', call: 'article' },
  { kind: 'timeout', call: 'article' },
  { kind: 'refused', call: 'article', status: 500, message: '服务器维护中 (maintenance)' },
  { kind: 'absent', call: 'article' },
]

/** What stands in place of content that is on its way, that is nothing, or that could not be had; and covers. */
export function States() {
  return (
    <>
      {shapes.map((shape) => (
        <Sample key={shape} name={{ zh: `加载中：${shape}`, en: `On its way: ${shape}` }} place="wide">
          <div className={styles.skeleton}>
            <Skeleton shape={shape} />
          </div>
        </Sample>
      ))}
      <Sample name={{ zh: '正在打开下一页', en: 'The next page is on its way' }} place="wide">
        <div className={styles.progress}>
          <Progress loading />
        </div>
      </Sample>
      <Sample name={{ zh: '没有内容', en: 'Nothing there' }}>
        <Empty />
      </Sample>
      {failures.map((failure) => (
        <Sample
          key={failure.kind}
          name={{ zh: `失败：${failure.kind}`, en: `Failed: ${failure.kind}` }}
          place="wide"
        >
          <FailedState failure={failure} retry={() => undefined} />
        </Sample>
      ))}
      <Sample name={{ zh: '封面：图片、排字、长名', en: 'Covers: a picture, set in type, of a long name' }}>
        <Covers />
      </Sample>
    </>
  )
}

function Empty() {
  const { language, t } = usePortal()
  return (
    <EmptyState text={t('results.empty')}>
      <p>{noHitsWords[language].advice}</p>
    </EmptyState>
  )
}

function Covers() {
  const { language } = usePortal()
  const name = journalShell.site.name[language]
  return (
    <div className={styles.covers}>
      <Cover url={pictures.cover} alt={name} name={name} />
      <Cover url="" alt={name} name={name} number="41 (3)" />
      <Cover url="" alt="" name={hostileShell.site.name[language]} number="41 (3)" />
    </div>
  )
}
