import { citeAs } from '@xuekan/core/citation'
import { pdfAddress, type Article } from '@xuekan/core/content'
import { useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { formatNumber } from '../../locales/format.ts'
import { AddToBasket } from '../basket/AddToBasket.tsx'
import { Icon, type IconName } from '../Icon.tsx'
import * as styles from './tools.css.ts'

/** What can be done with the article, and how often it was. */
export function ArticleTools({ article }: { readonly article: Article }) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const metrics = [
    ['views', article.visits],
    ['downloads', article.downloads],
    ['citations', article.citations],
  ] as const
  return (
    <>
      <ul className={styles.list}>
        {article.hasPdf ? (
          <li className={styles.row}>
            <a className={styles.tool} href={pdfAddress(hrefs.article(article))} type="application/pdf">
              <Icon name="save" />
              {t('article.pdf')}
            </a>
          </li>
        ) : null}
        <li className={styles.row}>
          <AddToBasket article={article} className={styles.tool} />
        </li>
        <li className={styles.row}>
          <CopyButton
            text={() => citeAs(article, language)}
            label={t('article.copyCitation')}
            icon="quote"
            className={styles.tool}
            answerClass={styles.answer}
          />
        </li>
        <li className={styles.row}>
          <CopyButton
            text={() => document.location.href.replace(/#.*$/, '')}
            label={t('article.copyLink')}
            icon="share"
            className={styles.tool}
            answerClass={styles.answer}
          />
        </li>
      </ul>
      <dl className={styles.metrics}>
        {metrics.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`article.${key}`)}</dt>
            <dd>{formatNumber(value, language)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

interface CopyButtonProps {
  readonly text: () => string
  readonly label: string
  readonly icon: IconName
  readonly className: string
  readonly answerClass: string
}

/** Puts a text on the clipboard: that it worked stands in the button, that it did not is a toast (C8.4). */
function CopyButton({ text, label, icon, className, answerClass }: CopyButtonProps) {
  const { copyText, notices, t } = usePortal()
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    const done = await copyText(text())
    setCopied(done)
    if (!done) notices.notify('copyFailed')
  }
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <Icon name={icon} />
      {label}
      <span className={answerClass} role="status">
        {copied ? t('article.copied') : ''}
      </span>
    </button>
  )
}
