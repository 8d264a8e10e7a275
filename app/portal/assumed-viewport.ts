/**
 * The window that a server renders for, in CSS pixels. The browser hydrates from the same values and measures its own
 * window before the next paint.
 */
export const assumedViewport = { width: 1440, scrollTop: 0 } as const
