/** The kinds of cooperation, in their order. */
export const cooperationTypes = [
  { key: 'technology', name: '技术服务商' },
  { key: 'channel', name: '渠道代理商' },
] as const;
export type CooperationType = (typeof cooperationTypes)[number]['key'];

/** What advantages are marked with. */
export const advantageSigns = ['product', 'grid', 'interface', 'partner'] as const;
export type AdvantageSign = (typeof advantageSigns)[number];

/** What rights are marked with: the glyphs of the design system. */
export const rightGlyphs = ['cap-one', 'cap-cloud', 'cap-trace', 'cap-collab', 'cap-split', 'cap-power'] as const;

/** The sections of the page in their order, with their names. */
export const ecologySections = [
  { key: 'advantages', name: '生态优势' },
  { key: 'types', name: '合作类型' },
  { key: 'rights', name: '专属权益' },
  { key: 'thresholds', name: '入驻门槛' },
  { key: 'steps', name: '合作流程' },
] as const;
