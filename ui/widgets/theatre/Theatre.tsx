import * as Dialog from '@radix-ui/react-dialog'
import { languageShown, localise, secondLanguage } from '@xuekan/core'
import type { TheatreModel, TheatreState } from '@xuekan/core/page'
import { floatKey, type ArticleFloat } from '@xuekan/core/content'
import { useRef, useState, type KeyboardEvent } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'
import { useHrefs } from '../../binding/use-hrefs.ts'
import { CopyButton } from '../article/CopyButton.tsx'
import { FloatFiles } from '../float/FloatFiles.tsx'
import { Thumb } from '../float/FloatStrip.tsx'
import { useFloatName } from '../float/use-float-name.ts'
import { Icon } from '../Icon.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { Prose } from '../text/Prose.tsx'
import * as styles from './theatre.css.ts'
import { useZoom } from './use-zoom.ts'

/** One figure or table at a time over the whole window; its link's focus comes back when it closes. */
export function Theatre({ model }: { readonly model: TheatreModel }) {
  const state = useBehavior(model.state$)
  return state === null ? null : <Open model={model} state={state} />
}

function Open({ model, state }: { readonly model: TheatreModel; readonly state: TheatreState }) {
  const { t } = usePortal()
  const [opener] = useState(() => document.activeElement)
  const close = useRef<HTMLButtonElement>(null)
  const name = useFloatName()
  const { floats, at } = state
  const shown = floats[at]
  if (shown === undefined) return null
  return (
    <Dialog.Root open onOpenChange={model.close}>
      <Dialog.Portal>
        <Dialog.Content
          className={styles.theatre}
          aria-modal="true"
          aria-describedby={undefined}
          onKeyDown={(event) => stepByKey(event, model)}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            close.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
          }}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{name(shown.kind, shown.label)}</Dialog.Title>
            <span className={styles.place} role="status">
              {t('theatre.place', { at: at + 1, count: floats.length })}
            </span>
            <CopyButton
              text={() => document.location.href}
              label={<span>{t('article.copyLink')}</span>}
              icon="share"
              className={styles.copy}
              answerClass={styles.answer}
            />
            <Dialog.Close ref={close} className={styles.close} aria-label={t('theatre.close')}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <Stage key={floatKey(shown)} model={model} state={state} shown={shown} />
          <Words state={state} shown={shown} />
          <Film model={model} floats={floats} shown={shown} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** In braces: some browsers answer with a promise, which is not what a ref may. */
const bringIntoView = (button: HTMLButtonElement | null): void => {
  button?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** All of them in a row, which follows the one that is shown. */
function Film({
  model,
  floats,
  shown,
}: {
  readonly model: TheatreModel
  readonly floats: readonly ArticleFloat[]
  readonly shown: ArticleFloat
}) {
  const { t } = usePortal()
  const name = useFloatName()
  return (
    <ul className={styles.film} aria-label={t('float.all')}>
      {floats.map((float) => (
        <li key={floatKey(float)}>
          <button
            ref={float === shown ? bringIntoView : undefined}
            type="button"
            aria-current={float === shown ? 'true' : undefined}
            onClick={() => model.show(float)}
          >
            <Thumb float={float} />
            {name(float.kind, float.label)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A region that scrolls has its arrows for itself. */
function stepByKey({ key, target }: KeyboardEvent, model: TheatreModel): void {
  if (target instanceof Element && target.closest('[role=region]') !== null) return
  if (key === 'ArrowLeft') model.step(-1)
  if (key === 'ArrowRight') model.step(1)
}

interface StageProps {
  readonly model: TheatreModel
  readonly state: TheatreState
  readonly shown: ArticleFloat
}

function Stage({ model, state: { floats, at, details }, shown }: StageProps) {
  const { language, t } = usePortal()
  const known = details.status === 'ready' ? details.value.get(floatKey(shown)) : undefined
  const html = known?.html === undefined ? null : localise(known.html, language)
  return (
    <div className={styles.stage}>
      {html !== null ? (
        <div className={styles.cells}>
          <Prose
            html={html}
            proseKey="theatre"
            lang={known?.html === undefined ? undefined : languageShown(known.html, language)}
          />
        </div>
      ) : shown.imageUrl !== '' ? (
        <Picture shown={shown} onSwipe={model.step} />
      ) : (
        <p role="status">{t(details.status === 'failed' ? 'theatre.noTable' : 'page.loading')}</p>
      )}
      <button
        type="button"
        className={styles.previous}
        aria-label={t('theatre.previous')}
        aria-disabled={at === 0}
        onClick={() => model.step(-1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-label={t('theatre.next')}
        aria-disabled={at === floats.length - 1}
        onClick={() => model.step(1)}
      >
        <Icon name="right" />
      </button>
    </div>
  )
}

function Picture({
  shown,
  onSwipe,
}: {
  readonly shown: ArticleFloat
  readonly onSwipe: (by: 1 | -1) => void
}) {
  const { t } = usePortal()
  const name = useFloatName()(shown.kind, shown.label)
  const { stage, picture, percent, bigger, smaller, whole } = useZoom(onSwipe)
  return (
    <>
      <div ref={stage} className={styles.plate}>
        <img ref={picture} className={styles.picture} src={shown.imageUrl} alt={name} draggable={false} />
      </div>
      <div className={styles.zoom} role="group" aria-label={t('theatre.zoom')}>
        <button type="button" aria-label={t('theatre.smaller')} disabled={percent === 100} onClick={smaller}>
          −
        </button>
        <button type="button" aria-label={t('theatre.whole', { percent })} onClick={whole}>
          {percent}%
        </button>
        <button type="button" aria-label={t('theatre.bigger')} onClick={bigger}>
          +
        </button>
      </div>
    </>
  )
}

/** The caption in the reader's language and in the other, and the files. */
function Words({
  state: { details },
  shown,
}: {
  readonly state: TheatreState
  readonly shown: ArticleFloat
}) {
  const { language, t } = usePortal()
  const hrefs = useHrefs()
  const known = details.status === 'ready' ? details.value.get(floatKey(shown)) : undefined
  const own = known === undefined ? language : languageShown(known.caption, language)
  const other = known === undefined ? null : secondLanguage(known.caption, own)
  return (
    <div className={styles.words}>
      {known === undefined ? (
        <p role="status">{details.status === 'failed' ? t('theatre.noCaption') : ''}</p>
      ) : (
        <>
          <p className={styles.caption} lang={own === language ? undefined : own}>
            {known.label[own] === '' ? null : <b>{known.label[own]} </b>}
            {known.caption[own]}
          </p>
          {other === null ? null : (
            <p className={styles.second} lang={other}>
              {known.label[other] === '' ? null : <b>{known.label[other]} </b>}
              {known.caption[other]}
            </p>
          )}
          <FloatFiles
            shown={known}
            csvUrl={known.csvUrl === undefined ? '' : localise(known.csvUrl, language)}
          />
        </>
      )}
      <PortalLink
        className={styles.page}
        href={hrefs.destination({ page: shown.kind, language, siteId: null, mediaId: shown.id })}
      >
        {t(`theatre.page.${shown.kind}`)}
        <Icon name="right" small />
      </PortalLink>
    </div>
  )
}
