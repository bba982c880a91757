import * as z from 'zod/mini';
import type { Element } from './element.ts';

/** The scene templates; `custom` is the template of scenes that an enterprise designs. */
export const sceneTemplateCode = z.enum([
  'traceability',
  'management',
  'antiCounterfeit',
  'supplyChain',
  'recall',
  'smartSafety',
  'logistics',
  'remoteOperations',
  'runningMonitoring',
  'intelligentProduction',
  'equipmentRepair',
  'custom',
]);
export type SceneTemplateCode = z.infer<typeof sceneTemplateCode>;

/** One scene of an identifier; a template may occur more than once, distinguished by `sceneConfId`. */
export const scene = z.object({
  sceneConfId: z.string(),
  templateCode: sceneTemplateCode,
  sceneName: z.string(),
  /** Icon name of a custom scene; empty for the built-in ones. */
  icon: z.string(),
  /** Entries in the scene, shown on its tab; 0 when their number is not known. */
  count: z.number(),
  /** The provider of the scene's data; empty when it is the enterprise itself. */
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

/** The recall that covers an object. */
export const recallNotice = z.object({
  /** The enterprise's number of the recall: `RC-2026-0402-SB3`. */
  number: z.string(),
  /** The day on which it was published: `YYYY-MM-DD`, China time. */
  time: z.string(),
  /** The danger to a user of the object. */
  hazard: z.string(),
  /** The remedy offered. */
  remedy: z.string(),
  /** The after-sales number to call. */
  phone: z.string(),
});
export type RecallNotice = z.infer<typeof recallNotice>;

/** The answer to a lookup: the object, its scenes, and the data of the requested scene (the first tab by default). */
export const identifierRecord = z.object({
  identifier: z.string(),
  identifierName: z.string(),
  prefix: z.string(),
  companyName: z.string(),
  /** One or two sentences about the object; empty without any. */
  describes: z.string(),
  /** When the object got its code: `YYYY-MM-DD HH:mm`, China time; empty when that is not known. */
  registerTime: z.string(),
  /** When its enterprise suspended it: `YYYY-MM-DD HH:mm`, China time; empty while it is not suspended. */
  suspendTime: z.string(),
  /** The recall that covers it; null without one. */
  recall: z.nullable(recallNotice),
  /** Addresses of pictures, the main one first; may be empty. */
  images: z.array(z.string()),
  scenes: z.array(scene),
  /** `sceneConfId` of the scene that `elements` belong to; empty when the identifier has no scene, or that is not known. */
  sceneConfId: z.string(),
  /** Validated by `element`, which is a separate module: few readers of records draw production figures. */
  elements: z.array(z.custom<Element>()),
  companyDetails,
});
export type IdentifierRecord = z.infer<typeof identifierRecord>;
