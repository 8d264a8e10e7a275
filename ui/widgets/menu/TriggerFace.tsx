import { Icon } from '../Icon.tsx'

/** A button that opens a menu: its words, if it has any, and an arrow. */
export function TriggerFace({ label }: { readonly label: string | null }) {
  return (
    <>
      {label}
      <Icon name="down" small />
    </>
  )
}
