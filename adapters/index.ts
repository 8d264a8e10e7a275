// What a front end needs of a browser, and of a server that answers requests: clock, storage, the page itself.
export { createChunkReload, type ChunkReloadPorts } from './browser/chunk-reload.ts'
export { savePng, type PictureFile } from './browser/save-png.ts'
export { createHostProbe } from './browser/host-probe.ts'
export { createClipboard } from './browser/clipboard.ts'
export { createBrowserConnection } from './browser/connection.ts'
export { createDocumentHead } from './browser/document-head.ts'
export { loadBrowserSanitiser } from './browser/dompurify-sanitiser.ts'
export { createBrowserNavigation } from './browser/navigation.ts'
export { createReturns } from './browser/returns.ts'
export { createBrowserPasskeyDevice } from './browser/passkey-device.ts'
export { createProofSolver, type ProofSolverOptions } from './browser/proof-solver.ts'
export { createBrowserViewport, type AssumedViewport, type BrowserViewport } from './browser/viewport.ts'
export { createSystemClock } from './clock/system-clock.ts'
export { createBrowserCookieJar } from './storage/browser-cookie-jar.ts'
export { createEncryptedStore } from './storage/encrypted-store.ts'
export {
  createRequestCookieJar,
  type RequestCookieJar,
  type RequestCookieOptions,
} from './storage/request-cookie-jar.ts'
export { createStoredSearchMemory } from './storage/search-memory.ts'
export { createStorageChanges } from './storage/storage-changes.ts'
export { localKeys, sessionKeys } from './storage/storage-keys.ts'
export { createStoredValue, type StoredValueOptions } from './storage/stored-value.ts'
export { createWebStorage, textUnder, type TextStore } from './storage/web-storage.ts'
