import {
  batchDraft,
  importMaxBytes,
  importMessages,
  importPartMaxBytes,
  importStates,
  importsListedMax,
  modelDraft,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { formCount, oneFile } from '../wire/formPart.ts';
import { privateLink } from '../wire/privateLink.ts';
import type { Endpoint } from './endpoint.ts';
import { managedPrefix as prefix } from './managedPrefix.ts';
import type { PrivateLinkReply } from './privatePicture.ts';

const model = modelDraft.shape.code;
const importId = z.string().check(z.minLength(1), z.maxLength(64));
const { file: refused } = importMessages;

const importBeginning = z.object({
  prefix,
  /** The model of every line. */
  model,
  /** The own number of the batch of lines that name none. */
  batch: z.optional(batchDraft(0).shape.number),
  /** Name of the file, for the list of imports. */
  name: z.string({ error: refused.name }).check(z.minLength(1, refused.name), z.maxLength(200, refused.name)),
  /** Bytes of the file. */
  size: z.int({ error: refused.size }).check(z.minimum(1, refused.size), z.maximum(importMaxBytes, refused.size)),
  /** SHA-256 of the file, 64 lower-case hexadecimal digits. With it an unfinished upload of the same file is resumed. */
  sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  /**
   * Whether a line with other facts or pictures than those registered changes them; else it is refused. What the file has no column for stays, an
   * empty cell deletes.
   */
  changesFacts: z._default(z.boolean(), false),
});
export type ImportBeginning = z.infer<typeof importBeginning>;

/** Lines by what became of them, or would. */
const importCounts = z.object({
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
});
export type ImportCounts = z.infer<typeof importCounts>;

const refusedImportLine = z.object({
  /** In the sheet, from 1; the names of the columns are a line too. */
  line: z.number(),
  /** The object code, or what stands in its place. */
  code: z.string(),
  /** The field at fault, `facts.waybill`; empty for the line as a whole. */
  field: z.string(),
  message: z.string(),
});
export type RefusedImportLine = z.infer<typeof refusedImportLine>;

const keptImport = z.object({
  importId: z.string(),
  prefix: z.string(),
  model: z.string(),
  batch: z.nullable(z.string()),
  name: z.string(),
  size: z.number(),
  changesFacts: z.boolean(),
  state: z.enum(Object.keys(importStates) as (keyof typeof importStates)[]),
  /** Why it failed, and what to do; empty for others. */
  message: z.string(),
  /** Bytes received: the offset of the next part. */
  received: z.number(),
  /** Names of columns that nobody knows, whose cells are left out. */
  unknownColumns: z.array(z.string()),
  /** Lines to register that were read so far; all of them once the check is over. */
  lines: z.number(),
  /** What the check says that would become of the lines. */
  checked: importCounts,
  /** What became of them; all 0 before the import is carried out. */
  done: importCounts,
  /** Share of the phase that is under way, 0 to 1. */
  progress: z.number(),
  /** Pace of the phase that is under way; null when there is none, or nothing can be said yet. */
  linesPerSecond: z.nullable(z.number()),
  secondsLeft: z.nullable(z.number()),
  /** `YYYY-MM-DD HH:mm`, China time. */
  beginTime: z.string(),
  endTime: z.nullable(z.string()),
});
export type KeptImport = z.infer<typeof keptImport>;

const importQuery = z.object({ prefix, importId });
export type ImportQuery = z.infer<typeof importQuery>;

/** Refused lines that are read with an import. */
export const firstRefusalsMax = 20;

/** An import with its first refused lines. */
const importReport = z.object({
  ...keptImport.shape,
  refusals: z.array(refusedImportLine).check(z.maxLength(firstRefusalsMax)),
});
export type ImportReport = z.infer<typeof importReport>;

const importPart = z.object({
  prefix,
  importId,
  /** The part's offset in the file. */
  offset: formCount,
  file: oneFile,
});
export type ImportPart = z.infer<typeof importPart>;

const importStanding = z.object({ received: z.number() });
export type ImportStanding = z.infer<typeof importStanding>;

const importListQuery = z.object({ prefix });
export type ImportListQuery = z.infer<typeof importListQuery>;

const importList = z.array(keptImport).check(z.maxLength(importsListedMax));

const importOrder = z.object({
  prefix,
  importId,
  /** Whether refused lines are left out; else nothing is registered while a line is refused. */
  onlyGood: z._default(z.boolean(), false),
});
export type ImportOrder = z.infer<typeof importOrder>;

const templateQuery = z.object({ prefix, model });
export type ImportTemplateQuery = z.infer<typeof templateQuery>;

const importTemplate = z.object({
  fileName: z.string(),
  /** CSV in UTF-8 with BOM. */
  text: z.string(),
});
export type ImportTemplate = z.infer<typeof importTemplate>;

const folder = '/platform-console-service/openapi/identifier/import';

const reading = { method: 'POST', auth: 'registrar', encoding: 'json', refusals: [404] } as const;
const writing = { ...reading, isRepeatable: true } as const;

/** Begins an import, or resumes the unfinished upload of the same file. It is checked by itself once the file is complete. */
export const beginImport: Endpoint<ImportBeginning, KeptImport> = {
  ...writing,
  name: 'beginImport',
  path: `${folder}/begin`,
  request: importBeginning,
  reply: keptImport,
  failure: z.null(),
  refusals: [404, 429],
};

/**
 * Uploads the next part of a file. A part that was received already is answered as received; another offset is refused with 409, and the
 * failure names the one to go on from. It names none where the import was stopped or failed: the file has to be uploaded again.
 */
export const sendImportPart: Endpoint<ImportPart, ImportStanding, ImportStanding> = {
  method: 'POST',
  auth: 'registrar',
  encoding: 'multipart',
  name: 'sendImportPart',
  path: `${folder}/part`,
  files: { field: 'file', most: 1, maxBytes: importPartMaxBytes },
  request: importPart,
  reply: importStanding,
  failure: importStanding,
  refusals: [404, 409, 422],
};

/** Reads an import: state, counts, pace, unknown columns, first refused lines. */
export const readImport: Endpoint<ImportQuery, ImportReport> = {
  ...reading,
  name: 'readImport',
  path: `${folder}/read`,
  request: importQuery,
  reply: importReport,
  failure: z.null(),
};

/** Lists the newest imports of an enterprise. */
export const listImports: Endpoint<ImportListQuery, KeptImport[]> = {
  ...reading,
  name: 'listImports',
  path: `${folder}/list`,
  request: importListQuery,
  reply: importList,
  failure: z.null(),
};

/** Carries a checked import out: all lines, or the good ones alone. One that is carried out already is answered as it is. */
export const carryOutImport: Endpoint<ImportOrder, KeptImport> = {
  ...writing,
  name: 'carryOutImport',
  path: `${folder}/run`,
  request: importOrder,
  reply: keptImport,
  failure: z.null(),
  refusals: [404, 409, 422],
};

/** Stops an import. Lines that are registered stay registered. */
export const stopImport: Endpoint<ImportQuery, KeptImport> = {
  ...writing,
  name: 'stopImport',
  path: `${folder}/stop`,
  request: importQuery,
  reply: keptImport,
  failure: z.null(),
  refusals: [404, 409],
};

/** Returns a link to the refused lines of an import: the lines as they were, each with its reason, as CSV. */
export const linkRefusedLines: Endpoint<ImportQuery, PrivateLinkReply> = {
  ...reading,
  name: 'linkRefusedLines',
  path: `${folder}/refused`,
  request: importQuery,
  reply: privateLink,
  failure: z.null(),
};

/** Reads the template of a model's files. */
export const readImportTemplate: Endpoint<ImportTemplateQuery, ImportTemplate> = {
  ...reading,
  name: 'readImportTemplate',
  path: `${folder}/template`,
  request: templateQuery,
  reply: importTemplate,
  failure: z.null(),
};
