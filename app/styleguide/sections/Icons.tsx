import { Icon, iconNames } from '../../../ui/widgets/Icon.tsx'
import { Sample } from '../Sample.tsx'
import * as styles from '../styleguide.css.ts'

/** Every drawing by its name. */
export function Icons() {
  return (
    <Sample name={{ zh: '全部图标', en: 'All icons' }}>
      <ul className={styles.icons} lang="en">
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Sample>
  )
}
