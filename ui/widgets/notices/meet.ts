type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Whether two areas of the window have more than an edge in common. */
export const meet = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
