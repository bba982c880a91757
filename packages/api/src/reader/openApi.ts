/** A JSON Schema (2020-12, the dialect of OpenAPI 3.1), as plain data. */
export type JsonSchema = { [keyword: string]: unknown };

/** A reference to a component of the document, by its path: `#/components/schemas/Recall`. */
export interface Reference {
  $ref: string;
}

export interface HeaderObject {
  description: string;
  schema: JsonSchema;
}

/** One response of an operation. */
export interface ResponseObject {
  description: string;
  headers?: Record<string, HeaderObject | Reference>;
  content?: Record<string, MediaTypeObject>;
}

/** A body's schema. */
export interface MediaTypeObject {
  schema: JsonSchema;
  /** A valid example. */
  example?: unknown;
}

/** A field outside the body. */
export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  /** True where the same field should rather be sent in the body. */
  deprecated?: true;
  schema: JsonSchema;
  /** A valid example. */
  example?: unknown;
}

export interface OperationObject {
  operationId: string;
  /** Its title. */
  summary: string;
  /** Its effect. */
  description: string;
  /** Its group; other gateways may name none. */
  tags?: string[];
  /** Any one of them suffices; empty for a public call. Other gateways may leave it out. */
  security?: Record<string, string[]>[];
  parameters?: (ParameterObject | Reference)[];
  requestBody?: { required: boolean; content: Record<string, MediaTypeObject> };
  responses: Record<string, ResponseObject | Reference>;
}

/** How a caller authenticates. */
export type SecurityScheme =
  | { type: 'apiKey'; in: 'header'; name: string; description: string }
  | { type: 'http'; scheme: 'basic'; description: string };

/** An OpenAPI 3.1 document, as plain data. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } };
  servers: { url: string; description: string }[];
  /** The groups of calls, in order. */
  tags: { name: string; description: string }[];
  paths: Record<string, { get?: OperationObject; post?: OperationObject }>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, ParameterObject>;
    headers: Record<string, HeaderObject>;
    responses: Record<string, ResponseObject>;
    securitySchemes: Record<string, SecurityScheme>;
  };
}

/** The document with every reference resolved. */
export type Resolved<Part> = Part extends Reference
  ? never
  : Part extends (infer Entry)[]
    ? Resolved<Entry>[]
    : Part extends object
      ? { [Key in keyof Part]: Resolved<Part[Key]> }
      : Part;

/** The OpenAPI document with every reference replaced by its target. */
export type ResolvedDocument = Resolved<OpenApiDocument>;
/** A call of the OpenAPI document with every reference replaced by its target. */
export type ResolvedOperation = Resolved<OperationObject>;
