/**
 * Which label typed letters lead to, from the entry that has the focus (-1 for none): the next one that begins with
 * them, without regard to case, around the end. One letter, typed once or again and again, leads on from entry to
 * entry; more letters keep the focus where it is as long as it fits. -1 when no label fits or nothing was typed.
 */
export function typeAhead(labels: readonly string[], focused: number, typed: string): number {
  const letters = [...typed.toLowerCase()]
  const [first] = letters
  if (first === undefined) return -1
  const repeated = letters.every((letter) => letter === first)
  const wanted = repeated ? first : letters.join('')
  const start = focused >= 0 && focused < labels.length ? focused + (repeated ? 1 : 0) : 0
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length
    if (labels[index]?.trim().toLowerCase().startsWith(wanted) === true) return index
  }
  return -1
}
