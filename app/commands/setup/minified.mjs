/** How scripts for a browser are made small: settings of a build (decision 222). */
export const minified = /** @type {const} */ ({
  minify: 'terser',
  terserOptions: { ecma: 2020, module: true, compress: { passes: 3, inline: 1 } },
})
