import { useCallback, useEffect, useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { ExternalLink } from '../ExternalLink.tsx'
import { PortalLink } from '../PortalLink.tsx'
import { answerOf, type Answer, type Entry, type Way } from './answer-of.ts'
import type { MarkRequest } from './answer-marks.ts'
import * as styles from './answer-card.css.ts'
import { placeBeside } from './place-beside.ts'

interface Props {
  readonly asked: MarkRequest
  readonly onClose: () => void
}

/** What a citation, a note or an abbreviation means, beside it; on a phone a sheet on the bar. */
export function AnswerCard({ asked: { mark, pressed }, onClose }: Props) {
  const { t } = usePortal()
  const [answer] = useState(() => answerOf(mark))
  const show = useCallback(
    (card: HTMLDivElement | null) => {
      if (card === null) return
      if (!card.matches(':popover-open')) card.showPopover()
      placeBeside(card, mark)
      if (pressed) card.focus({ preventScroll: true })
    },
    [mark, pressed],
  )
  useEffect(() => {
    mark.setAttribute('aria-expanded', 'true')
    return () => {
      mark.removeAttribute('aria-expanded')
    }
  }, [mark])
  if (answer === null) return null
  return (
    <div
      ref={show}
      popover="manual"
      role="dialog"
      aria-label={t(`reading.answer.${answer.kind}`)}
      tabIndex={-1}
      data-card={answer.kind}
      className={styles.card}
    >
      {answer.entries.map((entry, index) => (
        // the entries of a card never change
        <CardEntry key={`${index} ${entry.label}`} entry={entry} />
      ))}
      {answer.ways.length === 0 ? null : <Ways ways={answer.ways} />}
      {answer.href === '' ? null : <Foot answer={answer} mark={mark} onLeave={onClose} />}
    </div>
  )
}

function CardEntry({ entry: { label, content, links } }: { readonly entry: Entry }) {
  const { t } = usePortal()
  const fill = useCallback((text: HTMLDivElement | null) => text?.replaceChildren(...content), [content])
  return (
    <div className={styles.entry}>
      {label === '' ? null : <b>{label}</b>}
      <div ref={fill} />
      {links.length === 0 ? null : (
        <p className={styles.links}>
          {links.map(({ register, url }) => (
            <ExternalLink key={register} href={url}>
              {t(`reading.register.${register}`)}
            </ExternalLink>
          ))}
        </p>
      )}
    </div>
  )
}

/** To the articles of an author, to the ORCID record, and to write to. */
function Ways({ ways }: { readonly ways: readonly Way[] }) {
  const { t } = usePortal()
  return (
    <p className={styles.foot}>
      {ways.map(({ kind, url }) =>
        kind === 'articles' ? (
          <PortalLink key={url} href={url}>
            {t('reading.toArticles')}
          </PortalLink>
        ) : (
          <a key={url} href={url}>
            {url.replace(/^(mailto:|https:\/\/)/, '')}
          </a>
        ),
      )}
    </p>
  )
}

interface FootProps {
  readonly answer: Answer
  readonly mark: HTMLElement
  readonly onLeave: () => void
}

/** Where else the text cites it, and the way to the list. */
function Foot({ answer: { kind, places, href }, mark, onLeave }: FootProps) {
  const { t } = usePortal()
  return (
    <p className={styles.foot}>
      {places.length === 0 ? null : (
        <>
          <span>{t('reading.citedIn')}</span>
          {places.map((place) => (
            <a
              key={place.href}
              href={place.href}
              aria-label={place.name === '' ? undefined : place.name}
              aria-current={place.href === `#${mark.id}` ? 'location' : undefined}
              onClick={onLeave}
            >
              {place.text}
            </a>
          ))}
        </>
      )}
      <a className={styles.list} href={href} onClick={onLeave}>
        {t(kind === 'note' ? 'reading.toNote' : 'reading.toList')}
      </a>
    </p>
  )
}
