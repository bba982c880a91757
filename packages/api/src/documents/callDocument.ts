import type * as z from 'zod/mini';
import type { EndpointName } from '../contract/contract.ts';
import type { Callers } from './access.ts';
import type { CallGroup } from './callGroups.ts';

/** The description of a field in Chinese, and an example where a generic one would not fit. */
export type FieldDocument = string | { text?: string; example: unknown };

/** Fields by their names on the wire. */
export type FieldDocuments = Readonly<Record<string, FieldDocument>>;

/** The documentation of a call beyond its row in the contract. */
export interface CallDocument {
  /** Its title in Chinese, unique in its group. */
  title: string;
  group: CallGroup;
  /** Its effect, its limits, and the effect of a repetition: one Chinese sentence without its full stop. */
  description: string;
  access: Callers;
  /** Whose data its callers reach, in English, for docs/rules/access.md; absent where there is nothing to add. */
  sees?: string;
  /** Fields whose meaning in this call differs from that in its subject. */
  fields?: FieldDocuments;
}

/** The documentation of the calls of one contract file. A call without a document does not compile. */
export interface DocumentOf<Module> {
  /** Objects with a name in the OpenAPI document: those that several calls share, and the main ones of the subject. */
  shapes?: Readonly<Record<string, z.core.$ZodType>>;
  /** Field descriptions of the calls and shapes; they take precedence over the shared ones. */
  fields?: FieldDocuments;
  calls: { readonly [Name in keyof Module & EndpointName]: CallDocument };
}
