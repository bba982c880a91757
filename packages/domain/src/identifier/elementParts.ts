import * as z from 'zod/mini';

/** A single fact: a label and its text. */
export const stringElement = z.object({
  dataId: z.string(),
  dataType: z.literal('String'),
  label: z.string(),
  value: z.string(),
  /** True when `traceIdentifier` leads to another identifier. */
  trace: z.boolean(),
  traceIdentifier: z.string(),
});
export type StringElement = z.infer<typeof stringElement>;

/** A named group of facts. */
export const objectElement = z.object({
  dataId: z.string(),
  dataType: z.literal('Object'),
  label: z.string(),
  value: z.array(stringElement),
});
export type ObjectElement = z.infer<typeof objectElement>;

/** A list of groups with the same facts: a table. */
export const arrayElement = z.object({
  dataId: z.string(),
  dataType: z.literal('Array'),
  label: z.string(),
  value: z.array(objectElement),
});
export type ArrayElement = z.infer<typeof arrayElement>;

/** One step in the life of an object. `time` is `YYYY-MM-DD HH:mm`, China time. */
export const traceEntry = z.object({
  time: z.string(),
  title: z.string(),
  place: z.string(),
  text: z.string(),
  trace: z.boolean(),
  traceIdentifier: z.string(),
  /** Set for a stop of a shipment: `title` is its station, `time` when it arrived there. */
  stop: z.optional(z.literal(true)),
});
export type TraceEntry = z.infer<typeof traceEntry>;

/** The steps of an object, newest first. */
export const traceDetailsElement = z.object({
  dataId: z.string(),
  dataType: z.literal('TraceDetails'),
  label: z.string(),
  value: z.array(traceEntry),
});
export type TraceDetailsElement = z.infer<typeof traceDetailsElement>;

/** Marks a scene that is shown only after the visitor's phone is verified; `value` is the reason shown. */
export const verifyElement = z.object({
  dataId: z.string(),
  dataType: z.literal('isVerify'),
  label: z.string(),
  value: z.string(),
});
export type VerifyElement = z.infer<typeof verifyElement>;
