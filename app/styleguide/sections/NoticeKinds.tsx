import { localise, type LocalizedText, type NoticesModel } from '@xuekan/core'
import { usePortal } from '../../../ui/binding/portal.ts'
import { button, wrap } from '../../../ui/widgets/controls.css.ts'
import { Notices } from '../../../ui/widgets/notices/Notices.tsx'
import { Sample } from '../Sample.tsx'
import * as styles from '../styleguide.css.ts'

interface Kind {
  readonly id: string
  readonly name: LocalizedText
  readonly report: (notices: NoticesModel) => void
}

const kinds: readonly Kind[] = [
  { id: 'success', name: { zh: '成功', en: 'Success' }, report: ({ notify }) => notify('batchCopySuccess') },
  { id: 'notice', name: { zh: '提示', en: 'Notice' }, report: ({ notify }) => notify('batchNoSelected') },
  { id: 'error', name: { zh: '错误', en: 'Error' }, report: ({ notify }) => notify('getDataErrorMessage') },
  {
    id: 'words',
    name: { zh: '服务器的话', en: 'Words of the server' },
    report: ({ notify }) => notify('serverMessage', '<b>maintenance</b> 今晚 22:00 至 23:00 维护'),
  },
  {
    id: 'action',
    name: { zh: '可撤销', en: 'To be undone' },
    report: ({ notify }) => notify('batchDeleteSuccess', '', 'undoRemoval'),
  },
  { id: 'standing', name: { zh: '持续', en: 'Standing' }, report: ({ notify }) => notify('offline') },
  {
    id: 'over',
    name: { zh: '持续的结束', en: 'Standing no more' },
    report: ({ notify, withdraw }) => {
      withdraw('offline')
      notify('backOnline')
    },
  },
  {
    id: 'alert',
    name: { zh: '需确认', en: 'To be confirmed' },
    report: ({ notify }) => notify('searchTermEmpty'),
  },
]

/** A button for each kind of message; they come where those of a page come, in a window of their own. */
export function NoticeKinds() {
  return (
    <Sample name={{ zh: '各种提示', en: 'Each kind' }} place="window">
      <Notices />
      <NoticeButtons />
    </Sample>
  )
}

function NoticeButtons() {
  const { language, notices } = usePortal()
  return (
    <div className={`${wrap} ${styles.noticeButtons}`}>
      {kinds.map(({ id, name, report }) => (
        <button key={id} type="button" className={button} data-notice={id} onClick={() => report(notices)}>
          {localise(name, language)}
        </button>
      ))}
    </div>
  )
}
