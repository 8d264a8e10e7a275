import { uiLanguages, type Localized, type UiLanguage } from '@xuekan/core'
import { captionsShown } from '@xuekan/core/content'
import { useEffect, type RefObject } from 'react'
import { usePlayback } from './use-playback.ts'

/** Shows the captions that the reader last chose in the menu of any player, and stores what is chosen in this one. */
export function useCaptions(
  player: RefObject<HTMLMediaElement | null>,
  urls: Localized<string>,
  language: UiLanguage,
): void {
  const [choice, choose] = usePlayback('captions')
  useEffect(() => {
    const tracks = player.current?.textTracks
    if (tracks === undefined || choice === null) return undefined
    const wanted = captionsShown(choice, urls, language)
    // those of the chapters are for programs, and none of the reader's choice
    const all = [...tracks].filter(({ kind }) => kind === 'captions')
    for (const track of all) track.mode = track.language === wanted ? 'showing' : 'disabled'
    // what this sets is told here as well, and is what is wanted
    const onChange = (): void => {
      const showing = all.find(({ mode }) => mode === 'showing')?.language
      const now = uiLanguages.find((each) => each === showing) ?? null
      if (now !== wanted) choose(now ?? 'none')
    }
    tracks.addEventListener('change', onChange)
    return () => tracks.removeEventListener('change', onChange)
  }, [player, choice, urls, language, choose])
}
