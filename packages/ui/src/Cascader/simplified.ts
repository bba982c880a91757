// A door of its own, so that its table (11 KB) is loaded by a search that needs it only.
export { simplified } from '@lima-id/domain';
