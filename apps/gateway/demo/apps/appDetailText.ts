import { demoIdentifiers } from '../demoIdentifiers.ts';
import type { DeliveryKind, DemoApp } from './demoApp.ts';

/** The category of code assignment apps. */
const codingCategory = '11';

/** The stages of each kind of delivery, with their working days. */
const stages: Record<DeliveryKind, readonly (readonly [stage: string, days: string])[]> = {
  cloud: [
    ['开通', '1个工作日'],
    ['初始化', '3个工作日'],
    ['培训', '1个工作日'],
  ],
  device: [
    ['勘察', '2个工作日'],
    ['安装联调', '5个工作日'],
    ['培训验收', '2个工作日'],
  ],
  project: [
    ['调研', '10个工作日'],
    ['实施', '按方案约定'],
    ['上线', '10个工作日'],
  ],
};

/** Example of the codes that a code assignment app creates. */
function codeExample({ category }: Pick<DemoApp, 'category'>): string {
  if (!category.startsWith(codingCategory)) return '';
  return `<h2>编码规则示例</h2><p><code>${demoIdentifiers.treadmill}</code></p>`;
}

/** Rich text of an app's page: functions, audience, delivery, and support. */
export function appDetailText(app: DemoApp): string {
  const { name, describes, audience, features, picture, delivery, service } = app;
  const list = features.map(([title, words]) => `<li><strong>${title}</strong>：${words}</li>`).join('');
  const rows = stages[delivery.kind].map(
    ([stage, days], index) => `<tr><td>${stage}</td><td>${delivery.steps[index]}</td><td>${days}</td></tr>`,
  );
  return [
    `<h2>应用概述</h2><p>${name}：${describes}</p>`,
    codeExample(app),
    `<h2>核心功能</h2><ul>${list}</ul>`,
    `<figure><img src="/illustrations/${picture}.svg" alt="${name}示意图" width="320" height="240" /></figure>`,
    `<h2>适用对象</h2><p>${audience}</p>`,
    `<h2>交付方式</h2><p>${delivery.text}</p>`,
    `<table><thead><tr><th scope="col">阶段</th><th scope="col">内容</th><th scope="col">用时</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    `<h2>服务支持</h2><p>${service}</p>`,
  ].join('');
}
