import type { FooterConfig } from '@xuekan/core'
import { OutsideLink } from '../OutsideLink.tsx'

interface Props {
  readonly config: FooterConfig
  readonly text: string
  readonly className: string
}

/** Copyright and the records of the authorities. */
export function Legal({ config, text, className }: Props) {
  return (
    <p className={className}>
      {text === '' ? null : <span>{text}</span>}
      {config.icp === '' ? null : <span>{config.icp}</span>}
      {config.policeRecord.text === '' ? null : (
        <OutsideLink href={config.policeRecord.link}>{config.policeRecord.text}</OutsideLink>
      )}
    </p>
  )
}
