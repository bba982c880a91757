export type { MediaTypeObject, OpenApiDocument, OperationObject, ParameterObject } from './document.ts';
export { openApiDocument } from './document.ts';
export { type OperationGroup, type OperationName, operationGroups, operationNames } from './operations.ts';
export type { JsonSchema } from './schema.ts';
