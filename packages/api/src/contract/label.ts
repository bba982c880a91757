import { batchDraft, labelFormat, labelMessages, labelsMax, modelDraft, objectCodeMaxLength } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { managedPrefix as prefix } from './managedPrefix.ts';

const messages = labelMessages.choice;

/** Characters of a code that may have its prefix, with room for blanks that are dropped. */
const codeMaxLength = 2 * objectCodeMaxLength;

const labelDrawing = z
  .object({
    prefix,
    /** Object codes, or whole codes, in the order of the labels; null for those of a batch. */
    codes: z._default(
      z.nullable(
        z
          .array(z.string().check(z.maxLength(codeMaxLength)), { error: messages.none })
          .check(z.minLength(1, { error: messages.none }), z.maxLength(labelsMax, { error: messages.tooMany })),
      ),
      null,
    ),
    /** The model of the batch; null with `codes`. */
    model: z._default(z.nullable(modelDraft.shape.code), null),
    /** The own number of the batch; null with `codes`. */
    batch: z._default(z.nullable(batchDraft(0).shape.number), null),
    /** Whether void identifiers are left out; otherwise one of them refuses all labels. */
    leaveOutVoid: z._default(z.boolean(), false),
    format: labelFormat,
  })
  .check(
    z.refine(
      ({ codes, model, batch }) =>
        codes === null ? model !== null && batch !== null : model === null && batch === null,
      messages.either,
    ),
  );
export type LabelDrawing = z.infer<typeof labelDrawing>;

/** Maximum body size: the maximum number of codes, each of maximum length. */
const labelsMaxBytes = 2 * 1024 * 1024;

/** Draws labels of identifiers as one file: a PDF, a ZIP of pictures, commands for thermal printers, or a table. */
export const drawLabels: Endpoint<LabelDrawing, File> = {
  name: 'drawLabels',
  method: 'POST',
  path: '/platform-console-service/openapi/identifier/labels',
  auth: 'registrar',
  encoding: 'json',
  bodyMaxBytes: labelsMaxBytes,
  request: labelDrawing,
  reply: z.file(),
  fileTypes: ['application/pdf', 'application/zip', 'text/plain', 'text/csv'],
  failure: z.null(),
  refusals: [404, 422, 503],
};
