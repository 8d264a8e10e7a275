/** Closes a switch over a union: adding a member makes every switch that forgot it fail to compile. */
export function exhaustive(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`)
}
