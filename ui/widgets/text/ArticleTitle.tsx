import { languageShown, localise } from '@xuekan/core'
import type { ArticleLink } from '@xuekan/core/content'
import type { ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { PortalLink } from '../PortalLink.tsx'
import { InlineMarkup } from './InlineMarkup.tsx'

interface Props {
  readonly article: ArticleLink
  /** How the title is shown; with its markup alone unless given. */
  readonly show?: (title: string) => ReactNode
  readonly className?: string | undefined
}

/** The title of an article as a link to its page, in its own language where it has no other. */
export function ArticleTitle({ article, show = plain, className }: Props) {
  const { language } = usePortal()
  const shown = languageShown(article.title, language)
  return (
    <PortalLink
      href={useHrefs().article(article)}
      className={className}
      lang={shown === language ? undefined : shown}
    >
      {show(localise(article.title, language))}
    </PortalLink>
  )
}

const plain = (title: string): ReactNode => <InlineMarkup text={title} />
