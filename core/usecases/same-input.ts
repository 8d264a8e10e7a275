/** Whether two inputs ask for the same thing. Inputs are plain data with their keys in a fixed order. */
export const sameInput = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
