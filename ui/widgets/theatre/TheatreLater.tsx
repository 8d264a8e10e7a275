import { floatKey, type ArticleFloat } from '@xuekan/core/content'
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
  useEffect(() => {
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
      load().then(
        (Theatre) => setLoaded({ Theatre }),
        () => window.location.assign(link.href),
      )
    }
    // ahead of links that step within the application
    document.addEventListener('click', pressed, true)
    return () => {
      document.removeEventListener('click', pressed, true)
      theatre.model$.value?.close()
    }
  }, [articleId, floats, theatre])
  return model === null || loaded === null ? null : <loaded.Theatre model={model} />
}
