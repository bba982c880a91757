import { messages } from '../messages.ts';

/** Messages about the anti-counterfeit lookup of an identifier: what happened, then what to do. */
export const authenticityMessages = {
  /** Title and reason of each verdict; `{count}` lookups, the first at `{firstTime}`. */
  verdicts: {
    unknown: [messages.scene.antiCounterfeitNone, '请核对铭牌上的编码后重新查询；仍查不到时，请联系企业客服。'],
    coating: ['请输入涂层下的验证码', '刮开机身铭牌右下角的涂层，输入 6 位验证码。'],
    locked: ['暂时不能验证', '验证码错误次数过多，请稍后再试，或联系企业客服确认。'],
    recalled: ['该产品在企业召回名单中', '请停止使用该产品，并联系企业售后处理。'],
    suspended: ['该标识已暂停使用', '请先联系企业核实，再使用该产品。'],
    many: ['已被多次查询，请留意', '如果这不是您本人的查询，请核对购买渠道，并联系企业客服确认。'],
    fast: ['查询过于频繁，请留意', '该标识在 24 小时内被查询的次数异常，请核对购买渠道，并联系企业客服确认。'],
    first: ['正品，首次查询', '这是该标识第一次被防伪查询。编码、企业与产品信息一致。'],
    again: ['第 {count} 次查询', '首次查询于 {firstTime}。如果之前的查询与您无关，请核对购买渠道。'],
  },
  /** The code under the coating. */
  coating: {
    malformed: '请输入 6 位涂层验证码，其中没有 0、1 和 B、I、L、O、Q、S、U、Z',
    triesLeft: (tries: number) => `还可尝试 ${tries} 次，超出后请 24 小时后再试。`,
    wrong: (tries: number) => `验证码错误，还可尝试 ${tries} 次，请核对后重新输入`,
    /** `time` as `2026-05-18 10:42`. */
    locked: (time: string) => `验证码错误次数过多，请于 ${time} 后再试，或联系企业客服确认`,
    none: '该标识没有涂层验证码，请刷新页面后重新查询',
  },
  /** A batch of codes that an enterprise sets; `{number}` counts from 1. */
  batch: {
    empty: '请至少提交一条涂层验证码',
    tooLarge: '一次最多提交 {count} 条涂层验证码，请分批提交',
    identifier: '第 {number} 条的标识编码有误，请核对后重新提交',
    code: '第 {number} 条的验证码有误，应为 6 位，且不含 0、1 和 B、I、L、O、Q、S、U、Z',
    repeated: '第 {number} 条的标识与前面重复，请删除其中一条',
    unknown: '第 {number} 条的标识不存在或不属于贵企业，请核对后重新提交',
  },
} as const;
