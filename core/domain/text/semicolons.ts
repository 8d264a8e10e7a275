/** The parts of a text joined with semicolons of either width, trimmed and in order; empty parts are left out. */
export const splitSemicolons = (raw: string): readonly string[] =>
  raw
    .split(/[;；]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
