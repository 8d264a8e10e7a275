import { floatInAddress, floatKey, type ArticleFloat } from '@xuekan/core/content'
import { useEffect, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'

const load = () => import('./Theatre.tsx').then(({ Theatre }) => Theatre)
type Theatre = Awaited<ReturnType<typeof load>>

interface Props {
  readonly articleId: string
  readonly floats: readonly ArticleFloat[]
}

/**
 * Opens a figure or a table over the page, where its link leads to a page of its own without scripts: the code comes with
 * the first one, and where it cannot be had the link is followed.
 */
export function TheatreLater({ articleId, floats }: Props) {
  const { theatre } = usePortal()
  const model = useBehavior(theatre.model$)
  const [loaded, setLoaded] = useState<{ readonly Theatre: Theatre } | null>(null)
  useEffect(() => model?.follow(articleId, floats), [model, articleId, floats])
  useEffect(() => {
    const bring = (failed: () => void): void => {
      theatre.want()
      load().then((Theatre) => setLoaded({ Theatre }), failed)
    }
    const named = (): void => {
      const float = floatInAddress(document.location.href)
      const link = float === null ? null : linkOf(floatKey(float))
      if (link === null) return
      // as if it had been pressed, for the focus to come back somewhere
      if (document.activeElement === document.body) link.focus({ preventScroll: true })
      // the address leads to that link where the code cannot be had
      bring(() => undefined)
    }
    const pressed = (event: MouseEvent): void => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-float]') : null
      const shown = floats.find((float) => floatKey(float) === link?.dataset.float)
      // a window or a tab of its own is a wish for the page
      if (link === null || shown === undefined || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
        return
      event.preventDefault()
      // some browsers do not focus what is clicked, and the focus is to come back here
      link.focus({ preventScroll: true })
      theatre.use(({ open }) => open(articleId, floats, shown))
      bring(() => window.location.assign(link.href))
    }
    // ahead of links that step within the application
    document.addEventListener('click', pressed, true)
    window.addEventListener('hashchange', named)
    named()
    return () => {
      document.removeEventListener('click', pressed, true)
      window.removeEventListener('hashchange', named)
    }
  }, [articleId, floats, theatre])
  return model === null || loaded === null ? null : <loaded.Theatre model={model} />
}

const linkOf = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`a[data-float=${CSS.escape(key)}]`)
