import {
  faultContactNameMaxLength,
  faultPhotoMax,
  faultWordsMaxLength,
  faultWordsMinLength,
  repairHoursMax,
  repairNameMaxLength,
  repairNoteMaxLength,
} from '../repair/limits.ts';
import { accountMessages } from './account.ts';

/** Messages, in Chinese, about fault reports and repairs. */
export const repairMessages = {
  /** Why a field of a report is refused, by field. */
  form: {
    kind: '请选择故障现象',
    wordsTooShort: `请描述故障情况，至少${faultWordsMinLength}个字`,
    wordsTooLong: `故障描述不能超过${faultWordsMaxLength}字，请精简后重新提交`,
    contactName: `联系人不能超过${faultContactNameMaxLength}字`,
    contactMobile: accountMessages.mobileWrong,
    photos: `照片最多${faultPhotoMax}张，请删除多余的照片`,
    incomplete: '报修信息不完整，请刷新页面后重新提交',
  },
  /** Why a maker's entry about a repair is refused, by field. */
  handling: {
    engineer: `请填写服务人员，不超过${repairNameMaxLength}字`,
    point: `服务网点不能超过${repairNameMaxLength}字`,
    note: `处理说明不能超过${repairNoteMaxLength}字`,
    reason: `请填写未受理的原因，不超过${repairNoteMaxLength}字`,
    result: `请填写处理结果，不超过${repairNoteMaxLength}字`,
    hours: `修复用时须大于0且不超过${repairHoursMax}小时`,
    number: '请填写正确的工单号',
  },
  /** The lookup of a ticket. No message reveals which of the two fields was wrong. */
  lookup: {
    number: '请输入正确的工单号，如 WX-2026-000318',
    mobileTail: '请输入报修手机号后四位',
    /** `tries`: remaining attempts. */
    wrong: (tries: number) => `工单号或手机号后四位不对，请核对后再查，还可以试 ${tries} 次`,
  },
  /** `state` as `faultStates` names it. */
  notAllowed: (state: string) => `工单当前为${state}，不能进行此操作，请刷新后重试`,
  /** The findings of a remote check, as the text of a report. */
  checkFound: (count: number, items: string) => `远程检测发现${count}项异常：${items}`,
} as const;
