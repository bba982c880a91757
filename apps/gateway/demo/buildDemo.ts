import { chinaDate, type ReviewStatus } from '@lima-id/domain';
import { addBikeShowcase } from './bikeShowcase.ts';
import { addDays, chinaMoment } from './chinaTime.ts';
import type { DemoIdentifiers } from './demoData.ts';
import { buildRecalls, type DemoRecall } from './demoRecalls.ts';
import { createDraft } from './draft.ts';
import { type DemoEnterprise, demoApplicants, demoEnterprises, demoNodes } from './enterprises.ts';
import { addModels, afterSalesPhone, modelSubject, type OpenRun } from './productionRuns.ts';
import { type KindKey, type ProductKind, productKinds } from './productKinds.ts';
import { createRandom, type Random } from './random.ts';
import { openRecordBook } from './records.ts';
import { dayMover, type Showcase } from './showcase.ts';
import { addTreadmillShowcase } from './treadmillShowcase.ts';
import { addWalkerShowcase } from './walkerShowcase.ts';

/** Number of identifiers in the demo data. */
export const demoIdentifierCount = 5_000;

/** The industry of every demo enterprise. */
const industry = '体育用品制造 / 健身器材制造';

interface DemoEnterpriseRow {
  prefix: string;
  node_prefix: string;
  name: string;
  industry: string;
  website: string;
  introduce: string;
  area_code: string;
  examine_status: ReviewStatus;
  created_at: Date;
  after_sales_phone: string;
}

/** Initial data of the identifier and home subjects. */
export interface DemoData extends DemoIdentifiers {
  nodes: readonly { prefix: string; name: string }[];
  enterprises: DemoEnterpriseRow[];
  recalls: DemoRecall[];
  /** Lookups answered on past days, oldest first. */
  resolutions: { day: string; shard: number; total: number }[];
}

/** Enterprises with a showcase got their prefix on an earlier day than its codes. */
const showcases: Record<string, { since: string; time: string; kind: KindKey; number: string; name?: string }> = {
  '88.118.001': { since: '2026-03-18', time: '09:42', kind: 'treadmill', number: '6' },
  '88.118.036': { since: '2024-09-12', time: '14:05', kind: 'bike', number: '3' },
  '88.118.012': { since: '2024-11-05', time: '10:18', kind: 'outdoorWalker', number: '2' },
};

const introductions: Record<string, string> = {
  '88.118.001':
    '专注商用有氧与力量器械 18 年，产品覆盖 40 余个国家和地区；2026 年起整机与三类关键部件全部赋码出厂。企业设有焊接、喷涂、总装三个数字化车间，检验数据随标识归档，用户扫码即可查看每一台器材的来源、工艺与维保记录。',
};

const strengths = [
  '产品通过国家强制性安全要求检测',
  '建有省级企业技术中心',
  '年产整机六万余台套',
  '服务网点覆盖二十余省',
];
const habits = ['整机出厂即赋码', '关键部件与整机双向绑定', '检验数据随标识归档', '售后记录随标识更新'];

function nodePrefixOf(prefix: string): string {
  return prefix.slice(0, prefix.lastIndexOf('.'));
}

function introduce(enterprise: DemoEnterprise, random: Random): string {
  const composed = `专注${enterprise.focus} ${enterprise.years} 年，${random.pick(strengths)}；${random.pick(habits)}，用户扫码即可查看来源与维保记录。`;
  return introductions[enterprise.prefix] ?? composed;
}

function addShowcase(showcase: Showcase): void {
  if (showcase.prefix === '88.118.001') addTreadmillShowcase(showcase);
  if (showcase.prefix === '88.118.036') addBikeShowcase(showcase);
  if (showcase.prefix === '88.118.012') addWalkerShowcase(showcase);
}

