import { prefixReviewDays, type SegmentName } from '@lima-id/domain';
import type { IllustrationName } from '@lima-id/ui';
import { brand } from '../../brand/brand.ts';

/** What the code of the first example is shown for. */
export const anatomy = { title: '读懂一个标识编码' } as const;

/** The live figures, in reading order. */
export const figures = [
  { key: 'identifierTotal', label: '标识注册量', unit: '', live: false },
  { key: 'resolutionTotal', label: '累计解析量', unit: '', live: false },
  { key: 'enterpriseTotal', label: '接入企业', unit: '家', live: false },
  { key: 'resolutionToday', label: '今日解析 · 每 5 秒更新', unit: '', live: true },
] as const;

/** A step of a resolution; `segment` is the part of the code being resolved, all of it when null. */
export interface ResolutionStep {
  icon: 'scan' | 'top' | 'middle' | 'bottom' | 'record';
  title: string;
  text: (segment: string) => string;
  segment: SegmentName | null;
}

export const resolution = {
  index: '01',
  label: '标识解析',
  title: '一次扫码，编码逐段找到它的主人',
  text: '标识解析像工业领域的「门牌号查询」：编码从左到右逐级识别，一段对应一级节点，最后一段对应一个对象。',
  /** How long a lookup takes, as the gateway measured its latest ones. */
  measured: (ms: number) => (ms < 1 ? '平台实测 小于 1 ms' : `平台实测 ${Math.round(ms)} ms`),
  steps: [
    {
      icon: 'scan',
      title: '扫码',
      text: () => '读取机身铭牌二维码，得到完整标识编码',
      segment: null,
    },
    {
      icon: 'top',
      title: '国家顶级节点',
      text: (segment) => `识别「${segment}」，找到归属的行业节点`,
      segment: 'topNode',
    },
    {
      icon: 'middle',
      title: '行业二级节点',
      text: (segment) => `识别「${segment}」，定位${brand.node.industry}行业目录`,
      segment: 'secondLevelNode',
    },
    {
      icon: 'bottom',
      title: '企业节点',
      text: (segment) => `识别「${segment}」，向企业标识服务请求数据`,
      segment: 'enterprisePrefix',
    },
    {
      icon: 'record',
      title: '返回对象档案',
      text: () => '按「对象码」返回这台器材的产品与场景数据',
      segment: 'objectCode',
    },
  ] satisfies ResolutionStep[],
};

interface ScenePanel {
  title: string;
  text: string;
  picture: IllustrationName;
}

export const scenes = {
  index: '02',
  label: '应用场景',
  title: '从车间到场馆，四类场景先行落地',
  all: { label: '查看全部场景', href: '/solution' },
  linkLabel: '了解场景',
  items: [
    { title: '产业链协同', text: '打通管材、电机、注塑到整机的上下游，以标识串起订单、批次与交付。', picture: 'chain' },
    { title: '设备资产管理', text: '为每台器材建立电子档案，盘点、点检、维保、报废一扫即办。', picture: 'asset' },
    { title: '数据模型构建', text: '沉淀跑步机、力量器械等行业数据模板，字段统一，系统互认。', picture: 'model' },
    { title: '经营决策支持', text: '汇总产销、能耗与故障数据，给出可落到工位的改进建议。', picture: 'decide' },
  ] satisfies ScenePanel[],
};

/** What stands above the six capabilities. */
export const capabilityHead = {
  index: '03',
  label: '码上能力',
  title: '一个码，六种能力',
  text: '编码不只是编号。它是对象在网络中的唯一入口，数据、权限与服务都从这里开始。',
} as const;

/** The three solution cards; the first one stands on ink and is the widest. */
export const solutions = {
  index: '04',
  label: '解决方案',
  title: '围绕一个码，组织好整条链',
  all: { label: '全部解决方案', href: '/solution' },
  linkLabel: '查看方案',
  items: [
    {
      href: '/solution/4',
      title: '健身器材全生命周期追溯方案',
      text: '从来料、焊接、喷涂到装配、发运、维保，关键工序全部绑定到机身编码，召回范围从「整批」缩小到「单台」。',
      tags: ['整机厂', '全流程'],
      picture: 'factory',
    },
    {
      href: '/solution/2',
      title: '智能产线与能耗管理方案',
      text: '工位级采集能耗、节拍与异常，按标识归集到每一台器材。',
      tags: ['车间', '能耗'],
      picture: 'line',
    },
    {
      href: '/solution/3',
      title: '场馆设备资产运维方案',
      text: '扫码报修、自动派单、到期提醒，一套台账管住所有门店。',
      tags: ['连锁场馆', '运维'],
      picture: 'asset',
    },
  ] satisfies (ScenePanel & { href: string; tags: string[] })[],
};

export const products = {
  index: '05',
  label: '推荐产品',
  title: '即开即用的标识应用',
  more: { label: '更多产品', href: '/application/list' },
  linkLabel: '详情',
  retryLabel: '重新加载',
} as const;

export const market = {
  index: '06',
  label: '行业数据',
  title: '健身器材，正在成为数据密集型行业',
  unitNote: '单位：亿元',
  sizeTitle: '中国健身器材市场规模',
  sharesTitle: '品类构成',
  unit: '亿元',
} as const;

export const partners = {
  index: '07',
  label: '合作伙伴',
  title: '与产业链上的同行者一起编码',
  join: { label: '成为伙伴', href: '/ecology' },
} as const;

export const closing = {
  title: '为企业申请一段自己的编码',
  text: `提交资料后一般 ${prefixReviewDays} 个工作日审核完毕，通过即可为产品赋码。`,
  objectWords: '您的产品',
  contactLabel: '联系我们',
  applyLabel: '申请企业前缀',
} as const;
