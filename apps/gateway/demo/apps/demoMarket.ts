import type { ProductDraft } from '../../src/market/productRows.ts';
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

/** Number of apps recommended on the home page: the first ones. */
const recommendedCount = 6;

/** The hottest apps by name. Catalogue entries open the first two: code assignment and asset management. */
const hottest = ['标识赋码系统', '设备资产管理', '扫码报修', '智能产线看板', '商用器械远程监测', '售后工单中心'];

/** Console codes of the two apps that catalogue entries open. */
const appCodes: Readonly<Record<string, string>> = {
  标识赋码系统: 'code-assignment',
  设备资产管理: 'asset-management',
};

/** Videos by app: our own films. */
const videos: Readonly<Record<string, readonly string[]>> = { 标识赋码系统: ['/media/code-assignment.webm'] };

/** Every nth app is selected, in addition to the first eight. */
const choiceStep = 4;

/** Age in days of the newest app, and days between two listings. */
const newestDaysAgo = 6;
const daysBetween = 11;

/** Step through the listing dates, coprime with 60, so that the platform's order differs from the order by time. */
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

/** The apps of the demo market; `today` is the day in China. The newest one was listed some days before. */
export function demoProducts(today: string): ProductDraft[] {
  return demoApps.map((app, index) => draftOf(app, index, today));
}

const illustration = (name: string) => `/illustrations/on-ink/${name}.svg`;

/** Banners of the demo market, to apps and to other sites. */
export const demoBanners = [
  { place: 'market', picture: illustration('line'), redirect_type: 'app', outside_address: '', product_id: '1' },
  { place: 'market', picture: illustration('asset'), redirect_type: 'app', outside_address: '', product_id: '2' },
  {
    place: 'market',
    picture: illustration('node-tree'),
    redirect_type: 'outside',
    outside_address: 'https://design.example.cn/',
    product_id: null,
    title: '工业设计平台',
    describes: '器材造型、结构与包装设计资源共享，产品立项即可对接。',
  },
  { place: 'platform', picture: illustration('dashboard'), redirect_type: 'app', outside_address: '', product_id: '4' },
  {
    place: 'platform',
    picture: illustration('chain'),
    redirect_type: 'outside',
    outside_address: 'https://cases.example.cn/',
    product_id: null,
    title: '案例中心',
    describes: '看同行怎样用一个码管好产线、仓库与售后。',
  },
].map((banner, index) => ({ id: String(index + 1), title: '', describes: '', ...banner, position: index + 1 }));

/** Advisor of the demo market. */
export const demoAdvisor = { id: true, name: '林顾问', phone: '400-000-0118', hours: '周一至周五 9:00-18:00' };
