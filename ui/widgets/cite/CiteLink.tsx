import { languageShown, localise } from '@xuekan/core'
import type { ArticleLink } from '@xuekan/core/content'
import { useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { usePortal, type OpenCite } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { inline } from '../basket/add-to-basket.css.ts'
import { unseen } from '../controls.css.ts'
import { InlineMarkup } from '../text/InlineMarkup.tsx'

interface Props {
  readonly article: ArticleLink
  /** Among others of its kind it leads to the article's page, and is told apart by the article's title. */
  readonly among?: boolean
  /** Beside the article, on a page that has no files of its own, it leads to the article's page too. */
  readonly beside?: boolean
  readonly className?: string
  readonly children: ReactNode
}

const load = () => import('./CitePanel.tsx').then(({ CitePanel }) => CitePanel)

/** A finger that comes presses already: what it waits for is not made longer by fetching ahead. */
const aheadOfMouse = ({ pointerType }: PointerEvent): void => {
  if (pointerType === 'mouse') void load().catch(() => undefined)
}

interface Opened {
  readonly Panel: Awaited<ReturnType<typeof load>>
  readonly model: OpenCite
}

/**
 * Opens the citations of an article. It is a link to the files that its page offers, where scripts do not run or the
 * code cannot be had.
 */
export function CiteLink({ article, among = false, beside = false, className = inline, children }: Props) {
  const { cite, language } = usePortal()
  const href = useHrefs().article(article)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isPressed, setPressed] = useState(false)
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (isPressed) return
    const link = event.currentTarget
    // some browsers do not focus what is clicked, and the focus is to come back here
    link.focus()
    const follow = (): void => window.location.assign(link.href)
    // the press is seen before what it brings
    setPressed(true)
    void Promise.all([load(), cite(article)])
      .then(([Panel, model]) => (model === null ? follow() : setOpened({ Panel, model })), follow)
      .finally(() => setPressed(false))
  }
  const close = (): void => {
    opened?.model.close()
    setOpened(null)
  }
  return (
    <>
      <a
        className={className}
        href={among || beside ? `${href}#cite` : '#cite'}
        aria-haspopup="dialog"
        data-held=""
        data-pressed={isPressed ? '' : undefined}
        onPointerEnter={aheadOfMouse}
        onClick={open}
      >
        {children}
        {among ? (
          <span className={unseen} lang={languageShown(article.title, language)}>
            {' '}
            <InlineMarkup text={localise(article.title, language)} />
          </span>
        ) : null}
      </a>
      {opened === null ? null : <opened.Panel model={opened.model} onClose={close} />}
    </>
  )
}
