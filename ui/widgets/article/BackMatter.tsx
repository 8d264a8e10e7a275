import { fallbacks, type LocalizedText } from '@xuekan/core'
import { citationFormatNames, exportAddressOfOne } from '@xuekan/core/citation'
import type { Article } from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { back, citeFiles } from './article.css.ts'
import { Relations } from './Relations.tsx'
import { spaced } from '../text/spaced.ts'

interface Props {
  readonly article: Article
  readonly citation: LocalizedText
  /** Who paid, where the text above does not say it; else ''. */
  readonly funding: string
}

/** Behind the text: who paid, what belongs to the article, and how to cite. */
export function BackMatter({ article, citation, funding }: Props) {
  const { t } = usePortal()
  return (
    <>
      {funding === '' ? null : (
        <section className={back} id="funding-statement">
          <h2>{t('article.funding')}</h2>
          <p>{funding}</p>
        </section>
      )}
      <Relations article={article} />
      <Citation article={article} citation={citation} />
    </>
  )
}

/**
 * The article as others cite it, in both languages: text that can be selected where nothing can be copied, and files of
 * each format.
 */
function Citation({ article, citation }: Pick<Props, 'article' | 'citation'>) {
  const { language, t } = usePortal()
  const own = citation[language]
  const others = fallbacks(language).filter((each) => citation[each] !== own)
  return (
    <section className={back} id="cite">
      <h2>{t('article.cite')}</h2>
      <p>{own}</p>
      {others.map((each) => (
        <p key={each} lang={each}>
          {citation[each]}
        </p>
      ))}
      <p className={citeFiles}>
        {spaced(
          citationFormatNames.map((name) => (
            <a key={name} href={exportAddressOfOne({ name }, article, language)} download>
              {name}
            </a>
          )),
        )}
      </p>
    </section>
  )
}
