import type { MouseEvent } from 'react'

/** Id of the heading of the full text that the reader has passed last, where the text in the other language has it; ''. */
export const headingAbove = (): string =>
  [...document.querySelectorAll('#fulltext :is(h2, h3, h4)')]
    .filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3)
    .findLast(({ id }) => isSharedPlace(id))?.id ?? ''

/** Named by its place in the outline, which both texts have. */
const isSharedPlace = (id: string): boolean => /^s\d[\d-]*$/.test(id)

/** Has a link lead to where the reader is, as it is followed. */
export const toPlace = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
  currentTarget.hash = headingAbove()
}
