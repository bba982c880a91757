import { type BudgetOption, chinaDate, type LeadInterest, type LeadKind, usernameKey } from '@lima-id/domain';
import { createLeadSeal } from '../src/lead/leadContent.ts';
import { sendContactRequest, sendInquiry } from '../src/lead/sendLead.ts';
import type { LeadSender } from '../src/lead/storeLead.ts';
import type { Clock } from '../src/platform/clock/clock.ts';
import { createKeyedHash } from '../src/platform/secret/keys.ts';
import type { Store } from '../src/schema/store.ts';
import { addDays, chinaMoment } from './chinaTime.ts';
import { clockAt } from './clockAt.ts';
import { lockDemoSeed } from './demoSeed.ts';

/** A demo contact request or inquiry. */
interface DemoLead {
  kind: LeadKind;
  daysAgo: number;
  time: string;
  /** Company, name and number. */
  from: readonly [company: string, name: string, mobile: string];
  words: string;
  /** Code of the industry; none in an inquiry. */
  industry?: string;
  subject?: string;
  budget?: BudgetOption;
  /** Apps by name, with the index of a package if one was chosen. */
  apps?: readonly (readonly [name: string, packagePlace?: number])[];
  /** The logged-in account. */
  username?: string;
}

const fitnessMakers = '244';

/** Oldest first. */
const leads: readonly DemoLead[] = [
  {
    kind: 'contact',
    daysAgo: 34,
    time: '09:26',
    from: ['宁津嘉禾运动器材厂', '刘志刚', '13800000131'],
    industry: fitnessMakers,
    words: '我们有两条跑步机装配线，每天下线约 120 台，想了解铭牌赋码需要哪些设备，现有条码打印机能否继续使用。',
    subject: '健身器材一物一码',
  },
  {
    kind: 'inquiry',
    daysAgo: 31,
    time: '15:08',
    from: ['德州鼎峰健身设备有限公司', '孙晓梅', '13800000132'],
    words: '三个厂区共用一套追溯，是按厂区还是按企业报价？',
    budget: '5万-10万元',
    apps: [['码上追溯']],
  },
  {
    kind: 'contact',
    daysAgo: 27,
    time: '10:41',
    from: ['宁津绿道户外健身设施有限公司', '高建军', '13800000133'],
    industry: fitnessMakers,
    words: '承接了县里 60 个社区的户外路径更新，希望巡检和报修都能扫码完成，请安排人员介绍。',
    apps: [['户外路径巡检'], ['扫码报修']],
  },
  {
    kind: 'inquiry',
    daysAgo: 24,
    time: '16:33',
    from: ['山东众擎健康科技有限公司', '周文博', '13800000134'],
    words: '会员社区想接入我们自己的小程序，请报定制开发的价格和周期。',
    budget: '10万-50万元',
    apps: [['会员运动社区']],
  },
  {
    kind: 'contact',
    daysAgo: 20,
    time: '11:17',
    from: ['青岛海岳体育器材有限公司', '马腾', '13800000135'],
    industry: fitnessMakers,
    words: '出口欧洲的力量器械需要随货提供标识和合格证明，想了解同类企业的做法。',
    subject: '合作案例',
  },
  {
    kind: 'inquiry',
    daysAgo: 17,
    time: '09:52',
    from: ['山东泰岳健身科技有限公司', '李建国', '13800000002'],
    words: '三个车间先上一个，后续扩展时已购部分能否抵扣？',
    budget: '5万-10万元',
    apps: [['高级计划排程'], ['能耗管理']],
    username: 'maker',
  },
  {
    kind: 'contact',
    daysAgo: 13,
    time: '14:05',
    from: ['宁津卓跃力量器械有限公司', '赵立新', '13800000136'],
    industry: fitnessMakers,
    words: '经销商反映有串货，想先在哑铃和杠铃片两个系列试点，请与我联系。',
    apps: [['渠道防窜货']],
  },
  {
    kind: 'contact',
    daysAgo: 10,
    time: '17:48',
    from: ['济南市民健身服务中心', '韩雪', '13800000137'],
    industry: '892',
    words: '场馆现有 400 多台器材，品牌不一，能否统一建账并提醒保养？\n最好本月内能看一次演示。',
    subject: '设备资产管理',
    apps: [['设备资产管理', 1]],
  },
  {
    kind: 'inquiry',
    daysAgo: 7,
    time: '10:20',
    from: ['山东力驰体育用品股份有限公司', '王海涛', '13800000138'],
    words: '集团版含几个子公司账号？年付和一次性买断分别多少钱。',
    budget: '1万-5万元',
    apps: [['标识赋码系统', 3]],
  },
  {
    kind: 'contact',
    daysAgo: 5,
    time: '08:55',
    from: ['天津启元康复器械有限公司', '陈思远', '13800000139'],
    industry: '358',
    words: '康复器械想申请企业前缀，请说明需要准备的材料和审核时间。',
    subject: '申请企业标识前缀',
    username: 'visitor',
  },
  {
    kind: 'inquiry',
    daysAgo: 3,
    time: '13:31',
    from: ['宁津恒力源健身器材有限公司', '丁秀兰', '13800000140'],
    words: '空压站共 5 台空压机，想要改造报价，含传感器和上门安装。',
    budget: '1万-5万元',
    apps: [['空压站无人值守']],
  },
  {
    kind: 'contact',
    daysAgo: 2,
    time: '15:44',
    from: ['河北冀康健身连锁有限公司', '吴倩', '13800000141'],
    industry: '89',
    words: '我们在河北有 26 家门店，想用标识管理器材的租赁和维修，请发一份方案。',
    apps: [['设备资产管理'], ['扫码报修']],
  },
  {
    kind: 'inquiry',
    daysAgo: 1,
    time: '11:06',
    from: ['山东泰岳健身科技有限公司', 'Anna Keller', '13800000142'],
    words: '请提供碳足迹报告的英文样例和单个产品的报价。',
    apps: [['车间碳足迹']],
  },
];

