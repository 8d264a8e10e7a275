import { useId, useLayoutEffect, useRef, useState } from 'react'
import { revealBelow } from '../../binding/reveal-below.ts'
import { usePortal, type Portal, type Stopped } from '../../binding/portal.ts'
import * as styles from '../article/tools.css.ts'

const load = () => import('./LookPanel.tsx').then(({ LookPanel }) => LookPanel)

interface Opened {
  readonly Panel: Awaited<ReturnType<typeof load>>
  readonly model: NonNullable<Awaited<ReturnType<Portal['look']>>>
  readonly stopped: Stopped | null
}

/** Opens the reader's own size, width, light and edges, and whether places are remembered, below itself; their code and style come when they are opened. */
export function LookTool({ className }: { readonly className: string }) {
  const { look, stopped, t } = usePortal()
  const [opened, setOpened] = useState<Opened | null>(null)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = opened !== null
  useLayoutEffect(() => {
    const panel = isOpen ? document.getElementById(id) : null
    if (button.current !== null && panel !== null) revealBelow(button.current, panel)
  }, [id, isOpen])
  const open = async (): Promise<void> => {
    const [Panel, model, places] = await Promise.all([load().catch(() => null), look(), stopped()])
    if (Panel !== null && model !== null) setOpened({ Panel, model, stopped: places })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => (opened === null ? void open() : setOpened(null))}
      >
        <b className={styles.letters} aria-hidden="true">
          Aa
        </b>{' '}
        {t('reading.look')}
      </button>
      {opened === null ? null : <opened.Panel id={id} model={opened.model} stopped={opened.stopped} />}
    </>
  )
}
