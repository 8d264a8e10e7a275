/** Each id once, where it comes first, in order. */
export function firstById<T extends { readonly id: string }>(items: readonly T[]): readonly T[] {
  const byId = new Map<string, T>()
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}
