import {
  batchDraft,
  lineOutcomes,
  modelDraft,
  objectCodeMaxLength,
  registeredDay,
  registrationLines,
  registrationLinesMax,
  registrationMessages,
  reservedCodesMax,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { privateLink } from '../wire/privateLink.ts';
import type { Endpoint } from './endpoint.ts';
import { registrationPage } from './keptVersion.ts';
import { managedPrefix as prefix } from './managedPrefix.ts';
import type { PrivateLinkReply } from './privatePicture.ts';

const model = modelDraft.shape.code;

const registrationCall = z.object({
  prefix,
  /** The model of every line. */
  model,
  /** Each is read on its own: see `identifierDraft`. */
  lines: registrationLines,
  /** Whether one refused line refuses the others. */
  allOrNothing: z._default(z.boolean(), false),
});
export type RegistrationCall = z.infer<typeof registrationCall>;

const registeredLine = z.object({
  /** Index in the call, from 0. */
  line: z.number(),
  /** The object code, or what stands in its place when it is none. */
  code: z.string(),
  outcome: z.enum(Object.keys(lineOutcomes) as (keyof typeof lineOutcomes)[]),
  /** Why it is refused, and what to do; empty for others. */
  reason: z.string(),
  /** The field at fault, `facts.waybill`; empty for others and for the line as a whole. */
  field: z.string(),
  message: z.string(),
});
export type RegisteredLine = z.infer<typeof registeredLine>;

/** What became of each line. */
const registrationReceipt = z.object({
  added: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  results: z.array(registeredLine),
});
export type RegistrationReceipt = z.infer<typeof registrationReceipt>;

const reservation = z.object({
  prefix,
  /** `GT-{year}-{serial:6}` */
  pattern: z.string().check(z.maxLength(2 * objectCodeMaxLength)),
  count: z.int().check(z.minimum(1), z.maximum(reservedCodesMax)),
});
export type CodeReservation = z.infer<typeof reservation>;

/** Codes that nobody else gets, with consecutive serial numbers. */
const reservedCodes = z.object({ codes: z.array(z.string()) });
export type ReservedCodes = z.infer<typeof reservedCodes>;

const identifierState = z.enum(['draft', 'active', 'suspended', 'void']);
const objectCode = z.string().check(z.maxLength(objectCodeMaxLength));

/** Which identifiers of an enterprise are wanted; each filter may be left out. */
const identifierFilter = z.object({
  prefix,
  model: z.optional(model),
  /** The own number of a batch; with that of its model. */
  batch: z.optional(batchDraft(0).shape.number),
  state: z.optional(identifierState),
  /** The beginning of the object code. */
  startsWith: z.optional(objectCode),
  /** The first day of registration, `YYYY-MM-DD` in China. */
  registeredFrom: z.optional(registeredDay),
  /** The last day of registration, included. */
  registeredTo: z.optional(registeredDay),
  /** Whether it has been looked up for its authenticity. */
  lookedUp: z.optional(z.boolean()),
});

type Filter = Pick<z.infer<typeof identifierFilter>, 'model' | 'batch' | 'registeredFrom' | 'registeredTo'>;

const filterChecks = [
  z.refine<Filter>((filter) => filter.batch === undefined || filter.model !== undefined, {
    error: registrationMessages.filter.batchAlone,
    path: ['model'],
  }),
  z.refine<Filter>(
    ({ registeredFrom: from, registeredTo: to }) => from === undefined || to === undefined || from <= to,
    { error: registrationMessages.filter.daysReversed, path: ['registeredFrom'] },
  ),
] as const;

const identifierListQuery = z
  .object({
    ...identifierFilter.shape,
    /** By object code byte by byte, or by time of registration and then by code. */
    order: z._default(z.enum(['code', 'newest', 'oldest']), 'code'),
    /** The last code of the page before. */
    after: z.optional(objectCode),
    size: registrationPage.size,
  })
  .check(...filterChecks);
export type IdentifierListQuery = z.infer<typeof identifierListQuery>;

const listedIdentifier = z.object({
  code: z.string(),
  model: z.string(),
  batch: z.string(),
  state: identifierState,
  /** `YYYY-MM-DD HH:mm`, China time. */
  registerTime: z.string(),
  facts: z.record(z.string(), z.string()),
  pictures: z.array(z.string()),
});
export type ListedIdentifier = z.infer<typeof listedIdentifier>;

const identifierPage = z.object({
  records: z.array(listedIdentifier),
  /** The last code of this page, from which the next one goes on; null when this one is the last. */
  next: z.nullable(z.string()),
});
export type IdentifierPage = z.infer<typeof identifierPage>;

const identifierExport = z
  .object({ ...identifierFilter.shape, format: z.enum(['csv', 'xlsx']) })
  .check(...filterChecks);
export type IdentifierExport = z.infer<typeof identifierExport>;

const statesChange = z.object({
  prefix,
  event: z.enum(['activated', 'suspended', 'resumed', 'voided']),
  codes: z
    .array(objectCode, { error: registrationMessages.line.none })
    .check(
      z.minLength(1, { error: registrationMessages.line.none }),
      z.maxLength(registrationLinesMax, { error: registrationMessages.line.tooMany }),
    ),
});
export type StatesChange = z.infer<typeof statesChange>;

/** What became of each code. */
const statesReceipt = z.object({
  changed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  results: z.array(
    z.object({
      code: z.string(),
      outcome: z.enum(['changed', 'unchanged', 'refused']),
      /** Its state now; null for a code that is not registered. */
      state: z.nullable(identifierState),
      /** Why it is refused, and what to do; empty for others. */
      message: z.string(),
    }),
  ),
});
export type StatesReceipt = z.infer<typeof statesReceipt>;

const factsChange = z.object({
  prefix,
  /** The model of every line. */
  model,
  /** Each is read on its own: a code, its facts and its pictures as they shall be. */
  lines: registrationLines,
});
export type FactsChange = z.infer<typeof factsChange>;

/** What became of each line. */
const factsReceipt = z.object({
  changed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  results: z.array(z.object({ ...registeredLine.shape, outcome: z.enum(['changed', 'unchanged', 'refused']) })),
});
export type FactsReceipt = z.infer<typeof factsReceipt>;

/** Changes on a page of a history. */
export const historyPageMax = 50;

const historyQuery = z.object({
  prefix,
  code: objectCode,
  /** The number of the oldest change of the page before. */
  before: z.optional(z.int().check(z.minimum(1))),
});
export type HistoryQuery = z.infer<typeof historyQuery>;

const identifierChange = z.object({
  /** Counts up with every change of the platform. */
  number: z.number(),
  /** `YYYY-MM-DD HH:mm`, China time. */
  time: z.string(),
  /** User name, or name of the enterprise's system. */
  by: z.string(),
  call: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});

/** Newest first. */
const identifierHistory = z.object({
  records: z.array(identifierChange).check(z.maxLength(historyPageMax)),
  next: z.nullable(z.number()),
});
export type IdentifierHistory = z.infer<typeof identifierHistory>;

const eventReport = z.object({
  prefix,
  /** Each is read on its own: the code of its object, and an `objectEvent`. */
  events: registrationLines,
});
export type EventReport = z.infer<typeof eventReport>;

const eventResult = z.object({
  /** Index in the call, from 0. */
  line: z.number(),
  eventId: z.string(),
  outcome: z.enum(['added', 'repeated', 'refused']),
  /** The field at fault; empty for others. */
  field: z.string(),
  /** Why it is refused, and what to do; empty for others. */
  message: z.string(),
});

/** What became of each event. */
const eventsReceipt = z.object({
  added: z.number(),
  repeated: z.number(),
  refused: z.number(),
  results: z.array(eventResult),
});
export type EventsReceipt = z.infer<typeof eventsReceipt>;

const folder = '/platform-console-service/openapi/identifier';

/** Maximum body size of a registration: the maximum number of lines with facts. */
const registrationMaxBytes = 4 * 1024 * 1024;

/** Maximum body size of a change of states: the maximum number of codes, each of maximum length. */
const statesMaxBytes = 256 * 1024;

const shared = { method: 'POST', auth: 'registrar', encoding: 'json', isRepeatable: true } as const;

/** Registers identifiers of a model. A repetition changes nothing: a line that is registered as it says is unchanged. */
export const registerIdentifiers: Endpoint<RegistrationCall, RegistrationReceipt, RegistrationReceipt> = {
  ...shared,
  name: 'registerIdentifiers',
  path: `${folder}/register`,
  bodyMaxBytes: registrationMaxBytes,
  request: registrationCall,
  reply: registrationReceipt,
  failure: registrationReceipt,
  refusals: [404, 422],
};

/** Replaces facts and pictures of identifiers of a model. Safe to repeat. */
export const changeFacts: Endpoint<FactsChange, FactsReceipt> = {
  ...shared,
  name: 'changeFacts',
  path: `${folder}/facts`,
  bodyMaxBytes: registrationMaxBytes,
  request: factsChange,
  reply: factsReceipt,
  failure: z.null(),
  refusals: [404],
};

/** Reads who changed what of an identifier, and when. */
export const readIdentifierHistory: Endpoint<HistoryQuery, IdentifierHistory> = {
  method: 'POST',
  auth: 'registrar',
  encoding: 'json',
  name: 'readIdentifierHistory',
  path: `${folder}/history`,
  request: historyQuery,
  reply: identifierHistory,
  failure: z.null(),
  refusals: [404],
};

/** Adds events to the lives of objects. A report may be repeated: an event counts once, by the sender's own id. */
export const appendEvents: Endpoint<EventReport, EventsReceipt> = {
  ...shared,
  name: 'appendEvents',
  path: `${folder}/events`,
  bodyMaxBytes: registrationMaxBytes,
  request: eventReport,
  reply: eventsReceipt,
  failure: z.null(),
  refusals: [404],
};

/** Lists the identifiers of an enterprise, page by page. One that is registered before the first page is on exactly one page. */
export const listIdentifiers: Endpoint<IdentifierListQuery, IdentifierPage> = {
  method: 'POST',
  auth: 'registrar',
  encoding: 'json',
  name: 'listIdentifiers',
  path: `${folder}/list`,
  request: identifierListQuery,
  reply: identifierPage,
  failure: z.null(),
  refusals: [404],
};

/**
 * Returns a link to a file with the identifiers that satisfy the filters of `listIdentifiers`: those of each batch in the order of their codes
 * when a model is named, else in the order of codes, or of registration when days are named.
 */
export const exportIdentifiers: Endpoint<IdentifierExport, PrivateLinkReply> = {
  method: 'POST',
  auth: 'registrar',
  encoding: 'json',
  name: 'exportIdentifiers',
  path: `${folder}/export`,
  request: identifierExport,
  reply: privateLink,
  failure: z.null(),
  refusals: [404],
};

/** Changes the state of many identifiers. Safe to repeat: one that is in the state already is unchanged. */
export const changeIdentifierStates: Endpoint<StatesChange, StatesReceipt> = {
  ...shared,
  name: 'changeIdentifierStates',
  path: `${folder}/states`,
  bodyMaxBytes: statesMaxBytes,
  request: statesChange,
  reply: statesReceipt,
  failure: z.null(),
  refusals: [404],
};

/** Reserves codes of a pattern. They belong to the enterprise and are registered later; a repetition with the same key gives the same codes. */
export const reserveCodes: Endpoint<CodeReservation, ReservedCodes> = {
  ...shared,
  name: 'reserveCodes',
  path: `${folder}/reserve`,
  request: reservation,
  reply: reservedCodes,
  failure: z.null(),
  refusals: [404, 409, 422],
};
