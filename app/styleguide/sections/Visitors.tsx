import { item, language, row } from '../../../ui/widgets/header/utilities.css.ts'
import { LanguageSwitch } from '../../../ui/widgets/language/LanguageSwitch.tsx'
import { VisitorLinks } from '../../../ui/widgets/visitor/VisitorLinks.tsx'
import { VisitorMenu } from '../../../ui/widgets/visitor/VisitorMenu.tsx'
import { Sample } from '../Sample.tsx'
import { dropdownShell } from '../samples.ts'

const member = 'lin.shuwen@rivers.example'

/** The other language, and the way in or the member's name. */
export function Visitors() {
  return (
    <>
      <Sample name={{ zh: '语言切换：链接', en: 'Language as a link' }}>
        <div className={row}>
          <LanguageSwitch className={language} />
          <LanguageSwitch className={language} phone />
        </div>
      </Sample>
      <Sample name={{ zh: '语言切换：下拉', en: 'Language as a menu' }} options={{ shell: dropdownShell }}>
        <div className={row}>
          <LanguageSwitch className={language} />
          <LanguageSwitch className={language} phone />
        </div>
      </Sample>
      <Sample name={{ zh: '未登录', en: 'Logged out' }}>
        <div className={row}>
          <VisitorMenu className={item} />
        </div>
      </Sample>
      <Sample name={{ zh: '已登录：下拉', en: 'Logged in, as a menu' }} options={{ member }}>
        <div className={row}>
          <VisitorMenu className={item} />
        </div>
      </Sample>
      <Sample name={{ zh: '已登录：侧边菜单里', en: 'Logged in, in the side menu' }} options={{ member }}>
        <div className={row}>
          <VisitorLinks className={item} />
        </div>
      </Sample>
    </>
  )
}
