/** The kinds of cooperation, in their order. */
export const cooperationTypes = [
  { key: 'technology', name: '技术服务商' },
  { key: 'channel', name: '渠道代理商' },
] as const;
export type CooperationType = (typeof cooperationTypes)[number]['key'];

/** Signs that mark advantages. */
export const advantageSigns = ['product', 'grid', 'interface', 'partner'] as const;
export type AdvantageSign = (typeof advantageSigns)[number];

/** Glyphs of the design system that mark rights. */
export const rightGlyphs = ['cap-one', 'cap-cloud', 'cap-trace', 'cap-collab', 'cap-split', 'cap-power'] as const;

/** The sections of the page in their order, with their names. */
export const ecologySections = [
  { key: 'advantages', name: '生态优势' },
  { key: 'types', name: '合作类型' },
  { key: 'rights', name: '专属权益' },
  { key: 'thresholds', name: '入驻门槛' },
  { key: 'steps', name: '合作流程' },
] as const;
