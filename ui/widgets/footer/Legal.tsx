import type { FooterConfig } from '@xuekan/core/site'
import { ExternalLink } from '../ExternalLink.tsx'

interface Props {
  readonly config: FooterConfig
  readonly text: string
  readonly className: string
}

/** Copyright and the records of the authorities. */
export function Legal({ config, text, className }: Props) {
  const { icp, policeRecord } = config
  if (text === '' && icp === '' && policeRecord.text === '') return null
  return (
    <p className={className}>
      {text === '' ? null : <span>{text}</span>}
      {icp === '' ? null : <span>{icp}</span>}
      {policeRecord.text === '' ? null : (
        <ExternalLink href={policeRecord.link}>{policeRecord.text}</ExternalLink>
      )}
    </p>
  )
}
