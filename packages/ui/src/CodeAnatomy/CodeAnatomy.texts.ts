/** Labels and notes for the segments of a code. */
export const codeAnatomyTexts = {
  prefix: '标识前缀',
  prefixNote: '在全国范围内唯一',
  suffix: '标识后缀',
  suffixNote: '在企业范围内唯一',
  recognised: '已识别',
  noTopNode: '没有匹配的顶级节点',
  noSecondLevelNode: '没有匹配的二级节点',
  noEnterprisePrefix: '没有匹配的企业前缀',
  noObjectCode: '没有匹配的对象',
  topNodeNote: '全国统一分配',
  secondLevelNodeNote: '所属行业',
  enterprisePrefixNote: '平台审核发放',
  objectCodeNote: '企业自定义',
} as const;
