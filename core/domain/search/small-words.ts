/** Words that join others and say nothing alone; an index finds everything by them, or next to nothing. */
const smallWords: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be by do for from has have how in into is it its no not of on onto or our over per so ' +
    'than that the their these this those to under upon via was we were what when where which who why with within ' +
    '的 地 得 之 了 着 与 和 及 或 而 在 于 对 把 被 从 向 以 为 是 其'
  ).split(' '),
)

/** Whether a word of a search only joins others, in capitals too. */
export const isSmallWord = (word: string): boolean => smallWords.has(word.toLowerCase())
