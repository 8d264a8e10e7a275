import { againAddress } from './start/again-address.ts'
import { firstSign } from './start/first-sign.ts'
import { holdClicks } from './start/held-clicks.ts'
import { keepInput } from './start/kept-input.ts'
import { returnToPlace } from './start/left-place.ts'
import { tellVisit } from './tell-visit.ts'

/** The application, as the start script knows it. */
export interface Application {
  /**
   * Takes over the page that the server sent, once all code that it needs is here; false where the page stays as it
   * came. `committed` is called when React has the page in hand, before effects and paint.
   */
  readonly takeOver: (committed: () => void) => Promise<boolean>
}

/**
 * The only script that a page comes with. It imports nothing of the application: that is fetched when the page is
 * painted and the browser idle, or at the first sign of a reader. What is asked of the page until then is held, and
 * answered once by the right element. `data-scripts` of the root says how it stands: coming, failed for now, here, or
 * absent for good.
 */
function start(script: HTMLScriptElement): void {
  const { dataset: root } = document.documentElement
  const { application = '', chunks = '', placesKey = '' } = script.dataset
  returnToPlace(window, placesKey)
  const input = keepInput(document)
  const clicks = holdClicks(document)
  let isUnderWay = false
  let tries = 0

  const fetchAhead = (): void => {
    for (const href of chunks.split(' ').filter((chunk) => chunk !== ''))
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'modulepreload',
          href: againAddress(href, tries),
        }),
      )
  }
  const takeOver = async (): Promise<boolean> => {
    fetchAhead()
    const { takeOver } = (await import(/* @vite-ignore */ againAddress(application, tries))) as Application
    return takeOver(input.note)
  }
  const end = (isHere: boolean): void => {
    stop()
    root['scripts'] = isHere ? 'here' : 'absent'
    if (isHere) input.restore()
    else input.forget()
    if (isHere) clicks.replay()
    else clicks.release()
  }
  const begin = (): void => {
    if (isUnderWay) return
    isUnderWay = true
    root['scripts'] = 'coming'
    takeOver().then(end, () => {
      // the page stays as it came; the next sign of the reader tries again
      isUnderWay = false
      tries += 1
      root['scripts'] = 'failed'
      clicks.giveUp()
    })
  }
  const stop = firstSign(window, begin)
  root['scripts'] ??= 'coming'
}

tellVisit(window)
const script = document.querySelector<HTMLScriptElement>('script[data-application]')
if (script !== null) start(script)
