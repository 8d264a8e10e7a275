import { fallbacks, type UiLanguage } from '@xuekan/core'
import {
  indexTermRoute,
  textDirection,
  type Article,
  type LinkedTerms,
  type WrittenLanguages,
} from '@xuekan/core/content'
import { Fragment } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { PortalLink } from '../PortalLink.tsx'
import { unseen } from '../controls.css.ts'
import { FurtherAbstracts } from './FurtherTexts.tsx'
import { Prose } from '../text/Prose.tsx'
import { abstract, abstractText, keywords, label } from './article.css.ts'

interface Props {
  readonly article: Article
  readonly written: WrittenLanguages
  readonly linked: LinkedTerms
}

/** Abstract and keywords in both languages, the reader's own first. */
export function Abstracts({ article, written, linked }: Props) {
  const { language } = usePortal()
  return (
    <>
      {fallbacks(language).map((each) => (
        <Abstract key={each} article={article} written={written} linked={linked} language={each} />
      ))}
      <FurtherAbstracts article={article} />
    </>
  )
}

const names = { zh: 'abstractsZh', en: 'abstractsEn' } as const
const labels = { zh: 'article.abstractZh', en: 'article.abstractEn' } as const
const keywordLabels = { zh: 'article.keywordsZh', en: 'article.keywordsEn' } as const

function Abstract({ article, written, linked, language }: Props & { readonly language: UiLanguage }) {
  const { language: shown, t } = usePortal()
  const { destination } = useHrefs()
  const html = article.abstract[language]
  const words = article.keywords[language]
  const summaries = article.about.summaries[language]
  if (html === null && words.length === 0 && summaries === null) return null
  // Programs find the abstract by its id or its class.
  return (
    <section
      className={`${abstract} ${names[language]}`}
      id={names[language]}
      lang={written.abstract[language]}
      dir={textDirection(written.abstract[language])}
    >
      {html === null ? null : (
        <>
          <h2 className={label}>{t(labels[language])}</h2>
          <Prose html={html} proseKey={`article.abstract.${language}`} className={abstractText} />
        </>
      )}
      {summaries === null ? null : (
        <Prose html={summaries} proseKey={`article.about.summaries.${language}`} className={abstractText} />
      )}
      {words.length === 0 ? null : (
        <p className={keywords}>
          <b>
            {t(keywordLabels[language])}
            <span className={unseen}>{language === 'zh' ? '：' : ': '}</span>
          </b>
          {words.map((word, index) => (
            <Fragment key={word}>
              {index === 0 ? null : language === 'zh' ? '；' : '; '}
              {linked.keywords.includes(word) ? (
                <PortalLink href={destination(indexTermRoute({ kind: 'keyword', term: word }, shown))}>
                  {word}
                </PortalLink>
              ) : (
                word
              )}
            </Fragment>
          ))}
        </p>
      )}
    </section>
  )
}
