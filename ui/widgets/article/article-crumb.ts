import { excerpt, plainText } from '@xuekan/core/content'

const mostCharacters = 48

/** The title of an article on the way to one of its parts, without markup and cut where it is long. */
export const articleCrumb = (title: string): string => excerpt(plainText(title), mostCharacters)
