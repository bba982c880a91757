import * as z from 'zod/mini';

/** The kinds of stops on a production line, in their order, with their Chinese names and chart colours. Source: docs/rules/production.md. */
export const abnormalTypes = {
  quality: { name: '质量', color: '#1582F1' },
  equipment: { name: '设备', color: '#F7B400' },
  material: { name: '物料', color: '#00DFAD' },
  other: { name: '其他', color: '#510AD4' },
} as const;
/** Why a machine stopped. */
export const abnormalType = z.enum(['quality', 'equipment', 'material', 'other']);
export type AbnormalType = z.infer<typeof abnormalType>;
