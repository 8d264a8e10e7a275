import { exhaustive } from '@xuekan/core'
import type { HomeModule, ModuleContent } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { Albums, Carousel, Figures, Media } from './Pictures.tsx'
import { DatedArticles, Ranking, River } from './Articles.tsx'
import { About, Alerts, Call, Editors, Facts, IndexedIn, Links, Search } from './Closing.tsx'
import { HomeSection } from './HomeSection.tsx'
import { Contents, CurrentIssue } from './Issue.tsx'
import { Houses, JournalCovers, NewestIssues, Statement, Subjects } from './Journals.tsx'
import { Lead } from './Lead.tsx'
import type { ModuleProps } from './module-props.ts'
import { NewsList } from './NewsList.tsx'
import { again, failed } from './rows.css.ts'

interface Props {
  readonly module: HomeModule
  readonly width: number
  readonly retry: () => void
}

/** One module of a home; where it could not be had, a line that says so and tries again. */
export function Module({ module, width, retry }: Props) {
  const { t } = usePortal()
  const { content } = module
  if (content !== null) return <Shown module={module} content={content} width={width} />
  return (
    <HomeSection module={module} width={width}>
      <p className={failed} role="status">
        {t('home.failed')}{' '}
        <button type="button" className={again} onClick={retry}>
          {t('failed.retry')}
        </button>
      </p>
    </HomeSection>
  )
}

function Shown({ module, content, width }: ModuleProps<ModuleContent['kind']>) {
  const own = { module, width }
  switch (content.kind) {
    case 'lead':
      return <Lead {...own} content={content} />
    case 'carousel':
      return <Carousel {...own} />
    case 'issue':
      return <CurrentIssue {...own} content={content} />
    case 'contents':
      return <Contents {...own} content={content} />
    case 'onlineFirst':
    case 'justAccepted':
      return <DatedArticles {...own} content={content} />
    case 'latest':
      return <River {...own} content={content} />
    case 'ranking':
      return <Ranking {...own} content={content} />
    case 'figures':
      return <Figures {...own} content={content} />
    case 'call':
      return <Call {...own} content={content} />
    case 'news':
      return <NewsList {...own} content={content} />
    case 'albums':
      return <Albums {...own} content={content} />
    case 'video':
    case 'audio':
      return <Media {...own} content={content} />
    case 'editors':
      return <Editors {...own} content={content} />
    case 'indexedIn':
      return <IndexedIn {...own} content={content} />
    case 'links':
      return <Links {...own} content={content} />
    case 'about':
      return <About {...own} content={content} />
    case 'alerts':
      return <Alerts {...own} />
    case 'facts':
      return <Facts {...own} />
    case 'search':
      return <Search {...own} />
    case 'statement':
      return <Statement {...own} content={content} />
    case 'journals':
      return <JournalCovers {...own} content={content} />
    case 'newestIssues':
      return <NewestIssues {...own} content={content} />
    case 'subjects':
      return <Subjects {...own} content={content} />
    case 'houses':
      return <Houses {...own} content={content} />
    default:
      return exhaustive(content)
  }
}
