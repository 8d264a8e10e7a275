/** What a process that a test starts has of the environment of the tests: where programs are, and the time zone. */
export const inherited = (): Readonly<Record<'PATH' | 'TZ', string>> => ({
  PATH: process.env['PATH'] ?? '',
  TZ: process.env['TZ'] ?? '',
})
