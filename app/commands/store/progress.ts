/** Milliseconds between two lines on what takes long. */
const interval = 2_000

/** Says a line when a part is done, and now and then within a long one. */
export function createProgress(
  say: (line: string) => void,
  now: () => number = () => performance.now(),
): (part: string, count: number, isDone: boolean) => void {
  let said = now()
  return (part, count, isDone) => {
    if (!isDone && now() - said < interval) return
    said = now()
    say(`${part}: ${count}${isDone ? '' : ' …'}`)
  }
}
