/** What is counted has a form of its own for one in English, which Chinese does without. */
type WithSingular<Key> = Key extends `${infer Base}_other` ? Key | `${Base}_one` : Key

/** The English of a table of Chinese words. */
export type EnglishWords<ChineseWords> = Readonly<Record<WithSingular<keyof ChineseWords>, string>>
