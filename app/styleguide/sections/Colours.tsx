import { contrastRatio, neutralColours, themeContrasts, themePreset } from '@xuekan/core/site'
import { useBase } from '../base.ts'
import { Sample } from '../Sample.tsx'
import * as styles from '../styleguide.css.ts'
import type { GroupProps } from './group-props.ts'

const sizes = [1, 2, 3, 4, 5, 6, 7] as const

/** The colours of a theme with their contrasts, and the scale of type. */
export function Colours({ theme }: GroupProps) {
  const { language } = useBase()
  const { primary, hover, other, bottomLine } = themePreset(theme)
  const pairs = themeContrasts(themePreset(theme))
  return (
    <>
      <Sample
        name={{ zh: '主题色，与白底的对比度', en: 'Colours of the theme, with their contrast on paper' }}
      >
        <Swatches colours={{ primary, hover, other, bottomLine }} />
      </Sample>
      <Sample name={{ zh: '共用颜色，与白底的对比度', en: 'Shared colours, with their contrast on paper' }}>
        <Swatches colours={neutralColours} />
      </Sample>
      <Sample name={{ zh: '成对使用时的对比度', en: 'Contrast of the pairs in use' }}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(language === 'zh' ? ['用途', '对比度', '下限'] : ['Use', 'Contrast', 'Least']).map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ use, ratio, needed }) => (
              <tr key={use}>
                <th scope="row" lang="en">
                  {use}
                </th>
                <td>{ratio.toFixed(2)}</td>
                <td>{needed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sample>
      {faces.map(({ look, name }) => (
        <Sample key={name.en} name={name}>
          {sizes.map((size) => (
            <p key={size} className={look[size]}>
              {size}　{language === 'zh' ? '江河湖泊的三维结构' : 'Structure of rivers and lakes'}　0123456789
            </p>
          ))}
        </Sample>
      ))}
    </>
  )
}

const faces = [
  { look: styles.serif, name: { zh: '标题字', en: 'Type of headings' } },
  { look: styles.sans, name: { zh: '正文字', en: 'Type of text' } },
] as const

function Swatches({ colours }: { readonly colours: Readonly<Record<string, string>> }) {
  return (
    <ul className={styles.swatches}>
      {Object.entries(colours).map(([name, colour]) => (
        <li key={name} lang="en">
          <svg className={styles.swatch} aria-hidden="true" focusable="false">
            <rect width="100%" height="100%" fill={colour} />
          </svg>
          {name}
          <span className={styles.small}>
            {colour}　{contrastRatio(colour, neutralColours.paper).toFixed(2)}
          </span>
        </li>
      ))}
    </ul>
  )
}
