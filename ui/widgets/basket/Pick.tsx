import { languageShown, localise, type Collectable } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { useHydrated } from '../../binding/use-hydrated.ts'
import { unseen } from '../controls.css.ts'
import { InlineMarkup } from '../text/InlineMarkup.tsx'
import { waiting } from './add-to-basket.css.ts'
import { pick } from './picks.css.ts'
import type { Picks } from './use-picks.ts'

interface Props {
  readonly article: Collectable
  readonly picks: Picks
  readonly className?: string
}

/** Chooses one article of a list. */
export function Pick({ article, picks, className = '' }: Props) {
  const { language, t } = usePortal()
  const classes = `${pick} ${className}`
  return (
    <label className={useHydrated() ? classes : `${classes} ${waiting}`}>
      <input type="checkbox" checked={picks.isPicked(article)} onChange={() => picks.toggle(article)} />
      <span className={unseen}>
        {t('basket.pick')}{' '}
        <span lang={languageShown(article.title, language)}>
          <InlineMarkup text={localise(article.title, language)} />
        </span>
      </span>
    </label>
  )
}
