import type { ThemeId } from '@xuekan/core'

export interface GroupProps {
  readonly theme: ThemeId
}
