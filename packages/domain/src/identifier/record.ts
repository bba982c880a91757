import * as z from 'zod/mini';
import type { Element } from './element.ts';

/**
 * Scene template codes as they travel: traceability (0), management (1), anti-counterfeit (2), supply chain (3),
 * recall (4), smart safety (5), logistics (6), remote operations (7), running monitoring (8), intelligent
 * production (9), equipment repair (10) and custom (100).
 */
export const sceneTemplateCode = z.enum(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '100']);
export type SceneTemplateCode = z.infer<typeof sceneTemplateCode>;

/** One scene of an identifier; a template may occur more than once, distinguished by `sceneConfId`. */
export const scene = z.object({
  sceneConfId: z.string(),
  templateCode: sceneTemplateCode,
  sceneName: z.string(),
  /** Icon name of a custom scene; empty for the built-in ones. */
  icon: z.string(),
  /** Entries in the scene, shown beside its tab. */
  count: z.number(),
  /** Who or what provides the data of the scene; empty when it is the enterprise itself. */
  dataSource: z.string(),
  /** When the data of the scene last changed: `YYYY-MM-DD HH:mm`, China time; empty when that is not known. */
  updateTime: z.string(),
});
export type Scene = z.infer<typeof scene>;

/** The enterprise that owns the prefix. `createTime` is `YYYY-MM-DD HH:mm`, China time. */
export const companyDetails = z.object({
  identifierPrefix: z.string(),
  companyName: z.string(),
  industry: z.string(),
  website: z.string(),
  createTime: z.string(),
  introduce: z.string(),
  /** Address to which the URL-encoded identifier is appended to make the QR content; ends with `identifier=`. */
  qrcodeLink: z.string(),
});
export type CompanyDetails = z.infer<typeof companyDetails>;

/** The recall that an object is in. */
export const recallNotice = z.object({
  /** The enterprise's own number of it: `RC-2026-0402-SB3`. */
  number: z.string(),
  /** The day on which it was published: `YYYY-MM-DD`, China time. */
  time: z.string(),
  /** What may happen to a user of the object. */
  hazard: z.string(),
  /** What is done about it. */
  remedy: z.string(),
  /** The after-sales number to call. */
  phone: z.string(),
});
export type RecallNotice = z.infer<typeof recallNotice>;

/** What a lookup answers: the object, its scenes, and the data of the scene asked for (the first tab when none is). */
export const identifierRecord = z.object({
  identifier: z.string(),
  identifierName: z.string(),
  prefix: z.string(),
  companyName: z.string(),
  /** One or two sentences about the object. */
  describes: z.string(),
  /** When the object got its code: `YYYY-MM-DD HH:mm`, China time. */
  registerTime: z.string(),
  /** Since when its enterprise has suspended it: `YYYY-MM-DD HH:mm`, China time; empty while it has not. */
  suspendTime: z.string(),
  /** The recall that it is in; null when it is in none. */
  recall: z.nullable(recallNotice),
  /** Addresses of pictures, the main one first; may be empty. */
  images: z.array(z.string()),
  scenes: z.array(scene),
  /** `sceneConfId` of the scene that `elements` belong to; empty when the identifier has no scene. */
  sceneConfId: z.string(),
  /** Each as `element` has it, which is apart: few who read records draw figures of production. */
  elements: z.array(z.custom<Element>()),
  companyDetails,
});
export type IdentifierRecord = z.infer<typeof identifierRecord>;
