/** Widths of the window, in CSS pixels, at which the menu can change before it is measured. The bar begins at the first. */
export const breakpoints: readonly number[] = Array.from({ length: 30 }, (_, index) => 768 + index * 40)
