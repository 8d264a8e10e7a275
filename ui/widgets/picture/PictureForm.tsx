import type { UiLanguage } from '@xuekan/core'
import { pictureFault, type PictureFault, type PictureMessage, type UploadPurpose } from '@xuekan/core/member'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { pictureWords } from '../../locales/picture-words.ts'
import { fault as faultStyle, hint, label } from '../account/account.css.ts'
import type { cropToFile, CropperProps, PictureCropper } from './PictureCropper.tsx'
import * as styles from './picture.css.ts'

interface Props {
  readonly purpose: UploadPurpose
  /** The address of the forms. */
  readonly action: string
  /** Values of the buttons: of what saves a picture, and of what shows none any more. */
  readonly save: 'photo' | 'cover'
  readonly drop: 'dropPhoto' | 'dropCover'
  /** What else the forms say. */
  readonly fields?: Readonly<Record<string, string>>
  /** The picture that there is. */
  readonly shown: ReactNode
  /** Whether that is one that the member has chosen. */
  readonly isOwn: boolean
  readonly fault: PictureFault | null
  readonly language: UiLanguage
}

/** What file choosers offer. */
const accepted: Readonly<Record<UploadPurpose, string>> = {
  photo: 'image/jpeg,image/png,image/bmp',
  cover: 'image/jpeg,image/png',
}

/** A picture that was chosen, and what shows the part of it that is used. */
interface Chosen extends Pick<CropperProps, 'picture'> {
  readonly Cropper: typeof PictureCropper
  readonly crop: typeof cropToFile
}

/**
 * A picture of a member: chosen, cut by whoever has scripts, saved and taken away (C5.9). The form is posted with the file
 * either way; what is wrong with it is said as soon as it is chosen.
 */
export function PictureForm({ purpose, action, save, drop, fields = {}, ...props }: Props) {
  const { shown, isOwn, fault, language } = props
  const words = pictureWords[language]
  const input = useRef<HTMLInputElement>(null)
  const cropped = useRef<Parameters<Chosen['crop']>[0]['crop']>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  /** '' once another picture has been chosen: what the server has said is not of that. */
  const [own, setOwn] = useState<PictureMessage | '' | null>(null)
  const said = own === null ? saidOf(fault, language) : own === '' ? '' : words[own]

  const look = async (file: File | undefined): Promise<void> => {
    cropped.current = null
    setChosen(null)
    setOwn('')
    if (file === undefined) return
    const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)))
    const wrong = pictureFault({ name: file.name, bytes }, purpose)
    if (wrong !== null) return setOwn(wrong)
    const picture = await createImageBitmap(file).catch(() => null)
    if (picture === null) return setOwn('picture.unreadable')
    // without its code the picture is sent whole
    const code = await import('./PictureCropper.tsx').catch(() => null)
    if (code !== null && input.current?.files?.[0] === file)
      setChosen({ picture, Cropper: code.PictureCropper, crop: code.cropToFile })
  }

  // one that was chosen before this code was there
  const early = useEffectEvent(() => {
    const file = input.current?.files?.[0]
    if (file !== undefined) void look(file)
  })
  useEffect(() => early(), [])

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    const form = event.currentTarget
    if (own !== null && own !== '') return event.preventDefault()
    if (chosen === null || cropped.current === null || input.current === null) return
    event.preventDefault()
    const file = await chosen.crop({ picture: chosen.picture, crop: cropped.current, purpose })
    // sent whole where no part can be made of it
    cropped.current = null
    if (file !== null) {
      const files = new DataTransfer()
      files.items.add(file)
      input.current.files = files.files
    }
    form.requestSubmit()
  }

  const hidden = Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
  return (
    <div className={styles.layout}>
      {chosen === null ? (
        <div className={styles.frames[purpose]}>{shown}</div>
      ) : (
        <chosen.Cropper
          picture={chosen.picture}
          purpose={purpose}
          words={words}
          onCrop={(crop) => {
            cropped.current = crop
          }}
        />
      )}
      <div className={styles.acts}>
        <form
          method="post"
          encType="multipart/form-data"
          action={action}
          className={styles.form}
          onSubmit={(event) => void submit(event)}
          noValidate
        >
          {hidden}
          <input type="hidden" name="action" value={save} />
          <label className={label} htmlFor={`${purpose}-file`}>
            {words.choose}
          </label>
          <input
            ref={input}
            className={styles.file}
            id={`${purpose}-file`}
            type="file"
            name="picture"
            accept={accepted[purpose]}
            aria-describedby={`${purpose}-hint${said === '' ? '' : ` ${purpose}-fault`}`}
            aria-invalid={said !== ''}
            onChange={({ currentTarget }) => void look(currentTarget.files?.[0])}
          />
          <p className={hint} id={`${purpose}-hint`}>
            {words[`hint.${purpose}`]}
          </p>
          {said === '' ? null : (
            <p className={faultStyle} id={`${purpose}-fault`} role="alert">
              {said}
            </p>
          )}
          <button className={styles.submit} type="submit">
            {words[`save.${purpose}`]}
          </button>
        </form>
        {isOwn ? (
          <form method="post" action={action}>
            {hidden}
            <button className={styles.drop} type="submit" name="action" value={drop}>
              {words[`drop.${purpose}`]}
            </button>
          </form>
        ) : null}
      </div>
    </div>
  )
}

const saidOf = (fault: PictureFault | null, language: UiLanguage): string =>
  fault === null ? '' : fault.kind === 'words' ? fault.words : pictureWords[language][fault.message]
