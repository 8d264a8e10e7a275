export interface NoticeProps {
  readonly title: string
  readonly message: string
  readonly confirm: string
  readonly onClose: () => void
}
