import {
  labelColumnsMax,
  labelPageMaxMm,
  labelRowsMax,
  labelSideMaxMm,
  labelSideMinMm,
  labelsMax,
} from '../label/limits.ts';

/** Messages, in Chinese, to those who draw labels. */
export const labelMessages = {
  format: {
    output: '请选择标签文件的格式：PDF、SVG、PNG、ZPL 或 CSV',
    symbol: '请选择标签上的码：二维码或 Data Matrix 码',
    level: '二维码的容错级别应为 M 或 Q，请重新选择',
    texts: '标签上的文字只能是编码、产品名称和企业名称，请重新选择',
    sheet: '没有这种标签纸，请从列表中选择，或填写自定义尺寸',
    oneSheet: '请选择一种标签纸或填写自定义尺寸，二者只填一项',
    label: `标签的宽和高应为 ${labelSideMinMm} 至 ${labelSideMaxMm} 毫米，请更正`,
    distance: `边距与间隔应为 0 至 ${labelPageMaxMm} 毫米，请更正`,
    page: `纸张的宽和高应为 ${labelSideMinMm} 至 ${labelPageMaxMm} 毫米，请更正，或留空`,
    count: `标签应为 1 至 ${labelColumnsMax} 列、1 至 ${labelRowsMax} 行，请更正`,
    outside: '标签超出纸张，请减少行列数、边距或间隔，或加大纸张',
    dotsPerMm: '打印机密度应为每毫米 8、12 或 24 点，请按打印机说明书选择',
  },
  layout: {
    /** `label` as `50 × 30`, `side` as `17.3`. */
    symbol: (label: string, side: string) =>
      `${label} 毫米的标签太小，印出的码无法识读，标签的宽和高至少要 ${side} 毫米，请换更大的标签，或改用 Data Matrix 码、容错级别 M 或更高密度的打印机`,
    texts: (label: string) => `${label} 毫米的标签放不下所选的文字，请换更大的标签，或减少标签上的文字`,
    address: '标识的网址过长，没有码能容纳，请联系平台管理员',
  },
  choice: {
    either: '请填写对象码清单，或填写型号编号与批次号，二者只填一项',
    none: '没有要制作标签的标识，请至少填写一个对象码',
    tooMany: `一次最多制作 ${labelsMax.toLocaleString('en')} 张标签，请按对象码分次制作`,
    /** `number` of the batch. */
    empty: (number: string) => `批次 ${number} 没有可以制作标签的标识，请先登记标识，或选择其他批次`,
    void: (code: string) => `对象码 ${code} 已作废，不能制作标签，请去掉后重新提交，或选择略过已作废的标识`,
  },
  /** The platform does not know its own address. */
  noAddress: '平台尚未设置公开网址，标签上的码将无法打开，请联系平台管理员设置',
  busy: '正在制作标签的人较多，请稍后再试',
  /** The enterprise has some in progress. */
  ownBusy: '贵企业已有标签正在制作，请等待完成后再试',
} as const;
