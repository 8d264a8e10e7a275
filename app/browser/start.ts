import { againAddress } from './start/again-address.ts'
import { firstSign } from './start/first-sign.ts'
import { holdClicks } from './start/held-clicks.ts'
import { preserveInput } from './start/preserved-input.ts'
import { returnToPlace } from './start/left-place.ts'
import { nextTask } from './start/next-task.ts'
import { reportVisit } from './report-visit.ts'

/** The application, as the start script knows it. */
export interface Application {
  /**
   * Takes over the page that the server sent, once all code that it needs is here; false where the page stays as it
   * came. `committed` is called when React has the page in hand, before effects and paint; `rest` ends a task.
   */
  readonly takeOver: (committed: () => void, rest: () => Promise<void>) => Promise<boolean>
}

/**
 * The only script that a page comes with. It imports nothing of the application: that is fetched when the page is
 * painted and the browser idle, or at the first sign of a reader. What is asked of the page until then is held, and
 * answered once by the right element. `data-scripts` of the root says how it stands: coming, failed for now, here, or
 * absent for good.
 */
function start(script: HTMLScriptElement): void {
  const { dataset: root } = document.documentElement
  const { application = '', placesKey = '' } = script.dataset
  const chunks = (script.dataset['chunks'] ?? '').split(' ').filter((chunk) => chunk !== '')
  returnToPlace(window, placesKey)
  const input = preserveInput(document)
  const clicks = holdClicks(document)
  const rest = (): Promise<void> => nextTask(window)
  let isUnderWay = false
  let tries = 0

  const fetchAhead = async (): Promise<void> => {
    for (const chunk of chunks) {
      const href = againAddress(chunk, tries)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      await rest()
    }
  }
  const takeOver = async (): Promise<boolean> => {
    await fetchAhead()
    const read = async (address: string): Promise<unknown> => {
      const module: unknown = await import(/* @vite-ignore */ againAddress(address, tries))
      await rest()
      return module
    }
    // each behind what it imports, in a task of its own
    for (const chunk of chunks) await read(chunk)
    const { takeOver } = (await read(application)) as Application
    return takeOver(input.note, rest)
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

reportVisit(window)
const script = document.querySelector<HTMLScriptElement>('script[data-application]')
if (script !== null) start(script)