/** Extra scenes of showcases. */
const strongerKinds: Partial<Record<KindKey, ProductKind>> = {
  treadmill: {
    ...productKinds.treadmill,
    specs: [
      ['额定功率', '4.4 kW（6 HP）'],
      ['最高时速', '22 km/h'],
      ['最大承重', '180 kg'],
    ],
  },
  bike: {
    ...productKinds.bike,
    specs: [
      ['飞轮重量', '20 kg'],
      ['阻力档位', '48 档'],
      ['最大承重', '160 kg'],
    ],
  },
};

function showcaseSubject(enterprise: DemoEnterprise) {
  const own = showcases[enterprise.prefix];
  if (own === undefined) return undefined;
  const subject = modelSubject(enterprise, own.kind, own.number);
  const stronger = { ...subject, kind: strongerKinds[own.kind] ?? subject.kind };
  return own.kind === 'treadmill' ? { ...stronger, modelNumber: 'GT-6 Pro' } : stronger;
}

/** Distributes the remaining identifiers over the open batches, unevenly. */
function fillRuns(runs: readonly OpenRun[], missing: number, random: Random): void {
  for (let left = missing; left > 0; ) {
    const lot = Math.min(left, random.between(3, 12));
    const run = random.pick(runs);
    for (let unit = 0; unit < lot; unit += 1) run.addUnit();
    left -= lot;
  }
}

const resolutionDays = 90;

function pastResolutions(today: string, random: Random): DemoData['resolutions'] {
  return Array.from({ length: resolutionDays }, (_, index) => {
    const day = addDays(today, index - resolutionDays);
    const weekday = new Date(day).getUTCDay();
    const base = weekday === 0 || weekday === 6 ? 260 : 410;
    return { day, shard: 0, total: base + 2 * index + random.between(0, 80) };
  });
}

/**
 * Generates the demo data. Deterministic for a China day and a seed; dates are relative to that day, except those of the showcase machines,
 * whose year is part of their code. Nothing is in the future.
 */
export function buildDemo(now: Date, seed: number): DemoData {
  const today = chinaDate(now.getTime());
  const random = createRandom(seed);
  const draft = createDraft(today);
  const day = dayMover(today);
  const enterprises: DemoEnterpriseRow[] = [];
  const runs: OpenRun[] = [];
  for (const enterprise of demoEnterprises) {
    const { prefix, name } = enterprise;
    const own = showcases[prefix];
    const since = own === undefined ? addDays(today, -random.between(400, 1_200)) : day(own.since);
    enterprises.push({
      prefix,
      node_prefix: nodePrefixOf(prefix),
      name,
      industry,
      website: `https://${enterprise.host}.example.cn`,
      introduce: introduce(enterprise, random),
      area_code: enterprise.areaCode,
      examine_status: 'approved',
      created_at: chinaMoment(since, own?.time ?? `09:${random.between(10, 59)}`),
      after_sales_phone: afterSalesPhone(prefix),
    });
    const records = openRecordBook(draft, prefix, name);
    const subject = showcaseSubject(enterprise);
    if (subject !== undefined) addShowcase({ draft, records, prefix, subject, today, day });
    runs.push(...addModels({ draft, random, records, enterprise, since, today }));
  }
  for (const { prefix, name, areaCode, examineStatus } of demoApplicants) {
    enterprises.push({
      prefix,
      node_prefix: nodePrefixOf(prefix),
      name,
      industry,
      website: '',
      introduce: '健身器材与体育设施的设计、制造与销售。',
      area_code: areaCode,
      examine_status: examineStatus,
      created_at: chinaMoment(addDays(today, -random.between(2, 9)), '15:20'),
      after_sales_phone: '',
    });
  }
  fillRuns(runs, demoIdentifierCount - draft.rows.identifiers.length, random);
  const recalls = buildRecalls(draft.rows.models, day, today);
  return { ...draft.rows, nodes: demoNodes, enterprises, recalls, resolutions: pastResolutions(today, random) };
}
