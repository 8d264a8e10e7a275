/** How somebody without a photograph is drawn: numbers of a ground and of a shape. */
export interface Bust {
  readonly ground: number
  readonly shape: number
}

/** Grounds and shapes that the drawing knows. */
export const bustGrounds = 5
export const bustShapes = 4

/** Law: one id has one bust for ever, within the numbers that the drawing knows. */
export function bustOf(id: string): Bust {
  let hash = 0
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return { ground: hash % bustGrounds, shape: Math.floor(hash / bustGrounds) % bustShapes }
}
