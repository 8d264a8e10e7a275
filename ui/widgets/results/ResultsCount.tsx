import { bar, count } from './results.css.ts'

/** How many things were found, told to who does not see it as well. */
export const ResultsCount = ({ words }: { readonly words: string }) => (
  <div className={bar}>
    <p className={count} role="status">
      {words}
    </p>
  </div>
)
