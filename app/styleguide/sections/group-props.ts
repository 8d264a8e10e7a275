import type { ThemeId } from '@xuekan/core/site'

export interface GroupProps {
  readonly theme: ThemeId
}
