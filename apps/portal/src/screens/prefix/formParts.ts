/** The four parts of a registration, in the form and in the summary. */
export const formParts = {
  node: { index: '01', title: '节点与前缀' },
  company: { index: '02', title: '企业信息' },
  legal: { index: '03', title: '法定代表人' },
  contact: { index: '04', title: '联系人' },
} as const;
