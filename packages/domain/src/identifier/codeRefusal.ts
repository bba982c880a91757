import { objectCodeMaxLength } from './limits.ts';

/** The four segments of an identifier code, in reading order. */
export const segmentNames = ['topNode', 'secondLevelNode', 'enterprisePrefix', 'objectCode'] as const;
export type SegmentName = (typeof segmentNames)[number];

/** The description of a refused code: the segment at fault, null when it is the code as a whole, and a Chinese sentence. */
export interface RefusalText {
  segment: SegmentName | null;
  message: string;
}

/** Why a text is not an identifier code, by reason: the segment at fault and what the visitor can do next. */
export const codeRefusals = {
  empty: { segment: null, message: '请输入标识编码' },
  inputTooLong: { segment: null, message: '输入的内容过长，请只保留一个标识编码' },
  severalCodes: { segment: null, message: '一次只能查询一个标识编码，请删除多余的编码' },
  severalLines: { segment: null, message: '输入了多行内容，请只保留标识编码这一行' },
  linkWithoutCode: { segment: null, message: '该链接中没有标识编码，请输入铭牌上的编码或重新扫码' },
  brokenEscape: { segment: null, message: '编码中以 % 开头的转义不完整，请重新复制完整的链接' },
  notACode: { segment: null, message: '这不是标识编码，请输入铭牌上的编码，如 88.118.001/GT-2026-000123' },
  slashMissing: { segment: null, message: '缺少斜杠和对象码，请在企业前缀后补上“/”和对象码' },
  prefixMissing: { segment: null, message: '缺少标识前缀，请在对象码前补上前缀，如 88.118.001/' },
  prefixSeparator: { segment: null, message: '标识前缀的三段之间应为英文句点，请改为如 88.118.001 的写法' },
  prefixTooFewSegments: { segment: null, message: '标识前缀不足三段，请按“顶级节点.二级节点.企业前缀”补全' },
  prefixTooManySegments: { segment: null, message: '标识前缀超过三段，请只保留“顶级节点.二级节点.企业前缀”' },
  topNodeMissing: { segment: 'topNode', message: '缺少国家顶级节点，请补上开头的 2 至 3 位数字，如 88' },
  topNodeCharacter: { segment: 'topNode', message: '国家顶级节点只能是数字，请核对开头一段，注意区分字母 O 与数字 0' },
  topNodeLength: { segment: 'topNode', message: '国家顶级节点应为 2 至 3 位数字，请核对开头一段' },
  topNodeLeadingZero: { segment: 'topNode', message: '国家顶级节点不能以 0 开头，请核对开头一段，如 86、88' },
  secondLevelNodeMissing: { segment: 'secondLevelNode', message: '缺少行业二级节点，请补上第二段的 2 至 4 位数字' },
  secondLevelNodeCharacter: {
    segment: 'secondLevelNode',
    message: '行业二级节点只能是数字，请核对第二段，注意区分字母 O 与数字 0',
  },
  secondLevelNodeLength: { segment: 'secondLevelNode', message: '行业二级节点应为 2 至 4 位数字，请核对第二段' },
  enterprisePrefixMissing: { segment: 'enterprisePrefix', message: '缺少企业前缀，请补上斜杠前的 3 至 4 位数字' },
  enterprisePrefixCharacter: {
    segment: 'enterprisePrefix',
    message: '企业前缀只能是数字，请核对第三段，注意区分字母 O 与数字 0',
  },
  enterprisePrefixLength: {
    segment: 'enterprisePrefix',
    message: '企业前缀应为 3 至 4 位数字（001-9999），请核对第三段',
  },
  enterprisePrefixZero: {
    segment: 'enterprisePrefix',
    message: '企业前缀从 001 开始，没有全为 0 的前缀，请核对第三段',
  },
  objectCodeMissing: { segment: 'objectCode', message: '缺少对象码，请补上斜杠后的部分' },
  objectCodeTooLong: {
    segment: 'objectCode',
    message: `对象码超过 ${objectCodeMaxLength} 个字符，请核对后删除多余的内容`,
  },
  objectCodeChinese: { segment: 'objectCode', message: '对象码中不能有汉字，请删除汉字后重新查询' },
  objectCodeCharacter: {
    segment: 'objectCode',
    message: '对象码只能包含字母、数字和 - _ . : / * = @，请删除其他字符',
  },
  objectCodeStart: { segment: 'objectCode', message: '对象码应以字母或数字开头，请删除斜杠后多余的符号' },
  objectCodeEnd: { segment: 'objectCode', message: '对象码以符号结尾，可能没有复制完整，请核对后补全' },
} as const satisfies Record<string, RefusalText>;

/** A reason for refusing a code. */
export type CodeRefusal = keyof typeof codeRefusals;
