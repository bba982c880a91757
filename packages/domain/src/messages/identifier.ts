/** What is said of an identifier's life: what happened, then what to do. */
export const identifierMessages = {
  /** `day` as `2026-05-12`. */
  void: (day: string) => `该标识已于${day}作废，请勿使用该产品，并联系企业核实`,
  suspended: (day: string) => `该标识已于${day}暂停使用，请联系企业核实后再使用该产品`,
  /** Another node answers for the code. */
  elsewhere: (node: string, responsible: string) => `该标识属于${node}，由${responsible}负责解析，请前往其平台查询`,
  /** `state` as `identifierStates` names it. */
  notAllowed: (state: string) => `标识当前为${state}，不能进行此操作，请刷新后重试`,
} as const;
