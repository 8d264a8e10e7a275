import type { ContentLanguage, UiLanguage } from '@xuekan/core'
import {
  articleRoute,
  isFurtherLanguage,
  textChoices,
  textDirection,
  type Article,
} from '@xuekan/core/content'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { PortalLink } from '../PortalLink.tsx'
import { InlineMarkup } from '../text/InlineMarkup.tsx'
import { Prose } from '../text/Prose.tsx'
import { abstract, abstractText, furtherTexts, keywords, label, secondTitle } from './article.css.ts'
import { Listed } from '../Listed.tsx'

/**
 * The name of a language in the reader's own; its tag where the browser knows none. Names are asked for where one is
 * said: the first takes a slow phone a tenth of a second.
 */
const languageName = (reader: UiLanguage, language: ContentLanguage): string =>
  new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language

/** The title in languages that are neither Chinese nor English. */
export function FurtherTitles({ article }: { readonly article: Article }) {
  const further = article.texts.filter(({ title }) => title !== '')
  return further.map(({ language, title }) => (
    <p key={language} className={secondTitle} lang={language} dir={textDirection(language)}>
      <InlineMarkup text={title} />
    </p>
  ))
}

/** Abstract and keywords in languages that are neither Chinese nor English. */
export function FurtherAbstracts({ article }: { readonly article: Article }) {
  const { language: reader, t } = usePortal()
  const further = article.texts.filter(({ abstract: text }) => text !== null)
  return further.map((text) => (
    <section key={text.language} className={abstract} lang={text.language} dir={textDirection(text.language)}>
      <h2 className={label} lang={reader}>
        {t('article.abstractIn', { language: languageName(reader, text.language) })}
      </h2>
      {text.abstract === null ? null : (
        <Prose
          html={text.abstract}
          proseKey={`article.texts.${article.texts.indexOf(text)}.abstract`}
          className={abstractText}
        />
      )}
      {text.keywords.length === 0 ? null : <p className={keywords}>{text.keywords.join('; ')}</p>}
    </section>
  ))
}

interface Props {
  readonly article: Article
  readonly shown: ContentLanguage
  readonly unnamed: ContentLanguage | null
}

/** Which languages the full text can be read in, where that is more than what the reader expects. */
export function TextChoices({ article, shown, unnamed }: Props) {
  const { language, t } = usePortal()
  const { here } = useHrefs()
  const choices = textChoices(article, shown, unnamed)
  if (choices.length < 2 && !isFurtherLanguage(shown)) return null
  return (
    <nav className={furtherTexts} aria-label={t('article.textLanguages')}>
      <Listed>
        {choices.map(({ language: each, named, isShown }) => {
          const name = t('article.textIn', { language: languageName(language, each) })
          if (isShown) {
            return (
              <b key={each} aria-current="true">
                {name}
              </b>
            )
          }
          const route = { ...articleRoute(article, language), ...(named === null ? {} : { text: named }) }
          return (
            <PortalLink key={each} href={`${here(route)}#fulltext`} hrefLang={each}>
              {name}
            </PortalLink>
          )
        })}
      </Listed>
    </nav>
  )
}
