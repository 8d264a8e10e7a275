import { languageShown, localise, type ArticleLink } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { PortalLink } from '../PortalLink.tsx'
import { Highlighted } from './Highlighted.tsx'
import { InlineMarkup } from './InlineMarkup.tsx'

interface Props {
  readonly article: ArticleLink
  /** Words to mark. */
  readonly words?: readonly string[]
  readonly className?: string | undefined
}

/** The title of an article as a link to its page, in its own language where it has no other. */
export function ArticleTitle({ article, words = [], className }: Props) {
  const { language } = usePortal()
  const shown = languageShown(article.title, language)
  return (
    <PortalLink
      href={useHrefs().article(article)}
      className={className}
      lang={shown === language ? undefined : shown}
    >
      <InlineMarkup
        text={localise(article.title, language)}
        words={(text) => (words.length === 0 ? text : <Highlighted text={text} words={words} />)}
      />
    </PortalLink>
  )
}
