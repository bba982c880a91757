/** Messages about an identifier's life cycle: what happened, then what to do. */
export const identifierMessages = {
  /** `day` as `2026-05-12`. */
  void: (day: string) => `该标识已于${day}作废，请勿使用该产品，并联系企业核实`,
  suspended: (day: string) => `该标识已于${day}暂停使用，请联系企业核实后再使用该产品`,
  /** Another node answers for the code. */
  elsewhere: (node: string, responsible: string) => `该标识属于${node}，由${responsible}负责解析，请前往其平台查询`,
  /** The record exists, the requested scene does not. */
  unknownScene: '该标识没有这个场景，请从场景菜单中选择',
  /** A barcode names a kind of goods, not a single piece. */
  barcode: '这是商品条码，只说明是哪一款商品，请扫描机身上的二维码查询这一台',
  /** `digit` as computed from the other digits. */
  checkDigit: (digit: string) => `商品条码的校验位不对，最后一位应为 ${digit}，请核对后重新输入`,
  goodsUnknown: '这个商品条码没有在本平台登记，请扫描机身上的二维码，或联系卖家',
  gs1Link: '这是 GS1 数字链接，请打开它对应的产品档案',
  gs1WithoutSerial: '这个 GS1 链接只说明是哪一款商品，请扫描机身上的二维码查询这一台',
  /** The same of an element string, as `(01)09521234000167(21)GT-1`. */
  gs1Elements: '这是 GS1 编码，请打开它对应的产品档案',
  gs1ElementsWithoutSerial: '这个 GS1 编码只说明是哪一款商品，请扫描机身上的二维码查询这一台',
  /** An unregistered code is not reported as counterfeit. */
  gs1SerialUnknown: '此序列号未登记，不能据此判断真假，请核对后重新输入或联系企业',
  /** `state` as `identifierStates` names it. */
  notAllowed: (state: string) => `标识当前为${state}，不能进行此操作，请刷新后重试`,
} as const;