/** The apps that a lead asks about; null when another market was put since, which lacks one of them. */
async function interestsOf(store: Store, apps: NonNullable<DemoLead['apps']>): Promise<LeadInterest[] | null> {
  const chosen: LeadInterest[] = [];
  for (const [name, place] of apps) {
    const packages = await store.kysely
      .selectFrom('product')
      .innerJoin('app_package', 'app_package.product_id', 'product.id')
      .select(['product.id as productId', 'app_package.id as packageId'])
      .where('product.name', '=', name)
      .orderBy('app_package.position')
      .execute();
    const found = packages[(place ?? 1) - 1];
    if (found === undefined) return null;
    chosen.push({ productId: found.productId, packageProductId: place === undefined ? '' : found.packageId });
  }
  return chosen;
}

/** The sender of a lead; each its own visitor. */
async function senderOf(store: Store, { username }: DemoLead, visitor: string): Promise<LeadSender> {
  const account = await store.kysely
    .selectFrom('account')
    .select(['id', 'company_prefix'])
    .where('username_key', '=', usernameKey(username ?? ''))
    .executeTakeFirst();
  return {
    visitor,
    caller: account === undefined ? null : { accountId: account.id, companyPrefix: account.company_prefix },
  };
}

/** Sends a lead as its form does. */
async function send(parts: Parameters<typeof sendInquiry>[0], lead: DemoLead, requestId: string): Promise<void> {
  const { store } = parts;
  const {
    from: [companyName, contactPersonName, contactPersonPhone],
    words: consultContent,
    subject = '',
    industry = '',
    budget = '',
  } = lead;
  const said = { companyName, contactPersonName, contactPersonPhone, consultContent, requestId };
  const interests = await interestsOf(store, lead.apps ?? []);
  if (interests === null) return;
  const sender = await senderOf(store, lead, requestId);
  const reply =
    lead.kind === 'contact'
      ? await sendContactRequest(parts, { ...said, subject, interests, industryCode: industry }, sender)
      : await sendInquiry(parts, { ...said, interests, budget }, sender);
  if ('failure' in reply) throw new Error(`The demo's lead of ${companyName} is refused: ${reply.failure.message}`);
}

/**
 * Sends contact requests and inquiries of the last weeks in a database with the demo data and fewer leads: once, even if several gateways
 * start or an earlier start ended between two of them, since an attempt is stored once.
 */
export async function seedDemoLeads(store: Store, clock: Clock, secret: Uint8Array): Promise<void> {
  const today = chinaDate(clock.now().getTime());
  const isDemo = await store.transaction(async (transaction) => (await lockDemoSeed(transaction)) !== null);
  const some = await store.kysely.selectFrom('lead').select('id').limit(leads.length).execute();
  if (!isDemo || some.length === leads.length) return;
  const parts = {
    store,
    // The limits are for visitors.
    attempts: { countWithin: () => Promise.resolve(null) },
    contents: createLeadSeal(secret),
    hash: createKeyedHash(secret, 'lead'),
  };
  for (const [index, lead] of leads.entries()) {
    const sentAt = chinaMoment(addDays(today, -lead.daysAgo), lead.time);
    await send({ ...parts, clock: clockAt(sentAt) }, lead, `demo-lead-${String(index + 1).padStart(2, '0')}`);
  }
}
