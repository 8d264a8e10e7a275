import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'

/** What is searched, for a site that offers more than one kind. */
export function TypeChoice() {
  const { searchBox, t } = usePortal()
  const { type } = useBehavior(searchBox.state$)
  return (
    <select
      name="type"
      aria-label={t('search.type')}
      value={type}
      onChange={(event) => {
        const chosen = searchBox.types.find((known) => known === event.currentTarget.value)
        if (chosen !== undefined) searchBox.setType(chosen)
      }}
    >
      {searchBox.types.map((known) => (
        <option key={known} value={known}>
          {t(`search.type.${known}`)}
        </option>
      ))}
    </select>
  )
}
