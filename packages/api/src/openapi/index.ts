export type { OpenApiDocument, OperationObject } from './document.ts';
export { openApiDocument } from './document.ts';
