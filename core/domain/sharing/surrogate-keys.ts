/** What an answer is made of, by ids. */
export interface AnswerContent {
  readonly sites?: readonly string[]
  readonly articles?: readonly string[]
  readonly files?: readonly string[]
}

/** What can stand in a header, in a list of either kind, and in a pattern as itself. */
const plainId = /^[\w-]{1,64}$/

const keys = (kind: string, ids: readonly string[] = []): readonly string[] =>
  ids.filter((id) => plainId.test(id)).map((id) => `${kind}-${id}`)

/**
 * The names under which a shared cache keeps an answer, and by which it is told to drop it. Laws: each once; none has a
 * blank or a comma in it, so that they can be listed by either.
 */
export const surrogateKeys = ({ sites, articles, files }: AnswerContent): readonly string[] => [
  ...new Set([...keys('site', sites), ...keys('article', articles), ...keys('file', files)]),
]
