import { languageShown, localise } from '@xuekan/core'
import { isInBasket, type Collectable } from '@xuekan/core/citation'
import { usePortal } from '../../binding/portal.ts'
import { useHydrated } from '../../binding/use-hydrated.ts'
import { unseen } from '../controls.css.ts'
import { Icon } from '../Icon.tsx'
import { InlineMarkup } from '../text/InlineMarkup.tsx'
import * as styles from './add-to-basket.css.ts'
import { useBasket } from './use-basket.ts'

interface Props {
  readonly article: Collectable
  /** Among others of its kind it is told apart by the article's title. */
  readonly among?: boolean
  readonly className?: string
}

/** Puts an article into the basket or takes it out; it does nothing without scripts, and so is not seen without. */
export function AddToBasket({ article, among = false, className = styles.inline }: Props) {
  const { basket, language, t } = usePortal()
  const state = useBasket()
  const isIn = state !== null && isInBasket(state, article)
  return (
    <button
      type="button"
      className={useHydrated() ? className : `${className} ${styles.waiting}`}
      aria-pressed={isIn}
      onPointerEnter={basket.want}
      onFocus={basket.want}
      onClick={() =>
        basket.use(({ addArticles, remove }) => (isIn ? remove(article) : addArticles([article])))
      }
    >
      <Icon name={isIn ? 'check' : 'basket'} small={among} />
      {t(isIn ? 'basket.added' : 'basket.add')}
      {among ? (
        <span className={unseen} lang={languageShown(article.title, language)}>
          {' '}
          <InlineMarkup text={localise(article.title, language)} />
        </span>
      ) : null}
    </button>
  )
}
