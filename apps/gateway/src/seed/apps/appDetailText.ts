import type { DemoApp, DemoDelivery } from './demoApp.ts';

/** How an app comes to who bought it: in words, and the steps with their working days. */
const deliveries: Record<
  DemoDelivery,
  { text: string; steps: readonly (readonly [step: string, content: string, days: string])[] }
> = {
  cloud: {
    text: '云端开通，浏览器与手机即可使用，按标识前缀开设企业空间，无须自备服务器。',
    steps: [
      ['开通', '绑定企业标识前缀，开设空间与管理员', '1个工作日'],
      ['初始化', '导入基础数据，配置流程与权限', '3个工作日'],
      ['培训', '操作与管理培训各一次，提供录像', '1个工作日'],
    ],
  },
  device: {
    text: '软件与现场设备配套交付，含采集网关或读码设备的选型、安装与联调。',
    steps: [
      ['勘察', '确认工位、网络与设备接口', '2个工作日'],
      ['安装联调', '设备安装、参数配置与试运行', '5个工作日'],
      ['培训验收', '班组培训，按验收单逐项确认', '2个工作日'],
    ],
  },
  project: {
    text: '按项目实施，由顾问与企业共同梳理流程，方案确认后分阶段上线。',
    steps: [
      ['调研', '现状与需求调研，形成实施方案', '10个工作日'],
      ['实施', '配置、接口开发与数据迁移', '按方案约定'],
      ['上线', '试运行、培训与验收移交', '10个工作日'],
    ],
  },
  plant: {
    text: '部署在企业自有机房，数据不出厂区，含安装、加固与运维交接。',
    steps: [
      ['准备', '确认服务器与网络条件', '2个工作日'],
      ['部署', '安装、加固与备份配置', '3个工作日'],
      ['交接', '运维手册与应急演练', '2个工作日'],
    ],
  },
};

const support = '购买期内享受版本升级与在线支持，工作日 9:00-18:00 两小时内响应，紧急故障四小时内给出处理方案。';

/** The rich text of an app's page: what it does, for whom it is, how it is delivered, and who helps. */
export function appDetailText(app: DemoApp): string {
  const { name, describes, audience, features, picture } = app;
  const { text, steps } = deliveries[app.delivery];
  const list = features.map(([title, words]) => `<li><strong>${title}</strong>：${words}</li>`).join('');
  const rows = steps.map(([step, content, days]) => `<tr><td>${step}</td><td>${content}</td><td>${days}</td></tr>`);
  return [
    `<h2>应用概述</h2><p>${name}：${describes}</p>`,
    `<h2>核心功能</h2><ul>${list}</ul>`,
    `<figure><img src="/illustrations/${picture}.svg" alt="${name}示意图" width="320" height="240" /></figure>`,
    `<h2>适用对象</h2><p>${audience}</p>`,
    `<h2>交付方式</h2><p>${text}</p>`,
    `<table><thead><tr><th scope="col">阶段</th><th scope="col">内容</th><th scope="col">用时</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    `<h2>服务支持</h2><p>${support}</p>`,
  ].join('');
}
