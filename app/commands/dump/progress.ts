/** Milliseconds between two lines on a table that takes long. */
const interval = 2_000

/** Says a line when a table is done, and now and then within a long one. */
export function createProgress(
  say: (line: string) => void,
  now: () => number = () => performance.now(),
): (table: string, rows: number, isDone: boolean) => void {
  let said = now()
  return (table, rows, isDone) => {
    if (!isDone && now() - said < interval) return
    said = now()
    say(`${table}: ${rows} rows${isDone ? '' : ' …'}`)
  }
}
