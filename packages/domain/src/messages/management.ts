import { sceneMasksMax } from '../audience/limits.ts';
import { enterpriseTokenNameMaxLength, enterpriseTokensMax } from '../production/limits.ts';
import { recallCodeMaxLength } from '../recall/limits.ts';
import { reminderLineMax, reminderLineMin } from '../scene/limits.ts';

/** Messages, in Chinese, to those who manage an enterprise's masks and the tokens of its systems. */
export const managementMessages = {
  prefix: '企业前缀有误，请核对后重新提交',
  prefixMissing: '请填写企业前缀，说明为哪家企业操作',
  enterpriseUnknown: '未查询到该企业前缀，请核对后重新提交',
  tokenName: `请填写令牌名称，不超过 ${enterpriseTokenNameMaxLength} 个字符，例如“总装车间采集系统”`,
  tokensFull: `企业令牌最多 ${enterpriseTokensMax} 个，请先停用不再使用的令牌`,
  tokenUnknown: '未查询到该企业令牌，请刷新列表后重试',
  notApproved: '企业前缀尚未通过审核，审核通过后才能签发企业令牌',
  sceneUnknown: '未查询到该场景，请刷新页面后重新选择',
  masks: '字段展示设置有误，请逐项选择字段、可见范围和展示方式后重新提交',
  tooManyMasks: `一个场景最多设置 ${sceneMasksMax} 个字段，请删减后重新提交`,
  /** No field of the scene has this `dataId`. */
  fieldUnknown: (dataId: string) => `场景中没有字段“${dataId}”，请刷新页面后重新选择`,
  fieldRepeated: (dataId: string) => `字段“${dataId}”对同一可见范围设置了两次，请删除其中一项`,
  /** New data of a scene lack a field that has a mask. */
  maskedMissing: (dataId: string) =>
    `场景内容缺少设有展示限制的“${dataId}”，请保留其数据编号，确需删除时请在 deletedFields 中写明后重新保存`,
  /** The field labelled `label` had the id `from`, which has a mask, and now has the id `to`. */
  maskedMoved: (label: string, from: string, to: string) =>
    `设有展示限制的字段“${label}”的数据编号由“${from}”变成了“${to}”，请恢复原来的数据编号后重新保存`,
  /** The field has left the group or table whose mask hid it. */
  maskedOpened: (label: string, dataId: string) =>
    `字段“${label}”（${dataId}）移出了设有展示限制的字段组或表格，内容将会公开，请移回原处，确需移出时先删除它并保存，再添加到新的位置`,
  /** Another list of steps stands before the first one, which has a mask: events of objects are shown among the first. */
  maskedBehind: (label: string, next: string) =>
    `“${label}”设有展示限制，逐件事件随排在最前的过程记录展示，请把它移回“${next}”之前再保存`,
  /** Another kind of block has the id of the first list of steps, which has a mask. */
  maskedRetyped: (label: string, dataId: string) =>
    `设有展示限制的过程记录“${label}”（${dataId}）变成了其他类型的内容，请改回过程记录，确需替换时请在 deletedFields 中写明后重新保存`,
  modelName: `请填写型号名称，不超过 ${recallCodeMaxLength} 个字符`,
  modelUnknown: (model: string) => `未查询到型号“${model}”，请核对型号名称后重新提交`,
  reminderLine: `提醒次数应为 ${reminderLineMin} 至 ${reminderLineMax.toLocaleString('en')} 的整数，按平台默认次数提醒时请留空`,
} as const;
