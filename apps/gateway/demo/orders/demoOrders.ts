import type { OrderEvent } from '@lima-id/domain';

/** Buyers: the enterprise with a login, and three without. */
export const demoBuyers = [
  { username: 'maker', companyPrefix: '88.118.001', mobile: null },
  { username: 'henglyuan', companyPrefix: '88.118.002', mobile: '13800000011' },
  { username: 'lichi', companyPrefix: '88.118.003', mobile: '13800000012' },
  { username: 'beiyu', companyPrefix: '88.118.036', mobile: '13800000013' },
] as const;
export type DemoBuyer = (typeof demoBuyers)[number]['username'];

/** Event of a demo order, in hours after the previous one, with its data. */
export type DemoStep =
  | { event: Extract<OrderEvent, 'cancelled' | 'accepted' | 'expired'>; hours: number }
  | { event: 'rejected'; hours: number; why: string }
  /** Submitted with this voucher; the same number is the same file. */
  | { event: 'paymentSubmitted'; hours: number; voucher: number }
  /** A WeChat payment; flagged where the order does not accept it. */
  | { event: 'paid'; hours: number };

export interface DemoOrder {
  buyer: DemoBuyer;
  packageId: string;
  /** In words. */
  duration: string;
  /** Days before today, and time of saving. */
  daysAgo: number;
  time: string;
  remark?: string;
  steps: readonly DemoStep[];
}

const submitted = (voucher: number, hours = 2): DemoStep => ({ event: 'paymentSubmitted', hours, voucher });
const accepted: DemoStep = { event: 'accepted', hours: 21 };

/** Orders in every status, oldest first. Voucher 1 is used by two orders of two enterprises, as a case for reviewers. */
export const demoOrders: readonly DemoOrder[] = [
  { buyer: 'maker', packageId: '901', duration: '1年', daysAgo: 60, time: '09:12', steps: [] },
  {
    buyer: 'maker',
    packageId: '101',
    duration: '1年',
    daysAgo: 40,
    time: '10:26',
    steps: [submitted(1), accepted],
  },
  {
    buyer: 'henglyuan',
    packageId: '201',
    duration: '2年',
    daysAgo: 33,
    time: '14:05',
    steps: [
      submitted(2),
      { event: 'rejected', hours: 20, why: '付款金额少于订单金额，请补足差额后重新上传凭证' },
      submitted(3, 5),
      accepted,
    ],
  },
  {
    buyer: 'maker',
    packageId: '401',
    duration: '1年',
    daysAgo: 25,
    time: '16:40',
    steps: [{ event: 'paid', hours: 0.1 }],
  },
  {
    buyer: 'maker',
    packageId: '102',
    duration: '3个月',
    daysAgo: 20,
    time: '11:18',
    steps: [{ event: 'expired', hours: 168 }],
  },
  {
    buyer: 'lichi',
    packageId: '102',
    duration: '1年',
    daysAgo: 15,
    time: '09:55',
    steps: [{ event: 'cancelled', hours: 1 }],
  },
  {
    buyer: 'maker',
    packageId: '103',
    duration: '1年',
    daysAgo: 12,
    time: '15:31',
    remark: '先不采购集团版，改购专业版',
    steps: [{ event: 'cancelled', hours: 3 }],
  },
  {
    buyer: 'maker',
    packageId: '401',
    duration: '3个月',
    daysAgo: 9,
    time: '10:08',
    steps: [
      { event: 'cancelled', hours: 0.1 },
      { event: 'paid', hours: 0.1 },
    ],
  },
  {
    buyer: 'beiyu',
    packageId: '101',
    duration: '1年',
    daysAgo: 5,
    time: '13:47',
    steps: [submitted(4), { event: 'rejected', hours: 19, why: '凭证中看不清收款账号，请重新上传清晰的凭证' }],
  },
  {
    buyer: 'maker',
    packageId: '201',
    duration: '1年',
    daysAgo: 4,
    time: '09:30',
    steps: [submitted(5), { event: 'rejected', hours: 23, why: '付款人名称与购买企业不一致，请说明或更换凭证' }],
  },
  {
    buyer: 'lichi',
    packageId: '101',
    duration: '1年',
    daysAgo: 3,
    time: '17:22',
    steps: [submitted(1, 1)],
  },
  {
    buyer: 'maker',
    packageId: '202',
    duration: '1年',
    daysAgo: 2,
    time: '10:15',
    remark: '请在月底前开通',
    steps: [submitted(6)],
  },
  { buyer: 'beiyu', packageId: '401', duration: '1年', daysAgo: 2, time: '15:02', steps: [submitted(7, 4)] },
  { buyer: 'henglyuan', packageId: '102', duration: '1年', daysAgo: 1, time: '08:50', steps: [] },
  { buyer: 'maker', packageId: '102', duration: '1年', daysAgo: 1, time: '14:02', steps: [] },
];
