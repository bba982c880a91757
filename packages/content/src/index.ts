// Loaded by Node as it is, before anything is built: no values of a workspace package may be imported here.
export { contentFiles } from './content/contentFiles.ts';
export { documentFiles } from './documents/documentFiles.ts';
export { importSource } from './importSource.ts';
