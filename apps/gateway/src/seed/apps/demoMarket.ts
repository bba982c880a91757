import type { ProductDraft } from '../../market/productRows.ts';
import { addDays } from '../chinaTime.ts';
import { appDetailText } from './appDetailText.ts';
import { appPackages } from './appPackages.ts';
import type { DemoApp } from './demoApp.ts';
import { firstApps } from './firstApps.ts';
import { identifierApps } from './identifierApps.ts';
import { maintenanceApps } from './maintenanceApps.ts';
import { managementApps } from './managementApps.ts';
import { marketingApps } from './marketingApps.ts';
import { productionApps } from './productionApps.ts';

const demoApps: readonly DemoApp[] = [
  ...firstApps,
  ...identifierApps,
  ...productionApps,
  ...managementApps,
  ...maintenanceApps,
  ...marketingApps,
];

/** Apps that the home page recommends: the first ones. */
const recommendedCount = 6;

/** The hottest apps by name. Catalogue entries open the first two: code assignment and asset management. */
const hottest = ['标识赋码系统', '设备资产管理', '扫码报修', '智能产线看板', '商用器械远程监测', '售后工单中心'];

/** The codes by which the consoles of the two apps that catalogue entries open know them. */
const appCodes: Readonly<Record<string, string>> = {
  标识赋码系统: 'code-assignment',
  设备资产管理: 'asset-management',
};

/** Videos by app: drawn by ourselves. */
const videos: Readonly<Record<string, readonly string[]>> = { 标识赋码系统: ['/media/code-assignment.webm'] };

/** Every how many apps one is among the selected, beside the first eight. */
const choiceStep = 4;

/** Days ago on which the newest app came to the market, and days between two of them. */
const newestDaysAgo = 6;
const daysBetween = 11;

/** Steps through the days of listing, so that neighbours in the platform's order are not neighbours in time; shares no factor with 60. */
const stride = 23;

function draftOf(app: DemoApp, index: number, today: string): ProductDraft {
  const id = String(index + 1);
  const daysAgo = newestDaysAgo + ((index * stride) % demoApps.length) * daysBetween;
  const picture = `/illustrations/${app.picture}.svg`;
  const hotRank = hottest.indexOf(app.name);
  return {
    id,
    name: app.name,
    describes: app.describes,
    trait: app.trait,
    negotiable: app.plan === 'onRequest',
    packages: appPackages(id, app),
    categoryIds: [app.category],
    appOriginal: app.original,
    appCode: appCodes[app.name] ?? '',
    level: 1,
    sellTime: addDays(today, -daysAgo),
    recommended: index < recommendedCount,
    choice: index < firstApps.length || index % choiceStep === 0,
    zeroTry: app.plan === 'free' || app.plan === 'freemium',
    hotRank: hotRank === -1 ? null : hotRank + 1,
    position: index + 1,
    picture,
    banners: [picture, '/illustrations/phone-scan.svg', '/illustrations/dashboard.svg'].filter(
      (one, at, all) => all.indexOf(one) === at,
    ),
    videos: videos[app.name] ?? [],
    detail: appDetailText(app),
  };
}

/** The apps of the demo market; `today` is the day in China, on which the newest has been there for some days. */
export function demoProducts(today: string): ProductDraft[] {
  return demoApps.map((app, index) => draftOf(app, index, today));
}

const illustration = (name: string) => `/illustrations/on-ink/${name}.svg`;

/** Banners of the demo market: to apps and outside. */
export const demoBanners = [
  { place: 'market', picture: illustration('line'), redirect_type: 1, outside_address: '', product_id: '1' },
  { place: 'market', picture: illustration('asset'), redirect_type: 1, outside_address: '', product_id: '2' },
  {
    place: 'market',
    picture: illustration('node-tree'),
    redirect_type: 2,
    outside_address: 'https://design.example.cn/',
    product_id: null,
    title: '工业设计平台',
    describes: '器材造型、结构与包装设计资源共享，产品立项即可对接。',
  },
  { place: 'platform', picture: illustration('dashboard'), redirect_type: 1, outside_address: '', product_id: '4' },
  {
    place: 'platform',
    picture: illustration('chain'),
    redirect_type: 2,
    outside_address: 'https://cases.example.cn/',
    product_id: null,
    title: '案例中心',
    describes: '看同行怎样用一个码管好产线、仓库与售后。',
  },
].map((banner, index) => ({ id: String(index + 1), title: '', describes: '', ...banner, position: index + 1 }));

/** Whom the demo market names for advice. */
export const demoAdvisor = { id: true, name: '林顾问', phone: '400-000-0118', hours: '周一至周五 9:00-18:00' };
