// Read by Node as it is, before anything is built: nothing here may import a workspace package's values.
export { contentFiles } from './content/contentFiles.ts';
export { documentFiles } from './documents/documentFiles.ts';
export { importSource } from './importSource.ts';
