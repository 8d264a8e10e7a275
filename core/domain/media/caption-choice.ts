import type { Localized } from '../language/localized.ts'
import { isUiLanguage, type UiLanguage } from '../language/ui-language.ts'
import type { Codec } from '../storage/codec.ts'

/** The captions that a reader wants under films: in one language, none, or, while nothing is chosen, those of the page. */
export type CaptionChoice = UiLanguage | 'none' | 'page'

/** Law: a choice is read back as it was printed. Total. */
export const captionChoiceCodec: Codec<CaptionChoice> = {
  print: (choice) => choice,
  parse: (raw) => (raw === 'none' || raw === 'page' || isUiLanguage(raw) ? raw : null),
}

/**
 * The language of the captions that are shown, of those that a film has ('' for none); null for none. Laws: what is shown
 * is there; none are shown to who wants none; the wanted ones are shown where they are there, else those of the page.
 */
export function captionsShown(
  choice: CaptionChoice,
  urls: Localized<string>,
  language: UiLanguage,
): UiLanguage | null {
  if (choice === 'none') return null
  const wanted = choice === 'page' ? [language] : [choice, language]
  return wanted.find((each) => urls[each] !== '') ?? null
}
