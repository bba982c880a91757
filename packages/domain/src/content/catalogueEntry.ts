import * as z from 'zod/mini';
import { catalogueSize } from './catalogueId.ts';
import { contentAddress, contentText as text } from './contentField.ts';

/** The groups of entries: shown on an entry, and used to find related ones. */
export const catalogueGroups = [
  '标识应用',
  '设备运维',
  '生产制造',
  '质量管理',
  '供应物流',
  '营销售后',
  '经营分析',
  '安全环保',
  '行业方案',
] as const;
export type CatalogueGroup = (typeof catalogueGroups)[number];

/** A point of a section; `picture` names a drawing of the design system. */
const point = z.object({ title: text, description: text, picture: z.optional(text) });

/** Its own name and introduction may be empty. */
const section = z.object({ name: z.string(), content: z.string(), list: z.array(point) });

/** An entry of the catalogue of products and solutions. */
export const catalogueEntry = z.object({
  id: z.int().check(z.minimum(1), z.maximum(catalogueSize)),
  title: text,
  /** One or two sentences for the header of the page and for lists. */
  summary: text,
  group: z.literal(catalogueGroups),
  /** Name of the drawing in the header of the page. */
  picture: text,
  /** Address of its trial; without one the page has no trial button. */
  url: z.optional(contentAddress),
  /** HTML before the sections; may be empty. */
  content: z.string(),
  /** Whether the platform offers it. */
  isOffered: z.boolean(),
  advantage: section,
  introduction: section,
  scene: section,
  value: section,
});
export type CatalogueEntry = z.infer<typeof catalogueEntry>;
