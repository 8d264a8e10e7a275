/** Latin letters first, then Chinese ones; the families named F, L, R and N are stand-ins (`fonts.css.ts`). */
const chineseSans = '"PingFang SC","Noto Sans CJK SC","Source Han Sans SC","Microsoft YaHei",sans-serif'
const chineseSerif = '"Songti SC","Noto Serif CJK SC","Source Han Serif SC","Microsoft YaHei",serif'
const standInsBesideChinese = { sans: '"Inter F","Inter FR"', serif: '"Source Serif F","Source Serif FN"' }
const standIns = { sans: '"Inter L","Inter LR"', serif: '"Source Serif L","Source Serif LN"' }

/** The families of Chinese text, in which “ ” ‘ ’ — … belong to the Chinese font. */
export const besideChinese = {
  plain: {
    sans: `${standInsBesideChinese.sans},${chineseSans}`,
    serif: `${standInsBesideChinese.serif},${chineseSerif}`,
  },
  withWebFonts: {
    sans: `"Inter CN","Inter X",${standInsBesideChinese.sans},${chineseSans}`,
    serif: `"Source Serif CN","Source Serif X",${standInsBesideChinese.serif},${chineseSerif}`,
  },
} as const

/** The families of any other text. */
export const latin = {
  plain: {
    sans: `${standIns.sans},${chineseSans}`,
    serif: `${standIns.serif},Georgia,${chineseSerif}`,
  },
  withWebFonts: {
    sans: `"Inter Variable","Inter X",${standIns.sans},${chineseSans}`,
    serif: `"Source Serif Variable","Source Serif X",${standIns.serif},Georgia,${chineseSerif}`,
  },
} as const
