import { languageShown, localise } from '@xuekan/core'
import type { Collectable } from '@xuekan/core/citation'
import { usePortal } from '../../binding/portal.ts'
import { useHydrated } from '../../binding/use-hydrated.ts'
import { unseen } from '../controls.css.ts'
import { InlineMarkup } from '../text/InlineMarkup.tsx'
import { waiting } from './add-to-basket.css.ts'
import { selectionBox } from './selection.css.ts'
import type { Selection } from '../../binding/gathering.ts'

interface Props {
  readonly article: Collectable
  readonly selection: Selection
  readonly className?: string
}

/** Chooses one article of a list. */
export function SelectionCheckbox({ article, selection, className = '' }: Props) {
  const { language, t } = usePortal()
  const classes = `${selectionBox} ${className}`
  return (
    <label className={useHydrated() ? classes : `${classes} ${waiting}`}>
      <input
        type="checkbox"
        checked={selection.isSelected(article)}
        onChange={() => selection.toggle(article)}
      />
      <span className={unseen}>
        {t('basket.selectArticle')}{' '}
        <span lang={languageShown(article.title, language)}>
          <InlineMarkup text={localise(article.title, language)} />
        </span>
      </span>
    </label>
  )
}
