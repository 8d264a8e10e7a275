import { usePortal } from '../../../ui/binding/portal.ts'
import { AddToBasket } from '../../../ui/widgets/basket/AddToBasket.tsx'
import { Basket } from '../../../ui/widgets/basket/Basket.tsx'
import { BasketButton } from '../../../ui/widgets/basket/BasketButton.tsx'
import { SelectionBar } from '../../../ui/widgets/basket/SelectionBar.tsx'
import { useSelection } from '../../../ui/widgets/basket/use-selection.ts'
import { useOpener } from '../../../ui/widgets/basket/use-opener.ts'
import { button } from '../../../ui/widgets/controls.css.ts'
import { articles, manyArticles } from '../sample-articles.ts'
import { Sample } from '../Sample.tsx'
import * as styles from '../styleguide.css.ts'

const dialogs = [
  { id: 'filled', name: { zh: '对话框：有条目', en: 'Dialog with items' }, options: { basket: articles } },
  { id: 'empty', name: { zh: '对话框：空', en: 'Dialog without items' }, options: {} },
  {
    id: 'failed',
    name: { zh: '对话框：引文取不到', en: 'Dialog whose citations cannot be had' },
    options: { basket: articles, cites: false },
  },
] as const

/** What fills the basket, its button with its badge, and its dialog in each state. */
export function Baskets() {
  return (
    <>
      {[0, 7, 105].map((count) => (
        <Sample
          key={count}
          name={{ zh: `按钮，${count} 篇`, en: `Button, ${count} articles` }}
          options={{ basket: manyArticles(count) }}
        >
          <div className={styles.row}>
            <BasketButton className={styles.basketButton} />
          </div>
        </Sample>
      ))}
      <Sample
        name={{ zh: '加入与挑选', en: 'Adding and picking' }}
        options={{ basket: articles.slice(0, 1) }}
      >
        <Adding />
      </Sample>
      {dialogs.map(({ id, name, options }) => (
        <Sample key={id} name={name} options={options}>
          <Opener id={id} />
          <Basket />
        </Sample>
      ))}
    </>
  )
}

function Adding() {
  const selection = useSelection(articles)
  return (
    <>
      <div className={styles.row}>
        {articles.slice(0, 2).map((article) => (
          <AddToBasket key={article.id} article={article} />
        ))}
      </div>
      <SelectionBar selection={selection} />
    </>
  )
}

function Opener({ id }: { readonly id: string }) {
  const { t } = usePortal()
  const opener = useOpener()
  return (
    <button type="button" className={button} data-dialog={id} {...opener}>
      {t('basket.open')}
    </button>
  )
}
